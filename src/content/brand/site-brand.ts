import type { z } from 'zod';
import { omitUndefined } from '../../core/omit-undefined.ts';
import type { brandSchema } from '../schemas/brand.ts';

type Said = z.output<typeof brandSchema>;
/** A font of the site, which is downloaded. */
export type BrandFont = Exclude<NonNullable<Said['font']>, string>;
type Header = NonNullable<Said['header']>;
type Footer = NonNullable<Said['footer']>;

/** Values of content/brand.ts with defaults. */
export interface SiteBrand {
  readonly logo?: NonNullable<Said['logo']> & {
    /** Whether parts of it can hardly be seen on dark paper, where it stands on a light plate. */
    readonly needsPlate: boolean;
  };
  /** Path of a square SVG or PNG. */
  readonly mark?: string;
  /** `#rrggbb`; absent: the colours of the standard look. */
  readonly color?: string;
  readonly look: NonNullable<Said['look']>;
  readonly docs?: NonNullable<Said['docs']>;
  readonly radius: NonNullable<Said['radius']>;
  readonly density: NonNullable<Said['density']>;
  readonly font?: NonNullable<Said['font']>;
  readonly hero: NonNullable<Said['hero']>;
  /** Absent items: the usual entries. */
  readonly header: Header & { readonly layout: NonNullable<Header['layout']> };
  readonly footer: { readonly [Member in keyof Footer]-?: NonNullable<Footer[Member]> };
  /** Absent from its own `until` on. */
  readonly banner?: NonNullable<Said['banner']>;
  readonly share: NonNullable<Said['share']>;
}

/** The brand with its defaults, on a day (YYYY-MM-DD); the banner is left out from its own day on. */
export function toSiteBrand(said: Said, needsPlate: boolean, today: string | undefined): SiteBrand {
  const { look = 'register', logo, color, header, footer, banner, ...others } = said;
  const isOver = banner !== undefined && today !== undefined && today >= banner.until;
  return {
    look,
    radius: look === 'register' ? 'none' : 'large',
    density: 'regular',
    hero: look === 'bold' ? 'band' : 'plain',
    share: 'plain',
    ...omitUndefined(others),
    ...(logo && { logo: { ...logo, needsPlate } }),
    ...(color !== undefined && { color: color.toLowerCase() }),
    header: { layout: 'split', ...omitUndefined(header ?? {}) },
    footer: { columns: [], profiles: [], layout: 'columns', ...omitUndefined(footer ?? {}) },
    ...(banner && !isOver && { banner }),
  };
}
