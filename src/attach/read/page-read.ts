import type { PrivateCandidate } from '../../core/private-candidate.ts';
import type { MainContent } from '../main/main-content.ts';
import type { Converted } from '../markdown/to-markdown.ts';

/** A place in the file of a page: 1-based line and column. */
export interface Place {
  readonly line: number;
  readonly col: number;
}

/** An address that a page names. */
export interface PageLink extends Place {
  readonly href: string;
  /** Where readers go, or what a browser fetches for the page. */
  readonly kind: 'link' | 'part';
}

/** All that is ever asked of a page, as plain data: it can be kept by the digest of its bytes. */
export interface PageRead {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** As written: `href` of the first canonical link. */
  readonly canonical?: string;
  readonly base?: string;
  /** Words of `robots` metadata, in small letters. */
  readonly robots: readonly string[];
  /** Where a refresh without delay worth a word leads. */
  readonly refresh?: string;
  /** Where it says that it is there as Markdown. */
  readonly markdownAt?: string;
  /** The organisations of its JSON-LD. */
  readonly organizations: readonly Readonly<Record<string, unknown>>[];
  /** Ids and names of anchors. */
  readonly ids: readonly string[];
  readonly links: readonly PageLink[];
  /** Places of what the head says, for problems; where there is none, that of the head. */
  readonly places: { readonly head: Place; readonly title?: Place; readonly description?: Place };
  /** The main content; absent where there is none. */
  readonly main?: Converted & Pick<MainContent, 'by' | 'dropped'> & { readonly isEmpty: boolean };
  /** Private candidates of its source; their places name no file. */
  readonly candidates: readonly PrivateCandidate[];
  /** Where lines for its head go: an offset in the text without ours. */
  readonly spliceAt: number;
}
