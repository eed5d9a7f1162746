import { isDeepStrictEqual } from 'node:util';
import { parseFrontMatter } from '../../content/read/front-matter/front-matter.ts';
import { tokenPattern } from '../../content/read/literal/guard.ts';
import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import { parsePointer } from '../../core/json.ts';
import type { ItemValue } from './insert-item.ts';
import { setFrontMatter, toTextTree } from './set-front-matter.ts';
import { type MemberOrder, setLiteral, type ValueChange } from './set-literal.ts';
import { applyEdits, preserveLineEnds, type TextEdit } from './text-edit.ts';

/** A content file with one value changed, and comments of the old text that the new one does not have. */
export interface ChangedContent {
  readonly text: string;
  readonly lost: readonly string[];
}

/** Pointer to the body of a Markdown file; with `/3` behind it, to its fourth block. */
export const bodyPointer = 'body';

/**
 * Changes one value of a content file and nothing else: comments, order, line ends and a byte order mark stay. `pointer` is
 * a JSON Pointer into the typed module or the front matter, or names the body. Returns undefined where the value cannot
 * be changed so that the file says what it said but for that.
 */
export function setContent(
  file: string,
  raw: string,
  pointer: string,
  change: ValueChange,
  orderAt: MemberOrder,
): ChangedContent | undefined {
  let lost: readonly string[] = [];
  const text = preserveLineEnds(raw, (source) => {
    const edits = editsOf(file, source, pointer, change, orderAt);
    if (!edits || !areApart(edits)) return undefined;
    const changed = applyEdits(source, edits);
    if (!isMeant(file, source, changed, pointer, change)) return undefined;
    lost = missing(commentsOf(file, source), commentsOf(file, changed));
    return changed;
  });
  return text === undefined ? undefined : { text, lost };
}

function editsOf(
  file: string,
  text: string,
  pointer: string,
  change: ValueChange,
  orderAt: MemberOrder,
): TextEdit[] | undefined {
  if (file.endsWith('.ts')) {
    const path = parsePointer(pointer);
    return path && setLiteral(text, path, change, orderAt);
  }
  const [opening, block] = /^(---\n)(.*?)^---$/ms.exec(text)?.slice(1) ?? [];
  if (opening === undefined || block === undefined) return undefined;
  if (pointer === bodyPointer || pointer.startsWith(`${bodyPointer}/`)) {
    const bodyAt = opening.length + block.length + '---\n'.length;
    return bodyEdits(text.slice(bodyAt), pointer.slice(bodyPointer.length), change)?.map(
      ({ start, end, text: put }) => ({
        start: start + bodyAt,
        end: end + bodyAt,
        text: put,
      }),
    );
  }
  const path = parsePointer(pointer);
  const edits = path && setFrontMatter(block, path, change, orderAt);
  return edits?.map(({ start, end, text: put }) => ({
    start: start + opening.length,
    end: end + opening.length,
    text: put,
  }));
}

function bodyEdits(body: string, part: string, change: ValueChange): TextEdit[] | undefined {
  if (!('value' in change) || typeof change.value !== 'string') return undefined;
  const text = change.value.replaceAll('\r\n', '\n').replace(/^\n+|\s+$/g, '');
  if (part === '') {
    const start = /^\n*/.exec(body)?.[0].length ?? 0;
    const end = body.trimEnd().length;
    return [{ start: Math.min(start, end), end, text: end === 0 ? `\n${text}\n` : text }];
  }
  const block = splitBodyBlocks(body)[Number(part.slice(1))];
  return block && [{ start: block.start, end: block.end, text }];
}

/** Whether a file says what it said, but for the value at the pointer. What cannot be read is judged by who reads it next. */
function isMeant(file: string, before: string, after: string, pointer: string, change: ValueChange): boolean {
  if (file.endsWith('.ts')) {
    const [old, made] = [listLiteralSpans(before)?.value, listLiteralSpans(after)?.value];
    if (made === undefined) return false;
    if ('source' in change) return isSameBut(old, made, parsePointer(pointer) ?? []);
    return isDeepStrictEqual(made, expected(old, parsePointer(pointer) ?? [], change));
  }
  const [old, made] = [before, after].map((text) => parseFrontMatter(file, text, () => {}));
  if (!old || !made) return true;
  const path = parsePointer(pointer);
  if (!path) return isDeepStrictEqual(made.frontMatter.value, old.frontMatter.value);
  if ('source' in change || made.body !== old.body) return false;
  const texts = 'value' in change ? { value: toTextTree(change.value) as ItemValue } : change;
  return isDeepStrictEqual(made.frontMatter.value, expected(old.frontMatter.value, path, texts));
}

/** A value with the change made in it. */
function expected(from: unknown, [name, ...inner]: readonly string[], change: ValueChange): unknown {
  if (name === undefined) return 'value' in change ? change.value : undefined;
  if (Array.isArray(from)) {
    const items = [...(from as unknown[])];
    if ('remove' in change && inner.length === 0) items.splice(Number(name), 1);
    else items[Number(name)] = expected(items[Number(name)], inner, change);
    return items;
  }
  const { [name]: old, ...rest } = (typeof from === 'object' && from !== null ? from : {}) as Record<string, unknown>;
  return 'remove' in change && inner.length === 0 ? rest : { ...rest, [name]: expected(old, inner, change) };
}

/** Whether two values are the same outside of a path. */
function isSameBut(a: unknown, b: unknown, path: readonly string[]): boolean {
  const none: ValueChange = { value: '' };
  return isDeepStrictEqual(expected(a, path, none), expected(b, path, none));
}

function areApart(edits: readonly TextEdit[]): boolean {
  const sorted = [...edits].sort((a, b) => a.start - b.start);
  return sorted.every((edit, i) => i === 0 || edit.start >= (sorted[i - 1]?.end ?? 0));
}

/** The comments of a file, each as it is written. */
function commentsOf(file: string, text: string): string[] {
  if (file.endsWith('.ts')) return (text.match(tokenPattern) ?? []).filter((each) => /^\/[/*]/.test(each));
  const block = /^---\n(.*?)^---$/ms.exec(text)?.[1] ?? '';
  return block.match(/(?<=^|\s)#.*$/gm) ?? [];
}

function missing(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((comment) => {
    const at = left.indexOf(comment);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A block of the body of a Markdown file: a paragraph, a list, a table, a fence. Offsets in the body. */
interface BodyBlock {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The blocks of a body: what stands between empty lines, of which a fence may hold some. */
export function splitBodyBlocks(body: string): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let [at, start, fence] = [0, -1, ''];
  const close = (end: number) => {
    if (start >= 0) blocks.push({ start, end, text: body.slice(start, end) });
    start = -1;
  };
  for (const line of body.split('\n')) {
    if (fence === '' && line.trim() === '') close(at - 1);
    else if (start < 0) start = at;
    fence = fenceAfter(fence, line);
    at += line.length + 1;
  }
  close(body.length);
  return blocks;
}

/** The fence that is open behind a line; it ends with as many of its characters, and nothing behind them (CommonMark 4.5). */
function fenceAfter(open: string, line: string): string {
  const [, marker = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
  if (open === '') return marker;
  return marker.startsWith(open) && /^[ `~]*$/.test(line) ? '' : open;
}
