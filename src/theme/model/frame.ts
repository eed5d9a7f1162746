import type { Language } from '../../language/language.ts';

/** A link with its text. */
export interface WayIn {
  readonly label: string;
  /** Path or URL. */
  readonly to: string;
}

/** The same page in another language. */
export interface OtherLanguage extends WayIn {
  /** BCP 47. */
  readonly language: string;
}

/** What stands around the main element of every page. */
export interface FrameModel {
  /** With the organisation's own words. */
  readonly language: Language;
  /** The name of the site. */
  readonly name: string;
  /** Pictures of the organisation; absent: its name stands alone. */
  readonly logo?: Logo | undefined;
  /** A sentence that must stand on every page. */
  readonly notice: string | undefined;
  /** News of the day over every page; hidden from `until` on, YYYY-MM-DD. */
  readonly banner?: { readonly text: string; readonly to?: string | undefined; readonly until: string } | undefined;
  /** The ways in, in their order: at most seven. */
  readonly navigation: readonly (WayIn & { readonly isCurrent: boolean })[];
  /** What a visitor is asked to do. */
  readonly action?: WayIn | undefined;
  /** Path of the page with the search; absent: there is none. */
  readonly search?: string | undefined;
  /** It is that page. */
  readonly isSearch?: boolean | undefined;
  /** When the content changed, YYYY-MM-DD, and the same in words where they are known; absent on the 404 page. */
  readonly updated: { readonly date: string; readonly words?: string | undefined } | undefined;
  /** Path of the Markdown mirror; absent on the 404 page. */
  readonly mirror: string | undefined;
  readonly translations: readonly OtherLanguage[];
  readonly footer: Footer;
}

/** Paths of a wide or square picture, and its size in pixels. */
export interface Logo {
  readonly light: string;
  readonly dark?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** It cannot be told from dark paper, and stands on a light plate there. */
  readonly needsPlate: boolean;
}

/** Links below a title. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly (WayIn & { readonly language?: string | undefined })[];
}

/** Who is responsible, further pages, and what programs read. */
export interface Footer {
  readonly legalName: string;
  /** Its number under its name, as it is printed. */
  readonly number: { readonly label: string; readonly value: string } | undefined;
  readonly jurisdiction: string | undefined;
  /** Those of content/brand.ts, or the organisation's pages and how to reach it. */
  readonly columns: readonly FooterColumn[];
  /** Further pages, legal ones among them. */
  readonly pages: readonly (WayIn & { readonly language?: string | undefined })[];
  /** Profiles elsewhere. */
  readonly profiles: readonly WayIn[];
  readonly programs: readonly WayIn[];
  readonly licence: WayIn;
}
