import type { ExpectedFact } from './expected-facts.ts';

/** Expected page. */
export interface ExpectedPage {
  /** Path below dist/ of the page, and of its mirror. */
  readonly file: string;
  readonly mirror?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly updated?: string | undefined;
  /** BCP 47. */
  readonly language: string;
  /** Absent on the page for what is not there. */
  readonly url?: string | undefined;
  readonly mirrorUrl?: string | undefined;
  /** Facts required in it and in its mirror, beside those of every page. */
  readonly facts: readonly ExpectedFact[];
  /** More text than in its mirror: programs in seven languages, answers that the mirror leads to. */
  readonly isRicher?: boolean | undefined;
  /** The homepage, whose structured data says who the organisation is. */
  readonly isHome?: boolean | undefined;
  /** Words allowed in one of its two forms alone, in letters: the homepage lists pages by title in its mirror. */
  readonly alsoSays?: string | undefined;
}

/** Parts common to all pages of a release. */
export interface SharedPageParts {
  /** `https://example.com`. */
  readonly baseUrl: string;
  /** Paths of the programs that pages may run. */
  readonly scripts: ReadonlySet<string>;
  /** Values in structured data under the names of facts, in letters. */
  readonly values: ReadonlySet<string>;
  /** Frame, Gazette's own words (in letters) and the organisation's identity, by language. */
  readonly languages: ReadonlyMap<string, LanguagePageParts>;
}

export interface LanguagePageParts {
  readonly frame: readonly ExpectedFact[];
  /** Notice of every mirror, if any, in letters. */
  readonly notice: string;
  readonly ownWords: string;
  readonly legalName: string;
  /** Mailboxes and telephones by which structured data says that the organisation is reached. */
  readonly reached: readonly string[];
}
