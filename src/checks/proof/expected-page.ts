import type { Fact } from './facts.ts';

/** What a page is to say. */
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
  /** What must be said in it and in its mirror, beside what every page says. */
  readonly facts: readonly Fact[];
  /** It tells more than its mirror: programs in seven languages, answers that the mirror leads to. */
  readonly isRicher?: boolean | undefined;
  /** The homepage, whose structured data says who the organisation is. */
  readonly isHome?: boolean | undefined;
  /** What it may say in one of its two forms alone, in letters: the homepage lists pages by their titles in its mirror. */
  readonly alsoSays?: string | undefined;
}

/** What is the same for all pages of a release. */
export interface PageKit {
  /** `https://example.com`. */
  readonly baseUrl: string;
  /** Paths of the programs that pages may run. */
  readonly scripts: ReadonlySet<string>;
  /** What structured data may say under the names of facts, in letters. */
  readonly values: ReadonlySet<string>;
  /** By language: what every page says in its frame, what Gazette itself says (in letters), and who the organisation is. */
  readonly languages: ReadonlyMap<string, LanguageKit>;
}

export interface LanguageKit {
  readonly frame: readonly Fact[];
  /** What every mirror says, if anything, in letters. */
  readonly notice: string;
  readonly ownWords: string;
  readonly legalName: string;
  /** Mailboxes and telephones by which structured data says that the organisation is reached. */
  readonly reached: readonly string[];
}
