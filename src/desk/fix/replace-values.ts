import { isDeepStrictEqual } from 'node:util';
import { parseFrontMatter } from '../../content/read/front-matter/front-matter.ts';
import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import type { PositionedValue } from '../../content/read/located.ts';
import type { Position } from '../../core/problem.ts';
import { applyEdits, preserveLineEnds, type TextEdit, toOffset } from '../../edit/source/text-edit.ts';
import { findYamlScalar } from '../../edit/source/yaml.ts';

/** A value to be replaced by another. */
export interface Replacement {
  readonly at: Position;
  readonly from: unknown;
  readonly to: string;
}

/**
 * Replaces values in the text of a content file and changes nothing else: comments, order, quotes, line ends and a
 * byte order mark stay. Returns undefined if the new text would not say exactly the old values but for these.
 */
export function replaceValues(file: string, raw: string, replacements: readonly Replacement[]): string | undefined {
  const isMixed = raw.includes('\r\n') && /(?<!\r)\n/.test(raw);
  return isMixed ? undefined : preserveLineEnds(raw, (text) => replaced(file, text, replacements));
}

function replaced(file: string, text: string, replacements: readonly Replacement[]): string | undefined {
  const before = listFileScalars(file, text);
  const edits = replacements.map(({ at, from, to }) => {
    const token = findToken(file, text, toOffset(text, at));
    if (!token || token.value !== from) return undefined;
    return { start: token.start, end: token.end, text: token.written(to) };
  });
  if (!before || edits.some((edit) => edit === undefined)) return undefined;
  const changed = applyEdits(
    text,
    edits.filter((edit) => edit !== undefined),
  );
  const after = listFileScalars(file, changed);
  if (!after || !isDeepStrictEqual(after, expected(before, after, replacements))) return undefined;
  return changed;
}

/** The old scalars, with new ones where a replacement accounts for the difference. */
function expected(
  before: readonly unknown[],
  after: readonly unknown[],
  replacements: readonly Replacement[],
): unknown[] {
  const left = [...replacements];
  return before.map((value, i) => {
    if (Object.is(value, after[i])) return value;
    const used = left.findIndex(({ from, to }) => from === value && to === after[i]);
    return used < 0 ? value : left.splice(used, 1)[0]!.to;
  });
}

/** Words at a place of a content file that become others. */
export interface WordReplacement {
  readonly at: Position;
  readonly from: string;
  readonly to: string;
}

/**
 * Replaces words within the texts of a content file and nothing else; line ends and a byte order mark stay. What no longer
 * stands at its place is left out. Undefined where nothing is left, or the file would no longer read as it did but for them.
 */
export function replaceWords(
  file: string,
  raw: string,
  wanted: readonly WordReplacement[],
): { readonly text: string; readonly done: readonly WordReplacement[] } | undefined {
  let done: readonly WordReplacement[] = [];
  const text = preserveLineEnds(raw, (source) => {
    const edits = new Map<number, { readonly edit: TextEdit; readonly words: WordReplacement }>();
    for (const words of wanted) {
      const start = toOffset(source, words.at);
      if (source.startsWith(words.from, start))
        edits.set(start, { edit: { start, end: start + words.from.length, text: words.to }, words });
    }
    const apart = [...edits.values()]
      .sort((a, b) => a.edit.start - b.edit.start)
      .filter(({ edit }, i, all) => i === 0 || edit.start >= (all[i - 1]?.edit.end ?? 0));
    if (apart.length === 0) return undefined;
    const changed = applyEdits(
      source,
      apart.map(({ edit }) => edit),
    );
    // The number of values must stay: a quote or colon may make a text something else.
    if (parseScalars(file, changed)?.values.length !== parseScalars(file, source)?.values.length) return undefined;
    done = apart.map(({ words }) => words);
    return changed;
  });
  return text === undefined ? undefined : { text, done };
}

/** One value as it is written in a file: the offsets of its text, quotes included, and what it means. */
interface Token {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
  /** Writes another text in its place. */
  written(value: string): string;
}

/** The value that begins at an offset of a content file (LF line ends); undefined for lists, maps and block texts. */
export function findToken(file: string, text: string, offset: number): Token | undefined {
  return file.endsWith('.ts') ? literalToken(text, offset) : frontMatterToken(text, offset);
}

function literalToken(text: string, offset: number): Token | undefined {
  const root = listLiteralSpans(text);
  const mark = root && leafAt(root, offset);
  if (!mark || mark.end === undefined) return undefined;
  const first = text.charAt(mark.at);
  // Other values become texts.
  const quote = /['"`]/.test(first) ? first : "'";
  return { start: mark.at, end: mark.end, value: mark.value, written: (value) => quote + value + quote };
}

function leafAt(mark: PositionedValue, offset: number): PositionedValue | undefined {
  if (!mark.members) return mark.at === offset ? mark : undefined;
  for (const member of mark.members.values()) {
    const found = leafAt(member, offset);
    if (found) return found;
  }
  return undefined;
}

function frontMatterToken(text: string, offset: number): Token | undefined {
  const [opening, block] = /^(---\n)(.*?)^---$/ms.exec(text)?.slice(1) ?? [];
  if (opening === undefined || block === undefined) return undefined;
  const bodyAt = opening.length + block.length + '---'.length;
  if (offset >= bodyAt) return addressToken(text, offset);
  const scalar = findYamlScalar(block, offset - opening.length);
  return scalar && { ...scalar, start: scalar.start + opening.length, end: scalar.end + opening.length };
}

/** The address of a link in Markdown: of one with the origin of the site, what follows that. */
function addressToken(text: string, offset: number): Token | undefined {
  destination.lastIndex = offset;
  const [whole = ''] = destination.exec(text) ?? [];
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(whole) ?? [];
  const value = origin === '' ? whole : whole.slice(origin.length).replace(/[.,;:!?*_&]+$/, '');
  const start = offset + origin.length;
  return value === '' ? undefined : { start, end: start + value.length, value, written: (other) => other };
}

const destination = /[^\s()<>[\]"'`|\\]+/y;
/** Splits a body at its addresses, which so become scalars of it. */
const betweenAddresses = /([\s()<>[\]"'`|\\]+|https?:\/\/[^\s/]+)/;

/** Every scalar of a file in its order, and of Markdown the words of the body: two texts differ in what they say only by these. */
function listFileScalars(file: string, text: string): unknown[] | undefined {
  const read = parseScalars(file, text);
  return read && [...read.values, ...read.body.split(betweenAddresses)];
}

/** Every scalar of a typed module or of front matter, with the names of fields, in their order; undefined where it is broken. */
function parseScalars(file: string, text: string): { readonly values: unknown[]; readonly body: string } | undefined {
  if (file.endsWith('.ts')) {
    const root = listLiteralSpans(text);
    return root && { values: flat(root.value), body: '' };
  }
  let isSound = true;
  const source = parseFrontMatter(file, text, () => {
    isSound = false;
  });
  return source && isSound ? { values: flat(source.frontMatter.value), body: source.body } : undefined;
}

function flat(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([key, member]) => [key, ...flat(member)]);
}
