import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { type MediaType, mediaTypes } from '../../core/media-types.ts';
import { createCanvas, drawText, fillRectangle, pictureOf } from '../../drawing/canvas.ts';
import { encodeIco, encodePng, type Picture } from '../../drawing/png.ts';
import { glyphOf, isDrawable } from '../../drawing/type.ts';
import { accentColor, hexOf, paperColor } from '../colors.ts';

/** Addresses that browsers and phones ask for by themselves, so that their names are fixed. */
export const icons = {
  svg: { path: '/favicon.svg', mediaType: mediaTypes.svg, sizes: 'any' },
  ico: { path: '/favicon.ico', mediaType: mediaTypes.ico, sizes: '32x32' },
  touch: { path: '/apple-touch-icon.png', mediaType: mediaTypes.png, sizes: '180x180' },
} as const;

/** The site's mark: its initial over a rule, as vectors and in the two sizes that are asked for. Files of public/ win. */
export function favicon(site: Site): Document[] {
  const letter = initialOf(site.name);
  const files: readonly (readonly [string, MediaType, () => string | Uint8Array])[] = [
    [icons.svg.path, icons.svg.mediaType, () => svg(letter)],
    [icons.ico.path, icons.ico.mediaType, () => encodeIco(picture(letter, 32))],
    [icons.touch.path, icons.touch.mediaType, () => encodePng(picture(letter, 180))],
  ];
  return files
    .filter(([path]) => !site.publicFiles.some((file) => file.path === path))
    .map(([path, mediaType, render]) => ({
      path,
      file: path.slice(1),
      kind: 'public',
      mediaType,
      title: 'Icon',
      description: 'Icon of the site.',
      madeOf: JSON.stringify([path, letter]),
      render,
    }));
}

/** Empty if the name begins in a script without outlines here: the mark is then the rule alone. */
function initialOf(name: string): string {
  const letter = [...name.toUpperCase()][0] ?? '';
  return isDrawable(letter) ? letter : '';
}

/** In 64ths of the icon's side. */
const em = 56;
const foot = 45;
const rule = { x: 14, y: 51, width: 36, height: 4 };

function svg(letter: string): string {
  const scale = em / 1000;
  const paths = letter === '' ? [] : glyphOf(letter).paths;
  const x = letter === '' ? 0 : (64 - glyphOf(letter).advance * scale) / 2;
  const outline = paths.map((d) => `<path d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="${hexOf(accentColor)}" d="M0 0h64v64H0z"/>
<g fill="${hexOf(paperColor)}"><path d="M${rule.x} ${rule.y}h${rule.width}v${rule.height}h-${rule.width}z"/><g transform="translate(${Number(x.toFixed(2))} ${foot}) scale(${scale})">${outline}</g></g>
</svg>
`;
}

function picture(letter: string, side: number): Picture {
  const unit = side / 64;
  const canvas = createCanvas(side, side, accentColor, [paperColor]);
  const [x, y, width, height] = [rule.x, rule.y, rule.width, rule.height].map((n) => Math.round(n * unit));
  fillRectangle(canvas, x!, y!, width!, height!);
  if (letter !== '') {
    const size = em * unit;
    drawText(canvas, letter, (side - (glyphOf(letter).advance * size) / 1000) / 2, foot * unit, size);
  }
  return pictureOf(canvas);
}
