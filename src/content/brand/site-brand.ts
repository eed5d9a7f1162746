import type { z } from 'zod';
import type { brandSchema } from '../schemas/brand.ts';

type Said = z.output<typeof brandSchema>;
/** A font of the site, which is downloaded. */
export type BrandFont = Exclude<NonNullable<Said['font']>, string>;
/** A link with its words: `to` is a path of this site, `href` an address elsewhere. */
type BrandLink = NonNullable<NonNullable<Said['header']>['items']>[number];

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
  readonly radius: NonNullable<Said['radius']>;
  readonly density: NonNullable<Said['density']>;
  readonly font?: NonNullable<Said['font']>;
  readonly hero: NonNullable<Said['hero']>;
  readonly header: {
    /** Absent: the usual entries. */
    readonly items?: readonly BrandLink[];
    readonly action?: NonNullable<NonNullable<Said['header']>['action']>;
  };
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly BrandLink[] }[];
    readonly profiles: readonly { readonly name: string; readonly href: string }[];
  };
  /** Absent from its own `until` on. */
  readonly banner?: NonNullable<Said['banner']>;
  readonly share: NonNullable<Said['share']>;
}

/** The brand with its defaults, on a day (YYYY-MM-DD); the banner is left out from its own day on. */
export function toSiteBrand(said: Said, needsPlate: boolean, today: string | undefined): SiteBrand {
  const { logo, mark, color, font, header = {}, footer = {}, banner } = said;
  const isOver = banner !== undefined && today !== undefined && today >= banner.until;
  const { items, action } = header;
  return {
    ...(logo && { logo: { ...logo, needsPlate } }),
    ...(mark !== undefined && { mark }),
    ...(color !== undefined && { color: color.toLowerCase() }),
    radius: said.radius ?? 'none',
    density: said.density ?? 'regular',
    ...(font !== undefined && { font }),
    hero: said.hero ?? 'plain',
    header: { ...(items && { items }), ...(action && { action }) },
    footer: { columns: footer.columns ?? [], profiles: footer.profiles ?? [] },
    ...(banner && !isOver && { banner }),
    share: said.share ?? 'plain',
  };
}
