import type { Site } from '../../content/site.ts';
import { type MediaType, mediaTypes } from '../../core/media-types.ts';

/** An icon of the site. */
interface Icon {
  readonly path: string;
  readonly mediaType: MediaType;
  readonly sizes: string;
  /** Pixels; absent for SVG. */
  readonly side?: number;
  /** `head`: browsers find it in the head or by its name; the manifest need not list it. */
  readonly purpose?: 'maskable' | 'head';
}

const png = (path: string, side: number, purpose?: Icon['purpose']): Icon => ({
  path,
  mediaType: mediaTypes.png,
  sizes: `${side}x${side}`,
  side,
  ...(purpose && { purpose }),
});

/** Icons by name; paths that browsers and phones request by themselves are fixed. */
export const icons = {
  svg: { path: '/favicon.svg', mediaType: mediaTypes.svg, sizes: 'any' } as Icon,
  ico: { path: '/favicon.ico', mediaType: mediaTypes.ico, sizes: '32x32', side: 32, purpose: 'head' } as Icon,
  touch: png('/apple-touch-icon.png', 180),
  small: png('/icon-192.png', 192),
  large: png('/icon-512.png', 512),
  maskable: png('/icon-maskable-512.png', 512, 'maskable'),
} as const;

/** Icons of a site: without vectors for a PNG mark, unless public/ has them. */
export function listIcons({ brand, publicFiles }: Pick<Site, 'brand' | 'publicFiles'>): Icon[] {
  const hasVectors =
    brand?.mark === undefined || brand.mark.endsWith('.svg') || publicFiles.some(({ path }) => path === icons.svg.path);
  return Object.values(icons).filter((icon) => icon !== icons.svg || hasVectors);
}
