import type { Language } from '../../language/language.ts';

/** A link with its text. */
export interface LabelledLink {
  readonly label: string;
  /** Path or URL. */
  readonly to: string;
}

/** A translation of the page. */
interface TranslationLink extends LabelledLink {
  /** BCP 47. */
  readonly language: string;
}

/** Frame around the main element of every page. */
export interface FrameModel {
  /** Includes own words of the site. */
  readonly language: Language;
  /** The name of the site. */
  readonly name: string;
  /** Logo; if absent, the name stands alone. */
  readonly logo?: Logo | undefined;
  /** A notice that every page must show. */
  readonly notice: string | undefined;
  /** Banner on every page; hidden from `until` on, YYYY-MM-DD. */
  readonly banner?: { readonly text: string; readonly to?: string | undefined; readonly until: string } | undefined;
  /** Navigation in order: at most seven links. */
  readonly navigation: readonly (LabelledLink & { readonly isCurrent: boolean })[];
  /** Call to action. */
  readonly action?: LabelledLink | undefined;
  /** Path of the search page, if there is one. */
  readonly search?: string | undefined;
  /** On that page. */
  readonly isSearch?: boolean | undefined;
  /** Date of the last change, YYYY-MM-DD, and its words if they are known; absent on the 404 page. */
  readonly updated: { readonly date: string; readonly words?: string | undefined } | undefined;
  /** Path of the Markdown mirror; absent on the 404 page. */
  readonly mirror: string | undefined;
  readonly translations: readonly TranslationLink[];
  readonly footer: Footer;
}

/** Paths of a wide or square picture, and its size in pixels. */
export interface Logo {
  readonly light: string;
  readonly dark?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** Hard to see on dark paper, so that it needs a light plate. */
  readonly needsPlate: boolean;
}

/** Links below a title. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly (LabelledLink & { readonly language?: string | undefined })[];
}

/** Responsible body, further pages, and links for programs. */
export interface Footer {
  readonly legalName: string;
  /** Registration number as printed. */
  readonly number: { readonly label: string; readonly value: string } | undefined;
  readonly jurisdiction: string | undefined;
  /** Columns of content/brand.ts, else pages of the organisation and contact. */
  readonly columns: readonly FooterColumn[];
  /** Further pages, legal ones among them. */
  readonly pages: readonly (LabelledLink & { readonly language?: string | undefined })[];
  /** Profiles elsewhere. */
  readonly profiles: readonly LabelledLink[];
  readonly programs: readonly LabelledLink[];
  readonly licence: LabelledLink;
}
