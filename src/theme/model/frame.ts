import type { Language } from '../../language/language.ts';

/** A link with its text. */
export interface LabelledLink {
  readonly label: string;
  /** Path or URL. */
  readonly to: string;
}

/** An entry of the navigation: a link, or a title with links below it. */
export type MenuEntry = LabelledLink | Submenu;

interface Submenu {
  readonly label: string;
  readonly items: readonly LabelledLink[];
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
  /** Version that the pages describe. */
  readonly version?: string | undefined;
  /** Logo; if absent, the name stands alone. */
  readonly logo?: Logo | undefined;
  /** A notice that every page must show. */
  readonly notice: string | undefined;
  /** Banner on every page; hidden from `until` on, YYYY-MM-DD. */
  readonly banner?: { readonly text: string; readonly to?: string | undefined; readonly until: string } | undefined;
  /** Where the entries of the header stand: beside the name, below it, or behind a button. */
  readonly layout: 'split' | 'centred' | 'minimal';
  /** Navigation in order: at most seven entries. */
  readonly navigation: readonly MenuEntry[];
  /** Target of the link under which the page stands. */
  readonly current?: string | undefined;
  /** Calls to action, the main one first. */
  readonly actions: readonly LabelledLink[];
  /** Path of the search page, if there is one. */
  readonly search?: string | undefined;
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
  readonly layout: 'columns' | 'centred' | 'minimal';
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
