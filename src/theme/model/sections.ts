import type { Picture } from '../../core/picture.ts';
import type { WayIn } from './frame.ts';

// Sections of a page as data, before anybody decides how they look: plain values, which go to another thread as they are.

/** A picture with what it shows in words; `size` where that is known. */
export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly size?: Picture | undefined;
}

/** What a page begins with, in place of its title and its description. */
export interface Hero {
  readonly heading: string;
  readonly text: string;
  readonly picture?: ShownPicture | undefined;
  readonly links: readonly WayIn[];
}

export interface Figure {
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
  /** Day on which the person agreed to it. */
  readonly permission: string;
  readonly source?: string | undefined;
}

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly picture?: ShownPicture | undefined;
}

export interface Team {
  /** As the organisation calls it. */
  readonly title: string;
  readonly members: readonly Member[];
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
  readonly links: readonly WayIn[];
}

/** Those that a page has, in the order in which they are shown: the hero before its text, all others after it. */
export interface Sections {
  readonly hero?: Hero | undefined;
  readonly figures: readonly Figure[];
  readonly quotation?: Quotation | undefined;
  readonly team?: Team | undefined;
  readonly downloads: readonly Download[];
  readonly callToAction?: CallToAction | undefined;
}
