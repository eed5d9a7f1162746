import { isDeepStrictEqual } from 'node:util';
import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import type { PositionedValue } from '../../content/read/located.ts';
import {
  formatLiteral,
  formatMember,
  type ItemValue,
  indentAt,
  isList,
  maxLineWidth,
  needsOwnLine,
  toLiteral,
  toPropertyKey,
} from './insert-item.ts';
import { findItemEnd, type TextEdit } from './text-edit.ts';

/** Change of a value: a new value, TypeScript source as typed, or removal. */
export type ValueChange = { readonly value: ItemValue } | { readonly source: string } | { readonly remove: true };

/** The names that the members of an object may have, in the order in which they are written. */
export type MemberOrder = (path: readonly string[]) => readonly string[];

/**
 * The changes of a typed module (LF) that make the value at `path` another one: as little of the text as that needs. A
 * member that is not there is added in the order of its object's names. Undefined where there is nothing to change.
 */
export function setLiteral(
  text: string,
  path: readonly string[],
  change: ValueChange,
  orderAt: MemberOrder,
): TextEdit[] | undefined {
  let holder: PositionedValue | undefined;
  let mark = listLiteralSpans(text);
  if (!mark) return undefined;
  for (const [depth, name] of path.entries()) {
    const member: PositionedValue | undefined = mark.members?.get(name);
    if (!member) return added(text, mark, path.slice(depth), change, orderAt(path.slice(0, depth)));
    [holder, mark] = [mark, member];
  }
  if (mark.end === undefined) return undefined;
  if ('remove' in change) return holder && removed(text, holder, mark);
  if ('source' in change) return [{ start: mark.at, end: mark.end, text: change.source.trim() }];
  return replaced(text, mark, change.value, path, orderAt);
}

function added(
  text: string,
  holder: PositionedValue,
  [name, ...inner]: readonly string[],
  change: ValueChange,
  order: readonly string[],
): TextEdit[] | undefined {
  if (name === undefined || 'remove' in change || !holder.members || holder.end === undefined) return undefined;
  if (Array.isArray(holder.value)) {
    const value = 'source' in change ? listLiteralSpans(`export default ${change.source};`)?.value : change.value;
    if (inner.length > 0 || value === undefined || Number(name) !== holder.members.size) return undefined;
    return replaceList(text, holder, [...(holder.value as ItemValue[]), value as ItemValue]);
  }
  if ('source' in change) return inner.length > 0 ? undefined : addMember(text, holder, name, change, order);
  // Objects on the way that are not there either.
  const value = inner.reduceRight<ItemValue>((within, key) => ({ [key]: within }), change.value);
  return addMember(text, holder, name, { value }, order);
}

function replaced(
  text: string,
  mark: PositionedValue,
  value: ItemValue,
  path: readonly string[],
  orderAt: MemberOrder,
): TextEdit[] | undefined {
  if (mark.end === undefined) return undefined;
  if (isList(value) && Array.isArray(mark.value)) return replaceList(text, mark, value);
  if (mark.members && !Array.isArray(mark.value) && typeof value === 'object' && !isList(value))
    return mergedObject(text, mark, value, path, orderAt);
  const indent = indentAt(text, mark.at);
  const before = mark.keyAt === undefined ? undefined : /:(\s*)$/.exec(text.slice(mark.keyAt, mark.at));
  const gap = before?.[1];
  if (mark.keyAt === undefined || gap === undefined) {
    const used = mark.at - text.lastIndexOf('\n', mark.at - 1) - 1;
    return [{ start: mark.at, end: mark.end, text: formatLiteral(value, indent, used) }];
  }
  // A text moves to the line below its name, or back, where its author writes as a formatter does.
  const own = indentAt(text, mark.keyAt);
  const used = own.length + (mark.at - gap.length - mark.keyAt) + 1;
  const isLow = needsOwnLine(value, used);
  const wasLow = needsOwnLine(mark.value as ItemValue, used);
  const isKept = gap.includes('\n') !== wasLow || isLow === wasLow;
  const kept = isKept ? gap : isLow ? `\n${own}  ` : ' ';
  return [{ start: mark.at - gap.length, end: mark.end, text: kept + formatLiteral(value, own, used) }];
}

