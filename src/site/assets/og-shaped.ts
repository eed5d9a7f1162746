import type { Site } from '../../content/site.ts';
import { type Canvas, drawOutline } from '../../theme/drawing/canvas.ts';
import { findUncoveredCharacters, toShapeableText } from '../../theme/drawing/faces.ts';
import { fitText, type ShapedLine, type ShapingOptions } from '../../theme/drawing/shaped-text.ts';
import { drawRules, imageMargin, legalNameLine, nameLine, ogImageSize } from './og-plain.ts';

/** Wider than for Latin, because of signs above and below letters. */
const leading = 1.34;
const top = 178;
const room = {
  width: ogImageSize.width - 2 * imageMargin,
  height: 318,
  leading,
  sizes: [100, 88, 76, 64, 54, 46, 38, 32],
};

/** Picture of a page in shaped fonts: like the plain one, but for the face and where lines begin. */
export function drawShaped(site: Site, title: string, setting: ShapingOptions): Canvas {
  const canvas = drawRules(site);
  const line = (text: string, { baseline, size }: { baseline: number; size: number }, ink: number) => {
    if (findUncoveredCharacters(text, setting.faces).length > 0) return;
    const block = fitText(text, setting, { ...room, height: size * leading, sizes: [size, size * 0.75, size * 0.5] });
    const [first] = block.lines;
    if (first) drawLine(canvas, first, setting.isRtl, baseline, block.size, ink);
  };
  line(toShapeableText(site.name), nameLine, 1);
  line(toShapeableText(site.company.legalName), legalNameLine, 0);
  const { size, lines } = fitText(title, setting, room);
  lines.forEach((each, i) => {
    drawLine(canvas, each, setting.isRtl, top + size * (1.06 + i * leading), size, 0);
  });
  return canvas;
}

function drawLine(canvas: Canvas, line: ShapedLine, isRtl: boolean, baseline: number, size: number, ink: number): void {
  const scale = size / 1000;
  const left = isRtl ? ogImageSize.width - imageMargin - line.width * scale : imageMargin;
  for (const glyph of line.glyphs)
    drawOutline(canvas, glyph.outline, left + (glyph.left + glyph.x) * scale, baseline + glyph.y * scale, scale, ink);
}
