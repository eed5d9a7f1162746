import type { Site } from '../../content/site.ts';
import type { Rgb } from '../../core/contrast.ts';
import { resolveSiteColors } from '../../theme/colors/site-colors.ts';
import { type Canvas, createCanvas, drawText, fillRectangle } from '../../theme/drawing/canvas.ts';
import { breakLines, isDrawable, toDrawableText, typeset } from '../../theme/drawing/typesetting.ts';

/** Usual size of Open Graph images, in pixels. */
export const ogImageSize = { width: 1200, height: 630 } as const;
/** Margin at the sides, in pixels. */
export const imageMargin = 84;
/** Baselines and sizes of the site's name and the legal name. */
export const nameLine = { baseline: 122, size: 46 } as const;
export const legalNameLine = { baseline: ogImageSize.height - 74, size: 28 } as const;

/** Ground, text and accent of pictures: on paper, or on the brand colour. */
export function pictureColors({ brand }: Pick<Site, 'brand'>): readonly [ground: Rgb, ink: Rgb, accent: Rgb] {
  const { paper, ink, accent, band, onBand, softOnBand } = resolveSiteColors(brand).light;
  return brand?.share === 'band' ? [band, onBand, softOnBand] : [paper, ink, accent];
}

/** A picture with the masthead's three rules. */
export function drawRules(site: Pick<Site, 'brand'>): Canvas {
  const { width, height } = ogImageSize;
  const [ground, ...inks] = pictureColors(site);
  const canvas = createCanvas(width, height, ground, inks);
  fillRectangle(canvas, imageMargin, 148, width - 2 * imageMargin, 8);
  fillRectangle(canvas, imageMargin, 160, width - 2 * imageMargin, 2);
  fillRectangle(canvas, imageMargin, height - 124, width - 2 * imageMargin, 2);
  return canvas;
}

/** Common part of a site's pictures in the built-in face; skips names that it cannot draw. */
export function drawFrame(site: Site): Canvas {
  const canvas = drawRules(site);
  const [name, legalName] = [toDrawableText(site.name), toDrawableText(site.company.legalName)];
  if (isDrawable(name)) drawText(canvas, name, imageMargin, nameLine.baseline, nameLine.size, 1);
  if (isDrawable(legalName)) drawText(canvas, legalName, imageMargin, legalNameLine.baseline, legalNameLine.size);
  return canvas;
}

/** Draws a title in the built-in face, as large as four lines allow. */
export function drawTitle(canvas: Canvas, title: string): void {
  const width = ogImageSize.width - 2 * imageMargin;
  const fits = (size: number) => {
    const lines = breakLines(title, (width * 1000) / size);
    return lines.length * size * 1.14 <= 300 && lines.every((line) => (typeset(line).width * size) / 1000 <= width);
  };
  const size = [112, 96, 84, 72, 60, 48].find(fits) ?? 36;
  breakLines(title, (width * 1000) / size).forEach((line, i) => {
    drawText(canvas, line, imageMargin - size * 0.03, 196 + size * (0.86 + i * 1.14), size);
  });
}
