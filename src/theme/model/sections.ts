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
  readonly source?: string | undefined;
}

interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly picture?: PictureWithAlt | undefined;
}

export interface Team {
  /** Title from the content. */
  readonly title: string;
  readonly members: readonly TeamMember[];
}

export interface Download {
  readonly path: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly date: string;
  /** Bytes. */
  readonly size?: number | undefined;
}

export interface CallToAction {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly links: readonly LabelledLink[];
}

/** Sections of a page, in order: the hero before its text, all others after it. */
export interface Sections {
  readonly hero?: PageHero | undefined;
  readonly figures: readonly KeyFigure[];
  readonly quotation?: Quotation | undefined;
  readonly team?: Team | undefined;
  readonly downloads: readonly Download[];
  readonly callToAction?: CallToAction | undefined;
}

/** Size in decimal units (IEC 80000-13): `240 kB`, `1.2 MB`. */
export function formatFileSize(language: Language, bytes: number): string {
  if (bytes < 1000) return translate(language, 'size.bytes', { n: bytes });
  if (bytes < 999_500) return translate(language, 'size.kilobytes', { n: Math.round(bytes / 1000) });
  return translate(language, 'size.megabytes', { n: Math.round(bytes / 100_000) / 10 });
}

/** File type by extension: `PDF`. */
export const formatFileType = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toUpperCase();
