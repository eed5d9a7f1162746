import type { Picture } from '../../core/picture.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import type { LabelledLink } from './frame.ts';

// Data of page sections, independent of their look: plain values, which can go to another thread.

/** A picture with its description; `size` if known. */
export interface PictureWithAlt {
  readonly src: string;
  readonly alt: string;
  readonly size?: Picture | undefined;
}

/** Opening of a page, instead of title and description. */
export interface PageHero {
  readonly heading: string;
  readonly text: string;
  readonly picture?: PictureWithAlt | undefined;
  readonly links: readonly LabelledLink[];
}

/** Markdown of an editor in both forms. */
export interface SectionText {
  readonly html: string;
  readonly markdown: string;
}

export interface KeyFigure {
  readonly value: string;
  readonly label: string;
  readonly source: string;
  /** A year, a month or a day. */
  readonly date: string;
  readonly to?: string | undefined;
}

export interface Quotation {
  readonly text: string;
  readonly name: string;
  readonly role?: string | undefined;
  readonly organisation?: string | undefined;
  /** Day of the person's consent. */
  readonly permission: string;
  /** Where it was published first: in words, or its address. */
  readonly source?: { readonly text?: string; readonly to?: string } | undefined;
}

export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly picture?: PictureWithAlt | undefined;
}

export interface Download {
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly date: string;
  /** Bytes. */
  readonly size?: number | undefined;
}

export interface Card {
  readonly title: string;
  readonly text?: SectionText | undefined;
  readonly picture?: PictureWithAlt | undefined;
  /** A small picture that says nothing. */
  readonly icon?: PictureWithAlt | undefined;
  readonly to?: string | undefined;
}

export interface PriceOffer {
  readonly title: string;
  readonly text?: SectionText | undefined;
  /** The price as it is read: `€49.00`. */
  readonly price: string;
  /** Words after the price, such as per month. */
  readonly per?: string | undefined;
  readonly features: readonly string[];
  readonly link?: LabelledLink | undefined;
  readonly isHighlighted: boolean;
  /** The price for programs; absent: it is in words. */
  readonly amount?: { readonly value: string; readonly currency: string; readonly unitCode?: string | undefined };
}

/** A question of content/faq with its answer. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: SectionText;
  readonly permalink: LabelledLink;
}

export interface CallToAction {
  readonly heading: string;
  readonly text?: SectionText | undefined;
  readonly links: readonly LabelledLink[];
}

/** Block of a section whose data an editor wrote into the front matter of a page. */
export type SectionBlock =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | {
      readonly kind: 'picture-text';
      readonly picture: PictureWithAlt;
      readonly text: SectionText;
      readonly side: 'start' | 'end';
      readonly links: readonly LabelledLink[];
    }
  | {
      readonly kind: 'logos';
      readonly logos: readonly { readonly picture: PictureWithAlt; readonly to?: string | undefined }[];
    }
  | { readonly kind: 'quotations'; readonly quotations: readonly Quotation[] }
  | { readonly kind: 'prices'; readonly offers: readonly PriceOffer[] }
  | {
      readonly kind: 'steps';
      readonly steps: readonly { readonly title: string; readonly text?: SectionText | undefined }[];
    }
  | {
      readonly kind: 'gallery';
      readonly pictures: readonly (PictureWithAlt & { readonly caption?: string | undefined })[];
    }
  | { readonly kind: 'figures'; readonly figures: readonly KeyFigure[] }
  | { readonly kind: 'people'; readonly members: readonly TeamMember[] }
  | { readonly kind: 'questions'; readonly questions: readonly AnsweredQuestion[] }
  | { readonly kind: 'downloads'; readonly downloads: readonly Download[] }
  /** Call to action over the width of the page. */
  | (CallToAction & { readonly kind: 'call-to-action' });

/** Size in decimal units (IEC 80000-13): `240 kB`, `1.2 MB`. */
export function formatFileSize(language: Language, bytes: number): string {
  if (bytes < 1000) return translate(language, 'size.bytes', { n: bytes });
  if (bytes < 999_500) return translate(language, 'size.kilobytes', { n: Math.round(bytes / 1000) });
  return translate(language, 'size.megabytes', { n: Math.round(bytes / 100_000) / 10 });
}

/** File type by extension: `PDF`. */
export const formatFileType = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toUpperCase();
