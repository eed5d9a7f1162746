import type { CompiledSite } from '../../compile/compile.ts';
import type { Document } from '../../core/document.ts';
import { type DiffLine, diffLines } from '../../core/line-diff.ts';
import { isCompressible, mediaTypes } from '../../core/media-types.ts';
import { formatThousands } from '../../core/pluralize.ts';
import { listPointedValues } from '../../explain/publications.ts';

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
  return grouped(withoutDates(found));
}

const datePattern =
  /\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|\d{4}年\d{1,2}月\d{1,2}日|\d{1,2}\.? [\p{L}. ]{3,20} \d{4}|\p{L}{3,12} \d{1,2}, \d{4}/gu;

/** Leaves out lines that differ only in a date, such as the day of an update, unless nothing else changes anywhere. */
function withoutDates(found: readonly Difference[]): readonly Difference[] {
  const shown = found.map((each) => ({ ...each, lines: withoutDateLines(each.lines) }));
  return shown.some(({ lines }) => lines.some(isChange)) ? shown : found;
}

function withoutDateLines(lines: readonly DiffViewLine[]): DiffViewLine[] {
  const undated = ({ text }: DiffViewLine) => text.replace(datePattern, '#');
  const [olds, news] = (['old', 'new'] as const).map(
    (kind) => new Set(lines.filter((line) => line.kind === kind).map(undated)),
  );
  const left = lines.filter((line) => !isChange(line) || !(olds?.has(undated(line)) && news?.has(undated(line))));
  return left.some(isChange) ? left : [];
}

const isChange = ({ kind }: DiffViewLine): boolean => kind === 'old' || kind === 'new';

type Difference = Omit<DocumentDifference, 'alike'>;

function grouped(found: readonly Difference[]): DocumentDifference[] {
  const groups = new Map<string, DocumentDifference & { readonly alike: string[] }>();
  for (const each of found) {
    const changes = each.lines.filter(isChange);
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

/** A line of a difference as it is shown. */
export interface DiffViewLine {
  readonly kind: DiffLine['kind'] | 'gap';
  readonly text: string;
}

/** Pairs of lines beyond which what has changed is shown as a whole: the desk answers at once. */
const mostPairs = 160_000;

/** The most letters of a line: of a longer one what has changed is shown, and what stands around it. */
const mostLetters = 200;

/** Line diff of two texts with one line of context; at most `most` lines. */
export function createLineDiff(before: string, after: string, most = 60): DiffViewLine[] {
  if (before === after) return [];
  const { start, lines: middle, end } = diffLines(before, after, mostPairs);
  const texts = before.split('\n');
  const around = (text: string | undefined): DiffViewLine[] => (text === undefined ? [] : [{ kind: 'same', text }]);
  const lines = withoutLongRuns([
    ...around(start > 0 ? texts[start - 1] : undefined),
    ...middle,
    ...around(end > 0 ? texts[texts.length - end] : undefined),
  ]);
  const shown = truncateDiffLines(lines.slice(0, most));
  const left = lines.length - most;
  return left > 0 ? [...shown, { kind: 'gap', text: `${left} more lines` }] : shown;
}

/** Keeps only unchanged lines next to a change. */
function withoutLongRuns(lines: readonly DiffViewLine[]): DiffViewLine[] {
  const isNear = (i: number) => [i - 1, i + 1].some((at) => /old|new/.test(lines[at]?.kind ?? ''));
  return lines.flatMap((line, i): DiffViewLine[] => {
    if (line.kind !== 'same' || isNear(i)) return [line];
    return lines[i - 1]?.kind === 'same' && !isNear(i - 1) ? [] : [{ kind: 'gap', text: '…' }];
  });
}

/** Cuts long lines around differences: the first old line and the first new one are cut alike, and so on. */
function truncateDiffLines(lines: readonly DiffViewLine[]): DiffViewLine[] {
  const olds = lines.filter(({ kind }) => kind === 'old');
  const news = lines.filter(({ kind }) => kind === 'new');
  const partners = new Map<DiffViewLine, string>();
  for (const [i, line] of olds.entries()) partners.set(line, news[i]?.text ?? '');
  for (const [i, line] of news.entries()) partners.set(line, olds[i]?.text ?? '');
  return lines.map((line) => {
    if (line.text.length <= mostLetters) return line;
    const partner = partners.get(line) ?? '';
    let first = 0;
    while (first < partner.length && partner[first] === line.text[first]) first += 1;
    const from = Math.max(0, Math.min(first - mostLetters / 3, line.text.length - mostLetters));
    const part = line.text.slice(from, from + mostLetters);
    return { ...line, text: `${from > 0 ? '…' : ''}${part}${from + mostLetters < line.text.length ? '…' : ''}` };
  });
}
