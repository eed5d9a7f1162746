import type { ByteShelf } from '../core/byte-shelf.ts';
import { sha256 } from '../core/digest.ts';
import type { RenderContext } from '../core/document.ts';
import { type ByteCache, keptBytes } from '../core/kept-bytes.ts';
import { LazyFile } from '../core/lazy-file.ts';
import type { ReleaseFile } from '../core/release.ts';
import { sharedTexts } from '../core/shared-texts.ts';
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
  readonly keep?: Keep | undefined;
  /** What is known of a document without making it; `again` makes its bytes. */
  readonly recorded?: Recorded | undefined;
  /** The same of documents that no page of content/ is, and where it is noted what they are made of. */
  readonly documents?: DocumentsOfSite | undefined;
  /** Is told what was made, for a process that will need it again. */
  readonly noteMade?: ((file: string, made: Made) => void) | undefined;
}

export type Recorded = (file: string, again: () => Uint8Array) => ReleaseFile | undefined;

/** Returns a function that makes the file of a document: renders it once, reads its text once, and lets go of it. */
export function maker(context: RenderContext, options: MakeOptions): (document: Makeable) => ReleaseFile {
  const shared = sharedTexts();
  return (document) => fileOf(document, context, shared, options);
}

function fileOf(
  document: Makeable,
  context: RenderContext,
  shared: (text: string) => string,
  { origins, shelf, keep, recorded, noteMade, documents }: MakeOptions,
): ReleaseFile {
  const { file, kind, mediaType, madeOf } = document;
  const again = () => asBytes(document.render(context));
  const known = recorded?.(file, again);
  if (known) return known;
  const before = documents?.recorded(document);
  if (before) {
    noteMade?.(file, before);
    return before(again);
  }
  if (keep && madeOf !== undefined) {
    const bytes = keptBytes(keep.cache, `made-${sha256(`${keep.code} ${madeOf}`)}`, again);
    return onShelf(file, { bytes, sha256: sha256(bytes) }, shelf)(() => bytes);
  }
  const output = documents ? documents.render(document, context) : document.render(context);
  const isCopy = kind === 'asset' || kind === 'public';
  const read = isCopy ? undefined : factsOf(mediaType, asText(output), origins, shared);
  const bytes = asBytes(output);
  const put = onShelf(file, { bytes, sha256: sha256(bytes), read }, shelf);
  noteMade?.(file, put);
  const made = put(again);
  documents?.note(document, made);
  return made;
}

/** Puts the bytes of a file away; `again` makes them, should they not be there when they are asked for. */
export function onShelf(
  file: string,
  { bytes, sha256, read }: Pick<ReleaseFile, 'bytes' | 'sha256' | 'read'>,
  shelf: ByteShelf,
): Made {
  const size = bytes.byteLength;
  const stored = shelf.put(bytes);
  return (again) => new LazyFile(file, { size, sha256, read }, () => stored() ?? again());
}

const asBytes = (output: string | Uint8Array) => (typeof output === 'string' ? Buffer.from(output, 'utf8') : output);
const asText = (output: string | Uint8Array) =>
  typeof output === 'string' ? output : Buffer.from(output).toString('utf8');
