import type { Site } from '../../content/site.ts';
import type { HomeHero } from '../../theme/model/view.ts';

/** A link with its label: `to` is a path of this site, `href` an address elsewhere. */
interface BrandLink {
  readonly label: string;
  readonly to?: string | undefined;
  readonly href?: string | undefined;
}

/** Brand settings for the frame of pages. */
export interface FrameBrand {
  readonly logo?: {
    readonly light: string;
    readonly dark?: string | undefined;
    readonly width: number;
    readonly height: number;
    readonly needsPlate: boolean;
  };
  readonly hero: HomeHero['form'];
  readonly header: {
    readonly items?: readonly BrandLink[];
    readonly action?: { readonly label: string; readonly to: string };
  };
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly BrandLink[] }[];
    readonly profiles: readonly { readonly name: string; readonly href: string }[];
  };
  readonly banner?: { readonly text: string; readonly until: string; readonly to?: string | undefined };
}

/** Brand of a site; undefined: standard look. */
export const frameBrand = (site: Site & { readonly brand?: FrameBrand }): FrameBrand | undefined => site.brand;
