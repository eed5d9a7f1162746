import { type Html, html } from '../../../core/html.ts';
import { srcset } from '../../../core/picture.ts';
import type { ShownPicture } from '../../model/sections.ts';

/** Loading and width of a picture. */
export interface Loading {
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly isLate: boolean;
}

/** A picture with its size, so that nothing moves when it loads, and `srcset`; the first of a page has priority. */
export function pictureOf({ src, alt, size }: ShownPicture, { sizes, isLate }: Loading): Html {
  const widths = size && srcset(size);
  return html`<img src="${src}" alt="${alt}"${widths !== undefined && html` srcset="${widths}" sizes="${sizes}"`}${size && html` width="${size.width}" height="${size.height}"`}${isLate ? html` loading="lazy" decoding="async"` : html` fetchpriority="high"`}>`;
}
