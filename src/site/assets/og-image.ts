import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { isTracked } from '../../core/tracking.ts';
import { type Canvas, copyCanvas, createCanvas, drawText, fillRectangle, pictureOf } from '../../drawing/canvas.ts';
import { encodePng } from '../../drawing/png.ts';
import { breakLines, drawableText, isDrawable, typeset } from '../../drawing/type.ts';
import { accentColor, inkColor, paperColor } from '../colors.ts';

/** What the Open Graph protocol's consumers expect, in pixels. */
export const ogImageSize = { width: 1200, height: 630 } as const;
/** Raise it with every change of the drawing: the name of an image is made of what it shows, not of its bytes. */
const drawing = 1;
/** With more pages in content/ than this, all but the homepage share one image whatever was asked for. */
const mostImages = 200;
const margin = 84;

/**
 * The path of the picture that stands for a page where it is linked to (ogp.me): `og:image`. Undefined if its text has
 * characters without outlines here: no picture says more than one that is blank or has gaps.
 */
export function ogImagePath(site: Site, path: string, title: string): string | undefined {
  const said = ogImageText(site, path, title);
  if (isTracked(site)) return imagePath(site, said);
  const ofSite = imagePaths.get(site) ?? new Map<string, string | undefined>();
  imagePaths.set(site, ofSite);
  if (!ofSite.has(said)) ofSite.set(said, imagePath(site, said));
  return ofSite.get(said);
}

/** Most pages of a site share a picture, whose name every one of them asks for. */
const imagePaths = new WeakMap<Site, Map<string, string | undefined>>();

function imagePath(site: Site, said: string): string | undefined {
  const text = drawableText(said);
  return isDrawable(text) ? `/assets/og.${sha256(madeOf(site, text)).slice(0, 12)}.png` : undefined;
}

/**
 * The characters of a page's picture that cannot be drawn, each once, and whether it is the picture of many pages: as a
 * build for production will draw it, whatever this one draws.
 */
export function undrawable(site: Site, path: string, title: string): { characters: string[]; isShared: boolean } {
  const asked: Site = { ...site, pagePictures: true };
  const characters = [...new Set(drawableText(ogImageText(asked, path, title)))].filter((c) => !isDrawable(c));
  return { characters, isShared: isShared(asked, path) };
}

/** What the picture of a page says: its title, or the site's name where pages share one. */
export function ogImageText(site: Site, path: string, title: string): string {
  return isShared(site, path) ? site.name : title;
}

/** Everything that a picture is made of. */
function madeOf(site: Site, text: string): string {
  return JSON.stringify([drawing, text, site.name, site.company.legalName]);
}

/**
 * The pictures of these pages: the site's name or, where each has its own, the page's title, set as the site's masthead
 * is. Equal pictures are one document.
 */
export function ogImages(site: Site, pages: readonly Document[]): Document[] {
  const images = new Map<string, Document>();
  const drawn = new Set<string>();
  let shared: Canvas | undefined;
  for (const { path, title, kind } of pages) {
    if (kind !== 'page') continue;
    const said = ogImageText(site, path, title);
    if (drawn.has(said)) continue;
    drawn.add(said);
    const file = ogImagePath(site, path, title);
    if (file === undefined) continue;
    const text = drawableText(said);
    images.set(file, {
      path: file,
      file: file.slice(1),
      kind: 'asset',
      mediaType: mediaTypes.png,
      title: 'Open Graph image',
      description: 'Picture of a page for previews of links.',
      madeOf: madeOf(site, text),
      render() {
        shared ??= frame(site);
        const canvas = copyCanvas(shared);
        drawTitle(canvas, text);
        return encodePng(pictureOf(canvas));
      },
    });
  }
  return [...images.values()];
}

function isShared(site: Site, path: string): boolean {
  return !site.pagePictures || (site.pages.length > mostImages && path !== '/');
}

function frame(site: Site): Canvas {
  const { width, height } = ogImageSize;
  const canvas = createCanvas(width, height, paperColor, [inkColor, accentColor]);
  fillRectangle(canvas, margin, 148, width - 2 * margin, 8);
  fillRectangle(canvas, margin, 160, width - 2 * margin, 2);
  fillRectangle(canvas, margin, height - 124, width - 2 * margin, 2);
  const [name, legalName] = [drawableText(site.name), drawableText(site.company.legalName)];
  if (isDrawable(name)) drawText(canvas, name, margin, 122, 46, 1);
  if (isDrawable(legalName)) drawText(canvas, legalName, margin, height - 74, 28);
  return canvas;
}

/** As large as four lines allow. */
function drawTitle(canvas: Canvas, title: string): void {
  const width = ogImageSize.width - 2 * margin;
  const fits = (size: number) => {
    const lines = breakLines(title, (width * 1000) / size);
    return lines.length * size * 1.14 <= 300 && lines.every((line) => (typeset(line).width * size) / 1000 <= width);
  };
  const size = [112, 96, 84, 72, 60, 48].find(fits) ?? 36;
  breakLines(title, (width * 1000) / size).forEach((line, i) => {
    drawText(canvas, line, margin - size * 0.03, 196 + size * (0.86 + i * 1.14), size);
  });
}
