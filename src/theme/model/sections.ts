import type { Picture } from '../../core/picture.ts';
import type { WayIn } from './frame.ts';

// Data of page sections, independent of their look: plain values, which can go to another thread.

/** A picture with its description; `size` if known. */
export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly size?: Picture | undefined;
}

/** Opening of a page, instead of title and description. */
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
  /** Day of the person's consent. */
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
  /** Title from the content. */
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

/** Sections of a page, in order: the hero before its text, all others after it. */
export interface Sections {
  readonly hero?: Hero | undefined;
  readonly figures: readonly Figure[];
  readonly quotation?: Quotation | undefined;
  readonly team?: Team | undefined;
  readonly downloads: readonly Download[];
  readonly callToAction?: CallToAction | undefined;
}
