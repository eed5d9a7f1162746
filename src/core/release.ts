import { assertDefined } from './assert-defined.ts';
import type { Capability } from './capabilities.ts';
import type { Encoding } from './encoding.ts';

/** One file of dist/, whose exact bytes are there when they are asked for. */
export interface ReleaseFile {
  /** Path below dist/, `/`-separated. */
  readonly file: string;
  /** Size in bytes. */
  readonly size: number;
  /** Lower-case hex of the bytes' SHA-256. */
  readonly sha256: string;
  /** May be read from somewhere or made again at each question: ask once. */
  readonly bytes: Uint8Array;
  /** Facts read in the text when it was made, so that nobody needs the bytes for them. Absent: not read. */
  readonly read?: TextFacts | undefined;
  /** Whether an earlier build of the same code found nothing wrong with these very bytes. */
  readonly isJudged?: boolean | undefined;
}

/** Facts of a document's text. */
export interface TextFacts {
  /** Estimated o200k tokens, of Markdown. */
  readonly tokens?: number | undefined;
  /** Links to this origin as path, query and fragment. */
  readonly links: readonly string[];
  /** Fragment identifiers of HTML, with a space between. */
  readonly ids?: string | undefined;
  /** Words of Markdown for the search, with their weights. */
  readonly words?: string | undefined;
}

/** A file that a release must have: its documents name it. */
export function getReleaseFile({ files }: Pick<Release, 'files'>, name: string): ReleaseFile {
  return assertDefined(files.get(name), `a file ${name} in the release`);
}

/** Response header fields in the order they are sent; names in canonical case. */
export type Headers = Readonly<Record<string, string>>;

/** One representation of a path. */
export interface Variant {
  /** `always`: the only one. `html` / `markdown`: chosen by negotiate() (service.md 4.3). */
  readonly when: 'always' | 'html' | 'markdown';
  /** Key into Release.files. */
  readonly file: string;
  /** Header fields of the 200 answer but Content-Length: Content-Type, ETag, Vary, Cache-Control, Link … */
  readonly headers: Headers;
  /** Codings in which the body is ready, best first; sideCarOf() names their files. Absent: as it is only. */
  readonly encodings?: readonly Encoding[];
}

/** A path that is served, with one variant, or two (html first, then markdown). */
export interface Route {
  readonly path: string;
  readonly variants: readonly Variant[];
}

/** A sentence on how the origin answers: false where it does not keep all that the sentence needs. */
export interface PublishedClaim {
  readonly id: string;
  readonly needs: readonly Capability[];
  readonly text: string;
}

/**
 * The whole origin as data, a closed world: a path that is neither a route nor a redirect is the 404 page.
 * respond() answers from it; host adapters compile it; publish writes its files.
 */
export interface Release {
  readonly baseUrl: string;
  readonly files: ReadonlyMap<string, ReleaseFile>;
  readonly routes: ReadonlyMap<string, Route>;
  /**
   * `/x` → `/x/`, and what editors have written: `/old/` → `/new/`, or an https URL. Answered with 308. An address may have a
   * query, or `/*` at its end (old-address.ts).
   */
  readonly redirects: ReadonlyMap<string, string>;
  /** The one 404 page: its file, and the headers of the 404 answer. */
  readonly notFound: Omit<Variant, 'when'>;
  /** Headers of answers without a document: 405 and redirects. */
  readonly bareHeaders: Headers;
  /** Published claims, for an audit. */
  readonly claims?: readonly PublishedClaim[];
  /** Header fields of the 204 that answers OPTIONS but Allow. Absent: OPTIONS is 405 like any other method. */
  readonly preflight?: Headers;
}
