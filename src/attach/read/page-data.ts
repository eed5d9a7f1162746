import type { PrivateCandidate } from '../../core/private-candidate.ts';
import type { MainContent } from '../main/main-content.ts';
import type { ConvertedMarkdown } from '../markdown/to-markdown.ts';

/** A position in a page's file: 1-based line and column. */
export interface PagePosition {
  readonly line: number;
  readonly col: number;
}

/** An address that a page names. */
export interface PageAddress extends PagePosition {
  readonly href: string;
  /** Link to follow, or part that a browser fetches. */
  readonly kind: 'link' | 'part';
}

/** All data of a page, as plain data that can be cached by digest. */
export interface PageData {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** `href` of the first canonical link, as written. */
  readonly canonical?: string;
  readonly base?: string;
  /** Words of `robots` metadata, in lower case. */
  readonly robots: readonly string[];
  /** Target of a refresh, whatever its delay. */
  readonly refresh?: string;
  /** Markdown alternate that the page names. */
  readonly markdownAt?: string;
  /** Organisations in its JSON-LD. */
  readonly organizations: readonly Readonly<Record<string, unknown>>[];
  /** Ids and names of anchors. */
  readonly ids: readonly string[];
  readonly links: readonly PageAddress[];
  /** Positions for problems; the head stands in for a missing element. */
  readonly places: { readonly head: PagePosition; readonly title?: PagePosition; readonly description?: PagePosition };
  /** Main content; absent if there is none. */
  readonly main?: ConvertedMarkdown & Pick<MainContent, 'by' | 'dropped'> & { readonly isEmpty: boolean };
  /** Candidates of private data; their positions name no file. */
  readonly candidates: readonly PrivateCandidate[];
  /** Whether the file is HTML; feeds, JSON and plain text are not, whatever their name. */
  readonly isPage: boolean;
  /** Offset for head lines, in the text without our lines; absent where there is no place for them. */
  readonly spliceAt?: number;
}
