import { type Html, html } from '../../../core/html.ts';
import type { FrameModel } from '../../model/frame.ts';

/** Minimum aspect ratio of a logo that stands for the name. */
const wide = 2;

/** The logo and the name of the site; a wide logo stands alone. */
export function renderBrandName({ logo, name }: Pick<FrameModel, 'logo' | 'name'>): Html {
  if (logo === undefined) return html`<span>${name}</span>`;
  const { light, dark, width, height, needsPlate } = logo;
  const isName = width / height >= wide;
  const image = html`<img src="${light}" alt="${isName && name}" width="${width}" height="${height}"${needsPlate && html` class="plate"`}>`;
  return html`${dark === undefined ? image : html`<picture><source srcset="${dark}" media="(prefers-color-scheme: dark)">${image}</picture>`}${!isName && html`<span>${name}</span>`}`;
}
