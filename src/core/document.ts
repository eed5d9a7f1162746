import type { MediaType } from './media-types.ts';

/** Kind of a document; a new one is a line here and one in http/policy.ts, which says how it is served. */
export type DocumentKind =
  | 'page' // HTML page, negotiated with its Markdown mirror
  | 'mirror' // the page as Markdown, at its own path
  | 'api' // /api/v1/*.json
  | 'discovery' // well-known documents, llms.txt, robots.txt, sitemap.xml
  | 'posture' // the authentication guide and the two OAuth documents (service.md 9.3: re-fetched)
  | 'asset' // files named by their content hash: never change
  | 'public'; // files of public/, byte for byte

/** Context in which a document renders. */
export interface RenderContext {
  /** Absolute URL of a path of this origin; the links check finds every one that leads nowhere. */
  url(path: string): string;
  /** Documents of the origin, in the order of the table; with several languages, those of its own. */
  readonly catalog: readonly Document[];
  /** Other languages of the site; absent where there is one. */
  readonly languages?: LanguageContext;
  /**
   * The text of one of `Document.texts`, as it is published; undefined if another document has its place. Absent: render()
   * gives it.
   */
  readonly textOf?: (document: Document) => string | undefined;
  /** Absent: render() gives them. */
  readonly words?: ReleaseWords;
}

/** The words in the mirrors of a release (src/site/search/page-words.ts). */
export interface ReleaseWords {
  /** One object in all contexts of a release, on which hangs what its documents share. */
  readonly release: object;
  wordsOf(mirror: Document): string | undefined;
}

/** Deprecation of an API version, on request of its publisher. */
export interface Lifecycle {
  /** Day from which on it is deprecated (RFC 9745), YYYY-MM-DD. */
  readonly deprecated: string;
  /** Day from which on it may answer nothing any more (RFC 8594), YYYY-MM-DD. */
  readonly sunset?: string | undefined;
  /** Next version: a path of this origin or an https URL. */
  readonly successor: string;
}

/** A document in one of the languages of the site. */
export interface Translation {
  /** BCP 47. */
  readonly language: string;
  readonly url: string;
}

/** Other languages, as a document of one language sees them. */
export interface LanguageContext {
  /** The path of the origin that a path of this language is: `/about/` → `/en/about/`, where that is published. */
  place(path: string): string;
  /** The language of a page that is published in another one alone: its tag. */
  foreign(path: string): string | undefined;
  /** The document at a path of this language in all languages that have it, the first first; none where one has it. */
  translationsOf(path: string): readonly Translation[];
  /** Documents of other languages; only in the first. */
  readonly elsewhere: readonly Document[];
  /** The context of documents in another language, by its key. */
  within(key: string): RenderContext;
}

/** A text that is known only when all other documents are made. */
export interface DeferredText {
  text?: string;
}

/**
 * One public URL. The table in documents/index.ts lists them all; sitemap, llms.txt, api-catalog, index.json,
 * `Link` headers and host configuration are queries over these descriptors.
 */
export interface Document {
  /** URL path, exactly as requested: `/auth.md`, `/docs/api/`. */
  readonly path: string;
  /** Place in dist/: `auth.md`, `docs/api/index.html`. */
  readonly file: string;
  readonly kind: DocumentKind;
  /** Exact Content-Type. */
  readonly mediaType: MediaType;
  readonly title: string;
  readonly description: string;
  /** Date of the content behind it, YYYY-MM-DD; absent for files without one (public/). */
  readonly updated?: string;
  /** Relations in the homepage's Link header. */
  readonly link?: readonly LinkRelation[];
  /** Path of the HTML page that a Markdown mirror is of (`/x.md` → `/x/`). */
  readonly mirrorOf?: string;
  /** The section of llms.txt that lists it; absent: not listed. */
  readonly llms?: 'API' | 'Documentation' | 'Pages' | 'Skills' | 'Discovery' | 'Optional';
  /** Whether it holds one item of a list: catalogs name the template of such documents. */
  readonly isItem?: true;
  /** The source file an editor would open to change it: `content/auth.ts`. */
  readonly source?: string;
  /** Key of a costly document's inputs but the code. Builds may keep it. */
  readonly madeOf?: string;
  /** Findings of the table for it as data: then render() knows nothing else of the rows that its maker has read. */
  readonly given?: () => unknown;
  /** Bytes of its text, where they are known without it. */
  readonly size?: number;
  /** Lifecycle of an API version with a successor. */
  readonly lifecycle?: Lifecycle | undefined;
  /** BCP 47, of a document in another language than the first of the site. */
  readonly language?: string;
  /** Receives the text of a document on the bytes of all others: until then render() throws. */
  readonly late?: DeferredText;
  /** Documents whose texts it takes. */
  readonly texts?: readonly Document[];
  /** Pure; returns the exact text (UTF-8, LF) or bytes to be served. */
  render(context: RenderContext): string | Uint8Array;
}

/**
 * The relations that the homepage advertises, in their order (service.md 4.4): what lists everything comes first.
 * Documents of one relation keep the order of the table.
 */
const order = [
  'api-catalog',
  'service-desc',
  'service-doc',
  'service-meta',
  'status',
  'alternate',
  'describedby',
] as const;

/** A relation that a document may be advertised by; a new one gets its place in the list above. */
type AdvertisedRelation = (typeof order)[number];

/** A relation that the homepage's `Link` header advertises for a document (RFC 8288 §3). */
export interface LinkRelation {
  readonly rel: AdvertisedRelation;
  readonly title?: string;
}

interface Advertised {
  readonly link?: readonly LinkRelation[];
}

/** Link relations of a catalog, in the order of the relations. */
export function listLinkRelations<D extends Advertised>(
  catalog: readonly D[],
): (LinkRelation & { readonly document: D })[] {
  const declared = catalog.flatMap((document) => (document.link ?? []).map((link) => ({ ...link, document })));
  return declared.sort((a, b) => order.indexOf(a.rel) - order.indexOf(b.rel));
}

/** Whether a file holds words of the search index (src/site/search/): it states no fact, and links to nothing. */
export const isWordFile = (file: string): boolean => /(?:^|\/)search\/words(?:\.json$|\/)/.test(file);