/** Members that stay are changed where they stand, so that what is written around them stays too. */
function mergedObject(
  text: string,
  mark: PositionedValue,
  value: { readonly [name: string]: ItemValue },
  path: readonly string[],
  orderAt: MemberOrder,
): TextEdit[] | undefined {
  const edits: TextEdit[] = [];
  for (const [name, member] of mark.members ?? []) {
    const wanted = value[name];
    const own = wanted === undefined ? removed(text, mark, member) : sameOr(member, wanted, name);
    if (!own) return undefined;
    for (const edit of own) edits.push(edit);
  }
  const order = orderAt(path);
  const absent = Object.keys(value).filter((name) => !mark.members?.has(name));
  // An object with both removals and additions is rewritten whole.
  if (absent.length > 0 && edits.some((edit) => edit.text === '') && mark.end !== undefined)
    return [{ start: mark.at, end: mark.end, text: formatLiteral(value, indentAt(text, mark.at), mark.at) }];
  for (const name of absent.sort((a, b) => order.indexOf(a) - order.indexOf(b))) {
    const own = addMember(text, mark, name, { value: value[name] as ItemValue }, order);
    if (!own) return undefined;
    for (const edit of own) edits.push(edit);
  }
  return edits;

  function sameOr(member: PositionedValue, wanted: ItemValue, name: string): TextEdit[] | undefined {
    const isSame = JSON.stringify(member.value) === JSON.stringify(wanted);
    return isSame ? [] : replaced(text, member, wanted, [...path, name], orderAt);
  }
}

/** Takes out a member with its comma and the comment on its line; whole lines where it has them to itself. */
function removed(text: string, holder: PositionedValue, mark: PositionedValue): TextEdit[] | undefined {
  if (mark.end === undefined || holder.end === undefined) return undefined;
  const start = mark.keyAt ?? mark.at;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const end = findItemEnd(text, mark.end, holder.end);
  if (text.slice(lineStart, start).trim() === '' && text.charAt(end) === '\n')
    return [{ start: lineStart, end: end + 1, text: '' }];
  const marks = [...(holder.members?.values() ?? [])];
  const before = marks[marks.indexOf(mark) - 1];
  const isLast = marks.at(-1) === mark;
  if (isLast && before?.end !== undefined) return [{ start: before.end, end: mark.end, text: '' }];
  const spaces = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
  return [{ start, end: end + (isLast ? 0 : spaces), text: '' }];
}

/**
 * Adds a member to an object of a typed module: behind the last of the members that stand before it in `order`, on a line
 * of its own where they have some. What has no place in `order` goes to the end.
 */
function addMember(
  text: string,
  holder: PositionedValue,
  name: string,
  change: { readonly value: ItemValue } | { readonly source: string },
  order: readonly string[],
): TextEdit[] | undefined {
  if (holder.end === undefined || !holder.members) return undefined;
  const members = [...holder.members];
  const isInLines = text.slice(holder.at, holder.end).includes('\n');
  const outer = indentAt(text, holder.at);
  const written = (indent: string) =>
    'source' in change ? `${toPropertyKey(name)}: ${change.source.trim()}` : formatMember(name, change.value, indent);
  const [first] = members;
  if (!first) {
    const inner = `${outer}  `;
    const long = `{\n${inner}${written(inner)},\n${outer}}`;
    const used = holder.at - text.lastIndexOf('\n', holder.at - 1);
    const isShort = 'value' in change && !isInLines && !formatLiteral(change.value, inner, used).includes('\n');
    return [{ start: holder.at, end: holder.end, text: isShort ? `{ ${written(inner)} }` : long }];
  }
  const place = order.indexOf(name);
  const isBefore = ([other]: readonly [string, PositionedValue]) =>
    place < 0 || (order.includes(other) && order.indexOf(other) < place);
  const anchor = members.findLast(isBefore)?.[1];
  const firstAt = first[1].keyAt ?? first[1].at;
  const indent = isInLines ? indentAt(text, firstAt) : outer;
  const member = written(indent);
  if (anchor) return memberBehind(text, anchor, holder, isInLines ? `\n${indent}${member},` : member);
  if (!isInLines) return [{ start: firstAt, end: firstAt, text: `${member}, ` }];
  // A comment on the line of the bracket is about the object; one above the first member, about that.
  const start = findItemEnd(text, holder.at + 1, firstAt);
  return [{ start, end: start, text: `\n${indent}${member},` }];
}

