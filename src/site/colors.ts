import type { Color } from '../drawing/png.ts';

/** Colours that the stylesheet and the generated pictures share. */
export const paperColor: Color = [252, 252, 250];
export const inkColor: Color = [21, 23, 28];
export const accentColor: Color = [35, 58, 150];
export const darkPaperColor: Color = [17, 19, 24];

/** `#fcfcfa`, for CSS, SVG and the manifest. */
export function hexOf(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
