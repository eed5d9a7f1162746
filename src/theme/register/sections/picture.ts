import { type Html, html } from '../../../core/html.ts';
import { srcset } from '../../../core/picture.ts';
import type { PictureWithAlt } from '../../model/sections.ts';

/** Loading and width of a picture. */
interface PictureOptions {
  /** The `sizes` attribute. */
  readonly sizes: string;
  readonly isLate: boolean;
}

/** A picture with its size, so that nothing moves when it loads, and `srcset`; the first of a page has priority. */
export function renderPicture({ src, alt, size }: PictureWithAlt, { sizes, isLate }: PictureOptions): Html {
  const widths = size && srcset(size);
  return html`<img src="${src}" alt="${alt}"${widths !== undefined && html` srcset="${widths}" sizes="${sizes}"`}${size && html` width="${size.width}" height="${size.height}"`}${isLate ? html` loading="lazy" decoding="async"` : html` fetchpriority="high"`}>`;
}