/** Puts a member behind another one: a line of its own, which brings its line break and comma, or a text on the same line. */
function memberBehind(
  text: string,
  anchor: PositionedValue,
  holder: PositionedValue,
  member: string,
): TextEdit[] | undefined {
  const { end } = anchor;
  if (end === undefined || holder.end === undefined) return undefined;
  if (!member.startsWith('\n')) return [{ start: end, end, text: `, ${member}` }];
  const after = findItemEnd(text, end, holder.end);
  const isLast = [...(holder.members?.values() ?? [])].at(-1) === anchor;
  const hasComma = !isLast || /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*,/.test(text.slice(end, holder.end));
  if (hasComma) return [{ start: after, end: after, text: member }];
  if (after === end) return [{ start: after, end: after, text: `,${member}` }];
  return [
    { start: end, end, text: ',' },
    { start: after, end: after, text: member },
  ];
}

/** An item as it is written: what stands before it (its own comments), itself, and what follows on its line. */
interface Chunk {
  readonly value: unknown;
  readonly lead: string;
  readonly body: string;
  readonly tail: string;
}

/**
 * Gives a list of a typed module other items: those that stay keep their text and their comments, wherever they go; what
 * is new is written as the others are. A list on one line stays on it as long as it fits.
 */
function replaceList(text: string, list: PositionedValue, values: readonly ItemValue[]): TextEdit[] | undefined {
  if (list.end === undefined || !list.members) return undefined;
  if (isDeepStrictEqual(list.value, values)) return [];
  const source = text.slice(list.at, list.end);
  const whole = (put: string): TextEdit[] => [{ start: list.at, end: list.end ?? list.at, text: put }];
  const outer = indentAt(text, list.at);
  const used = list.at - text.lastIndexOf('\n', list.at - 1) - 1;
  const marks = [...list.members.values()];
  const isPlain = !source.includes('\n') && !/\/[/*]/.test(bodiless(source, list.at, marks));
  if (marks.length === 0 || isPlain) {
    const bodies = chosen(chunksOf(text, list, marks), values).map((chunk) =>
      chunk.body === '' ? undefined : chunk.body,
    );
    const line = `[${values.map((value, i) => bodies[i] ?? toLiteral(value)).join(', ')}]`;
    return whole(used + line.length < maxLineWidth ? line : formatLiteral(values, outer, used));
  }
  const indent = indentAt(text, marks[0]?.at ?? list.at);
  const isInLines = source.includes('\n');
  const chunks = chosen(chunksOf(text, list, marks), values);
  const items = chunks.map((chunk, i): string => {
    const value = values[i] as ItemValue;
    if (chunk.body === '') {
      const lead = isInLines ? `\n${indent}` : i === 0 ? '' : ' ';
      return `${lead}${formatLiteral(value, indent, indent.length)},`;
    }
    const lead = isInLines && !chunk.lead.includes('\n') ? `\n${indent}${chunk.lead.trimStart()}` : chunk.lead;
    return lead + chunk.body + (chunk.tail.trimStart().startsWith(',') ? chunk.tail : `,${chunk.tail}`);
  });
  const last = marks.at(-1);
  const rest = last?.end === undefined ? '' : text.slice(findItemEnd(text, last.end, list.end), list.end);
  return whole(`[${items.join('')}${rest}`);
}

/** The text of a list without that of its items. */
function bodiless(source: string, from: number, marks: readonly PositionedValue[]): string {
  let at = 0;
  let text = '';
  for (const mark of marks) {
    text += source.slice(at, mark.at - from);
    at = (mark.end ?? mark.at) - from;
  }
  return text + source.slice(at);
}

function chunksOf(text: string, list: PositionedValue, marks: readonly PositionedValue[]): Chunk[] {
  let from = list.at + 1;
  return marks.map((mark) => {
    const end = mark.end ?? mark.at;
    const after = findItemEnd(text, end, list.end ?? end);
    const chunk = {
      value: mark.value,
      lead: text.slice(from, mark.at),
      body: text.slice(mark.at, end),
      tail: text.slice(end, after),
    };
    from = after;
    return chunk;
  });
}

/** The chunk of each value, each once; an empty one for what is new. */
function chosen(chunks: readonly Chunk[], values: readonly ItemValue[]): Chunk[] {
  const left = [...chunks];
  return values.map((value): Chunk => {
    const at = left.findIndex((chunk) => isDeepStrictEqual(chunk.value, value));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ?? { value, lead: '', body: '', tail: '' };
  });
}
