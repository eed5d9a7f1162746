import type { Pictures } from '../core/picture.ts';
import type { MarkdownLabels } from './extensions/extensions.ts';
import type { MarkdownMistake } from './mistakes.ts';
import type { SlugCounts } from './slug.ts';

interface RenderedHeading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

/** Forbidden part of the Markdown. It is shown as text in the HTML, so the HTML is safe all the same. */
export interface MarkdownProblem {
  readonly kind: 'html' | 'unsafe-link' | 'hidden' | 'complex';
  /** The offending HTML, address or character reference as written; for `complex`, which limit is passed. */
  readonly text: string;
  /** For `unsafe-link`: what is wrong with the address, to follow "it"; for `hidden`: the name of the character. */
  readonly reason?: string;
  /** UTF-16 offset of the offence in the Markdown, where it could be found. */
  readonly offset?: number;
}

export interface RenderedMarkdown {
  readonly html: string;
  /** The Markdown as mirrors have it: CommonMark, without extensions. */
  readonly markdown: string;
  readonly headings: readonly RenderedHeading[];
  /** Decoded destinations of links and sources of images, safe ones, in order, repetitions kept. */
  readonly links: readonly string[];
  readonly problems: readonly MarkdownProblem[];
  /** Markdown published otherwise than it was meant. */
  readonly mistakes: readonly MarkdownMistake[];
}

/** State that the renderer gathers; `ids` are the heading ids that are taken. */
export interface RenderState {
  readonly headings: RenderedHeading[];
  readonly links: string[];
  readonly problems: MarkdownProblem[];
  readonly ids: SlugCounts;
  /** Pictures of the site, whose sizes are written. */
  readonly pictures: Pictures;
  readonly labels?: MarkdownLabels;
  readonly idPrefix: string;
  /** How often each note was called. */
  readonly calls: Map<string, number>;
  tables: number;
  /** How many pictures stand before on the page: all but the first may come later. */
  images: number;
}

/** Options that change the HTML of a text. */
export interface MarkdownRenderOptions {
  readonly pictures?: Pictures;
  /** Whether something on the page stands before it that is seen first: then all pictures may come later. */
  readonly isBelow?: boolean;
  /** Words of extensions in the language of the text. Without them there are none: it is CommonMark with tables. */
  readonly labels?: MarkdownLabels;
  /** Start of the ids of notes, where texts share a page. */
  readonly idPrefix?: string;
}
