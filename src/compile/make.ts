import type { ByteShelf } from '../core/byte-shelf.ts';
import { countedDigest, sha256 } from '../core/digest.ts';
import type { RenderContext } from '../core/document.ts';
import { type ByteCache, keptBytes } from '../core/kept-bytes.ts';
import type { FactTable } from '../core/kept-facts.ts';
import { type Again, LazyFile } from '../core/lazy-file.ts';
import type { ReleaseFile } from '../core/release.ts';
import { countWork } from '../core/work.ts';
import type { DocumentsOfSite } from './documents/document-records.ts';
import type { Made } from './made.ts';
import type { Makeable } from './makeable.ts';
import { factsOf } from './text-facts.ts';

/** Where costly documents of earlier builds are kept, and the name of the code that made them. */
export interface Keep {
  readonly cache: ByteCache;
  readonly code: string;
}

export interface MakeOptions {
  /** The origins whose links are links of this site. */
  readonly origins: readonly string[];
  readonly shelf: ByteShelf;
  /** Keeps what is read of texts. */
  readonly table: FactTable;
  readonly keep?: Keep | undefined;
  /** The recorded file of a document; `again` makes its bytes. */
  readonly recorded?: Recorded | undefined;
  /** The HTML of a page that was published in another layout. */
  readonly inNewLayout?: ((file: string) => string | undefined) | undefined;
  /** Records of documents that are no pages of content/; notes their inputs. */
  readonly documents?: DocumentsOfSite | undefined;
  /** Is told what was made, for a process that will need it again. */
  readonly noteMade?: ((file: string, made: Made) => void) | undefined;
}

export type Recorded = (file: string, again: Again) => ReleaseFile | undefined;

/**
 * Returns a function that makes a file: renders its document once, reads the text once, and lets go of it. `documentOf`
 * gives the document of a file.
 */
export function maker(
  documentOf: (file: string) => Makeable,
  context: RenderContext,
  options: MakeOptions,
): (file: string) => ReleaseFile {
  // One for all: it lives as long as any file.
  const again = (file: string) => {
    countWork('rendered');
    return asBytes(documentOf(file).render(context));
  };
  return (file) => options.recorded?.(file, again) ?? fileOf(documentOf(file), context, again, options);
}

function fileOf(
  document: Makeable,
  context: RenderContext,
  again: Again,
  { origins, shelf, table, keep, noteMade, documents, inNewLayout }: MakeOptions,
): ReleaseFile {
  const { file, kind, mediaType, madeOf } = document;
  const before = documents?.recorded(document);
  if (before) {
    noteMade?.(file, before);
    return before.with(again);
  }
  if (keep && madeOf !== undefined) {
    const bytes = keptBytes(keep.cache, `made-${sha256(`${keep.code} ${madeOf}`)}`, () => again(file));
    return onShelf(file, { bytes, sha256: countedDigest(bytes) }, shelf).with(() => bytes);
  }
  countWork('rendered');
  const output = inNewLayout?.(file) ?? (documents ? documents.render(document, context) : document.render(context));
  const isCopy = kind === 'asset' || kind === 'public';
  const read = isCopy ? undefined : table.keep(factsOf(mediaType, asText(output), origins));
  const bytes = asBytes(output);
  const put = onShelf(file, { bytes, sha256: countedDigest(bytes), read }, shelf);
  noteMade?.(file, put);
  const made = put.with(again);
  documents?.note(document, made);
  return made;
}

/** Puts the bytes of a file away. */
export function onShelf(
  file: string,
  { bytes, sha256, read }: Pick<ReleaseFile, 'bytes' | 'sha256' | 'read'>,
  shelf: ByteShelf,
): LazyFile {
  return new LazyFile(file, { size: bytes.byteLength, sha256, read }, shelf, shelf.put(bytes));
}

const asBytes = (output: string | Uint8Array) => (typeof output === 'string' ? Buffer.from(output, 'utf8') : output);
const asText = (output: string | Uint8Array) =>
  typeof output === 'string' ? output : Buffer.from(output).toString('utf8');
