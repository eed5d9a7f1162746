import type { CompiledSite } from '../../compile/compile.ts';
import type { Document } from '../../core/document.ts';
import { isCompressible, mediaTypes } from '../../core/media-types.ts';
import { formatThousands } from '../../core/pluralize.ts';
import { listPointedValues } from '../../explain/pointed-values.ts';
import { createLineDiff, type DiffViewLine, truncateDiffLines } from './line-diff.ts';

/** A document that an edit changes, and what changes in it; plain data. */
export interface DocumentDifference {
  /** Path, or the file without one, such as the page of errors. */
  readonly path: string;
  readonly title: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Changed lines; empty if it is no text, and for what is new or gone as a whole. */
  readonly lines: readonly DiffViewLine[];
  readonly size: string;
  /** Other documents in which the very same lines change, such as those of the footer. */
  readonly alike: readonly string[];
}

/** The most values of a JSON document that are shown. */
const mostValues = 40;

/**
 * Every document that is other bytes in `after` than in `before`, in the order of the catalog; what is told last is gone.
 * Those in which the same changes stand together. Yields before each document, since it may have to be made.
 */
export function* diffDocuments(before: CompiledSite, after: CompiledSite): Generator<void, DocumentDifference[]> {
  const found: Difference[] = [];
  const documents = new Map(after.catalog.map((document) => [document.file, document]));
  for (const file of after.release.files.keys()) {
    yield;
    const [old, made] = [before.release.files.get(file), after.release.files.get(file)];
    if (!made || old?.sha256 === made.sha256) continue;
    const about = aboutOf(file, documents.get(file));
    if (!old) found.push({ ...about, kind: 'added', lines: [], size: `${formatThousands(made.size)} bytes` });
    else {
      const size = `${formatThousands(old.size)} → ${formatThousands(made.size)} bytes`;
      found.push({ ...about, kind: 'changed', lines: linesOf(documents.get(file), old.bytes, made.bytes), size });
    }
  }
  const olds = new Map(before.catalog.map((document) => [document.file, document]));
  for (const [file, old] of before.release.files)
    if (!after.release.files.has(file))
      found.push({
        ...aboutOf(file, olds.get(file)),
        kind: 'removed',
        lines: [],
        size: `${formatThousands(old.size)} bytes`,
      });
  return grouped(found);
}

type Difference = Omit<DocumentDifference, 'alike'>;

function grouped(found: readonly Difference[]): DocumentDifference[] {
  const groups = new Map<string, DocumentDifference & { readonly alike: string[] }>();
  for (const each of found) {
    const changes = each.lines.filter(({ kind }) => kind === 'old' || kind === 'new');
    const key = changes.length === 0 ? each.path : JSON.stringify(changes);
    const known = groups.get(key);
    if (known) known.alike.push(each.path);
    else groups.set(key, { ...each, alike: [] });
  }
  return [...groups.values()];
}

const aboutOf = (file: string, document: Document | undefined) => ({
  path: document?.path ?? file,
  title: document?.title ?? '',
});

function linesOf(document: Document | undefined, before: Uint8Array, after: Uint8Array): DiffViewLine[] {
  const mediaType = document?.mediaType ?? mediaTypes.html;
  if (!isCompressible(mediaType)) return [];
  const [old, made] = [before, after].map((bytes) => Buffer.from(bytes).toString('utf8'));
  if (old === undefined || made === undefined) return [];
  const isJson = /[/+]json\b/.test(mediaType);
  return isJson ? valueDifference(old, made) : createLineDiff(old, made);
}

/** The values of a JSON document that are others, by their pointers. */
function valueDifference(before: string, after: string): DiffViewLine[] {
  const valuesOf = (text: string) =>
    new Map(listPointedValues(JSON.parse(text)).map(({ pointer, value }) => [pointer, JSON.stringify(value)]));
  const [old, made] = [valuesOf(before), valuesOf(after)];
  const lines: DiffViewLine[] = [];
  for (const [pointer, value] of made) {
    const known = old.get(pointer);
    if (known === value) continue;
    if (known !== undefined) lines.push({ kind: 'old', text: `#${pointer} ${known}` });
    lines.push({ kind: 'new', text: `#${pointer} ${value}` });
  }
  for (const [pointer, value] of old) if (!made.has(pointer)) lines.push({ kind: 'old', text: `#${pointer} ${value}` });
  if (lines.length === 0) return createLineDiff(before, after);
  const left = lines.length - mostValues;
  const shown = truncateDiffLines(lines.slice(0, mostValues));
  return left > 0 ? [...shown, { kind: 'gap', text: `${formatThousands(left)} more values` }] : shown;
}
