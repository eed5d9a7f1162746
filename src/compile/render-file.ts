import { findLinksAndIds } from '../checks/links/find-links-and-ids.ts';
import type { BlobStore } from '../core/blob-store.ts';
import { type ByteCache, getOrCreateBytes } from '../core/byte-cache.ts';
import { countedSha256, sha256 } from '../core/digest.ts';
import type { RenderContext } from '../core/document.ts';
import { LazyFile, type RecreateBytes } from '../core/lazy-file.ts';
import { type MediaType, mediaTypes } from '../core/media-types.ts';
import type { ReleaseFile, TextFacts } from '../core/release.ts';
import type { TextFactTable } from '../core/text-fact-table.ts';
import { estimateTokens } from '../core/tokens.ts';
import { countWork } from '../core/work.ts';
import { extractPageWords } from '../site/search/page-words.ts';
import type { RenderInput } from './document-index.ts';
import type { RenderedFile, SiteDocumentRecords } from './documents/document-records.ts';

/** Where costly documents of earlier builds are kept, and the name of the code that made them. */
export interface RenderCache {
  readonly cache: ByteCache;
  readonly code: string;
}

export interface RenderFileOptions {
  /** The origins whose links are links of this site. */
  readonly origins: readonly string[];
  readonly shelf: BlobStore;
  /** Keeps what is read of texts. */
  readonly table: TextFactTable;
  readonly keep?: RenderCache | undefined;
  /** The recorded file of a document; `again` makes its bytes. */
  readonly recorded?: RecordedFileLookup | undefined;
  /** The HTML of a page that was published in another layout. */
  readonly inNewLayout?: ((file: string) => string | undefined) | undefined;
  /** Records of documents that are no pages of content/; notes their inputs. */
  readonly documents?: SiteDocumentRecords | undefined;
  /** Is told what was made, for a process that will need it again. */
  readonly noteMade?: ((file: string, made: RenderedFile) => void) | undefined;
}

export type RecordedFileLookup = (file: string, again: RecreateBytes) => ReleaseFile | undefined;

/**
 * Returns a function that makes a file: renders its document once, reads the text once, and lets go of it. `documentOf`
 * gives the document of a file.
 */
export function createFileRenderer(
  documentOf: (file: string) => RenderInput,
  context: RenderContext,
  options: RenderFileOptions,
): (file: string) => ReleaseFile {
  // One for all: it lives as long as any file.
  const again = (file: string) => {
    countWork('rendered');
    return asBytes(documentOf(file).render(context));
  };
  return (file) => options.recorded?.(file, again) ?? fileOf(documentOf(file), context, again, options);
}

function fileOf(
  document: RenderInput,
  context: RenderContext,
  again: RecreateBytes,
  { origins, shelf, table, keep, noteMade, documents, inNewLayout }: RenderFileOptions,
): ReleaseFile {
  const { file, kind, mediaType, madeOf } = document;
  const before = documents?.recorded(document);
  if (before) {
    noteMade?.(file, before);
    return before.with(again);
  }
  if (keep && madeOf !== undefined) {
    const bytes = getOrCreateBytes(keep.cache, `made-${sha256(`${keep.code} ${madeOf}`)}`, () => again(file));
    return storeFile(file, { bytes, sha256: countedSha256(bytes) }, shelf).with(() => bytes);
  }
  countWork('rendered');
  const output = inNewLayout?.(file) ?? (documents ? documents.render(document, context) : document.render(context));
  const isCopy = kind === 'asset' || kind === 'public';
  const read = isCopy ? undefined : table.keep(extractTextFacts(mediaType, asText(output), origins));
  const bytes = asBytes(output);
  const put = storeFile(file, { bytes, sha256: countedSha256(bytes), read }, shelf);
  noteMade?.(file, put);
  const made = put.with(again);
  documents?.note(document, made);
  return made;
}

/** Puts the bytes of a file away. */
export function storeFile(
  file: string,
  { bytes, sha256, read }: Pick<ReleaseFile, 'bytes' | 'sha256' | 'read'>,
  shelf: BlobStore,
): LazyFile {
  return new LazyFile(file, { size: bytes.byteLength, sha256, read }, shelf, shelf.put(bytes));
}

const asBytes = (output: string | Uint8Array) => (typeof output === 'string' ? Buffer.from(output, 'utf8') : output);
const asText = (output: string | Uint8Array) =>
  typeof output === 'string' ? output : Buffer.from(output).toString('utf8');

/** Facts of a document's text, for later steps; links may be views of it. */
export function extractTextFacts(mediaType: MediaType, text: string, origins: readonly string[]): TextFacts {
  const isMarkdown = mediaType === mediaTypes.markdown;
  const [tokens, words] = isMarkdown ? [estimateTokens(text), extractPageWords(text)] : [];
  return { tokens, words, ...findLinksAndIds(mediaType, text, origins) };
}
