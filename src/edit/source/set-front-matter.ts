import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument } from 'yaml';
import type { ItemValue } from './insert-item.ts';
import { isList } from './insert-item.ts';
import type { MemberOrder, ValueChange } from './set-literal.ts';
import type { TextEdit } from './text-edit.ts';
import { findYamlScalar, renderYaml } from './yaml.ts';

/** A value as front matter is read: every scalar a text. */
type TextTree = string | readonly TextTree[] | { readonly [name: string]: TextTree };

/** Turns numbers and booleans into texts. */
export function toTextTree(value: ItemValue): TextTree {
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return value.map(toTextTree);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toTextTree(member)]));
}

/**
 * The changes of a block of front matter (LF, without its markers) that make the value at `path` another one: of a text
 * that one alone; a member that is not there is added in the order of names; of lists and maps the whole member.
 * Undefined where there is nothing to change.
 */
export function setFrontMatter(
  block: string,
  path: readonly string[],
  change: ValueChange,
  orderAt: MemberOrder,
): TextEdit[] | undefined {
  const document = parseDocument(block, { schema: 'failsafe', keepSourceTokens: true, logLevel: 'silent' });
  const { contents } = document;
  const [name, ...inner] = path;
  if (name === undefined || 'source' in change || (contents !== null && !isMap(contents))) return undefined;
  const pairs = contents?.items ?? [];
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === name);
  if ('remove' in change) {
    if (!pair) return undefined;
    if (inner.length === 0) return [{ ...linesOf(block, pair), text: '' }];
  } else if (!pair) {
    const value = inner.reduceRight<ItemValue>((within, key) => ({ [key]: within }), change.value);
    return [inserted(block, pairs, name, value, orderAt([]))];
  }
  const scalar = 'value' in change && typeof change.value !== 'object' && scalarAt(block, document, path);
  if (scalar) return [{ start: scalar.start, end: scalar.end, text: scalar.written(String(change.value)) }];
  const before = (document.toJS() as Record<string, unknown>)[name];
  const value = 'remove' in change ? without(before, inner) : withValue(before, inner, change.value);
  return value === undefined ? undefined : replaceMember(block, pair, name, value);
}

function replaceMember(block: string, pair: Pair, name: string, value: ItemValue): TextEdit[] {
  const items = isSeq(pair.value) && isTexts(value) ? listEdits(block, pair, value) : undefined;
  return items ?? [{ ...linesOf(block, pair), text: memberText(name, value) }];
}

/** The scalar that is written at a path. */
function scalarAt(block: string, document: Document, path: readonly string[]): ReturnType<typeof findYamlScalar> {
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || node.range[0] >= node.range[1]) return undefined;
  return findYamlScalar(block, node.range[0]);
}

/** A member on lines of its own. Days and numbers stand without quotes: our reader takes them as texts, others as what they are. */
function memberText(name: string, value: ItemValue): string {
  const text = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${name}: ${value}\n` : undefined;
  return text ?? renderYaml({ [name]: value });
}

function inserted(
  block: string,
  pairs: readonly Pair[],
  name: string,
  value: ItemValue,
  order: readonly string[],
): TextEdit {
  const place = order.indexOf(name);
  const placeOf = ({ key }: Pair) => order.indexOf(isScalar(key) ? String(key.value) : '');
  const before = pairs.findLast((pair) => place < 0 || (placeOf(pair) >= 0 && placeOf(pair) < place));
  const [first] = pairs;
  const at = before ? linesOf(block, before).end : first ? linesOf(block, first).start : block.length;
  return { start: at, end: at, text: memberText(name, value) };
}

/** The lines of a member: from its key to the end of the line on which its value ends. */
function linesOf(block: string, { key, value }: Pair): { start: number; end: number } {
  const [keyStart = 0, keyEnd = 0] = isScalar(key) ? (key.range ?? []) : [];
  const { range } = (value ?? {}) as { readonly range?: readonly number[] | null };
  const text = block.slice(0, Math.max(range?.[1] ?? keyEnd, keyEnd)).trimEnd();
  const lineEnd = block.indexOf('\n', text.length);
  return { start: block.lastIndexOf('\n', keyStart - 1) + 1, end: lineEnd < 0 ? block.length : lineEnd + 1 };
}

/** The lines of a list with a line for each text: those that stay keep theirs, and the comments above them. */
function listEdits(block: string, { value: list }: Pair, values: readonly string[]): TextEdit[] | undefined {
  if (!isSeq(list) || list.flow || list.items.length === 0) return undefined;
  const starts = list.items.map((item) => (isScalar(item) ? (item.range?.[0] ?? -1) : -1));
  if (starts.some((at) => at < 0)) return undefined;
  const lineEnd = (at: number) => block.indexOf('\n', at) + 1 || block.length;
  const [firstAt = 0] = starts;
  const from = block.lastIndexOf('\n', firstAt) + 1;
  const dash = /^\s*- +/.exec(block.slice(from, firstAt))?.[0];
  if (dash === undefined) return undefined;
  let at = from;
  const chunks = list.items.map((item, i) => {
    const end = isScalar(item) ? lineEnd((item.range?.[1] ?? starts[i] ?? at) - 1) : at;
    const chunk = { value: isScalar(item) ? String(item.value) : '', text: block.slice(at, end) };
    at = end;
    return chunk;
  });
  const text = values.map((value) => {
    const known = chunks.findIndex((chunk) => chunk.value === value);
    const [found] = known < 0 ? [] : chunks.splice(known, 1);
    return found?.text ?? `${dash}${renderYaml([value]).slice(2)}`;
  });
  return [{ start: from, end: at, text: text.join('') }];
}

const isTexts = (value: ItemValue): value is readonly string[] =>
  isList(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** A value of a document with another one at a path below it. */
function withValue(from: unknown, [name, ...inner]: readonly string[], value: ItemValue): ItemValue {
  if (name === undefined) return value;
  if (Array.isArray(from)) {
    const items = [...(from as ItemValue[])];
    items[Number(name)] = withValue(items[Number(name)], inner, value);
    return items;
  }
  const members = typeof from === 'object' && from !== null ? (from as Record<string, ItemValue>) : {};
  return { ...members, [name]: withValue(members[name], inner, value) };
}

/** A value of a document without what stands at a path below it. */
function without(from: unknown, [name, ...inner]: readonly string[]): ItemValue | undefined {
  if (name === undefined || typeof from !== 'object' || from === null) return undefined;
  if (Array.isArray(from))
    return from.flatMap((item: ItemValue, i) => {
      if (String(i) !== name) return [item];
      return inner.length === 0 ? [] : [without(item, inner) ?? item];
    });
  return Object.fromEntries(
    Object.entries(from as Record<string, ItemValue>).flatMap(([key, member]) => {
      if (key !== name) return [[key, member]];
      return inner.length === 0 ? [] : [[key, without(member, inner) ?? member]];
    }),
  );
}
