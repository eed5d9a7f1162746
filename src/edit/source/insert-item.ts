import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import { toStringLiteral } from './string-literal.ts';
import { applyEdits, preserveLineEnds } from './text-edit.ts';

/** A member of an item, as data. */
export type ItemValue = string | number | boolean | readonly ItemValue[] | { readonly [name: string]: ItemValue };

/**
 * Adds an item to the end of a list of a typed module, written as the items before it are: on lines of its own with
 * their indentation, or on the same line where the list stands on one. Comments, line ends and all else stay as they are.
 * A list that is not there is added as the last member. Returns undefined for a module that cannot be read.
 */
export function insertItem(
  source: string,
  list: string,
  item: Readonly<Record<string, ItemValue>>,
): string | undefined {
  return preserveLineEnds(source, (text) => inserted(text, list, item));
}

function inserted(source: string, list: string, item: Readonly<Record<string, ItemValue>>): string | undefined {
  const members = listLiteralSpans(source)?.members;
  const mark = members?.get(list);
  if (members && !mark) return withList(source, [...members.values()].at(-1), list, item);
  if (!mark?.members || mark.end === undefined || !Array.isArray(mark.value)) return undefined;
  const last = [...mark.members.values()].at(-1);
  const indent = indentAt(source, mark.at);
  if (!last) {
    const text = `[\n${block(item, `${indent}  `)},\n${indent}]`;
    return applyEdits(source, [{ start: mark.at, end: mark.end, text }]);
  }
  const isOneLine = !source.slice(mark.at, mark.end).includes('\n');
  if (isOneLine) return applyEdits(source, [{ start: last.end!, end: last.end!, text: `, ${toInlineObject(item)}` }]);
  // A comma may follow the last item, or a comment stand between the two.
  const comma = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*,/.exec(source.slice(last.end, mark.end))?.[0].length;
  const after = last.end! + (comma ?? 0);
  // A comment on the line of the last item is about that item.
  const start = after + /^[ \t]*(?:\/\/[^\n]*|\/\*.*?\*\/)?/.exec(source.slice(after, mark.end))![0].length;
  return applyEdits(source, [
    ...(comma === undefined ? [{ start: last.end!, end: last.end!, text: ',' }] : []),
    { start, end: start, text: `\n${block(item, indentAt(source, last.at))},` },
  ]);
}

/** A list of one item, on the lines behind the last member. */
function withList(
  source: string,
  last: { readonly at: number; readonly end?: number | undefined } | undefined,
  list: string,
  item: Readonly<Record<string, ItemValue>>,
): string | undefined {
  if (last?.end === undefined) return undefined;
  const indent = indentAt(source, last.at);
  const text = `\n${indent}${list}: [\n${block(item, `${indent}  `)},\n${indent}],`;
  const comma = /^\s*,/.exec(source.slice(last.end))?.[0].length;
  const after = last.end + (comma ?? 0);
  // A comment on the line of the last member is about that member.
  const start = after + (/^[ \t]*(?:\/\/[^\n]*|\/\*.*?\*\/)?/.exec(source.slice(after))?.[0].length ?? 0);
  return applyEdits(source, [
    ...(comma === undefined ? [{ start: last.end, end: last.end, text: ',' }] : []),
    { start, end: start, text },
  ]);
}

function block(item: Readonly<Record<string, ItemValue>>, indent: string): string {
  const members = Object.entries(item).map(([key, value]) => member(key, value, `${indent}  `));
  return `${indent}{\n${members.join('')}${indent}}`;
}

/** A long text goes on a line of its own, as the formatter would have it. */
function member(key: string, value: ItemValue, indent: string): string {
  const line = `${indent}${key}: ${toLiteral(value)},\n`;
  return line.length <= 121 || typeof value !== 'string' ? line : `${indent}${key}:\n${indent}  ${toLiteral(value)},\n`;
}

/** An item on one line. */
function toInlineObject(item: Readonly<Record<string, ItemValue>>): string {
  const members = Object.entries(item).map(([key, value]) => `${toPropertyKey(key)}: ${toLiteral(value)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A value as TypeScript, on one line. */
export function toLiteral(value: ItemValue): string {
  if (typeof value === 'string') return toStringLiteral(value);
  if (typeof value !== 'object') return String(value);
  return isList(value) ? `[${value.map(toLiteral).join(', ')}]` : toInlineObject(value);
}

export const isList = (value: ItemValue): value is readonly ItemValue[] => Array.isArray(value);

/** The name of a member as TypeScript: in quotes where it needs them. */
export const toPropertyKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : toStringLiteral(key));

/** The white space at the beginning of the line in which an offset stands. */
export function indentAt(source: string, offset: number): string {
  return /^[ \t]*/.exec(source.slice(source.lastIndexOf('\n', offset - 1) + 1))![0];
}

/** Columns of a formatted line. */
export const maxLineWidth = 120;

/**
 * A value as TypeScript, as a formatter would write it behind `used` characters of a line that is indented by `indent`:
 * on that line where it fits, else with a line for each member. The text begins on the line and ends without a comma.
 */
export function formatLiteral(value: ItemValue, indent: string, used: number): string {
  const line = toLiteral(value);
  if (typeof value !== 'object' || (used + line.length < maxLineWidth && !holdsObjects(value))) return line;
  const inner = `${indent}  `;
  if (isList(value)) {
    const items = value.map((item) => `${inner}${formatLiteral(item, inner, inner.length)},\n`);
    return `[\n${items.join('')}${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => `${inner}${formatMember(key, member, inner)},\n`);
  return `{\n${members.join('')}${indent}}`;
}

/** A member of an object that begins a line; a long text goes on a line of its own. */
export function formatMember(key: string, value: ItemValue, indent: string): string {
  const name = `${toPropertyKey(key)}:`;
  const used = indent.length + name.length + 1;
  if (needsOwnLine(value, used)) return `${name}\n${indent}  ${toLiteral(value)}`;
  return `${name} ${formatLiteral(value, indent, used)}`;
}

/** Whether a text stands on the line below its name. */
export function needsOwnLine(value: ItemValue, used: number): boolean {
  return typeof value === 'string' && used + toLiteral(value).length + 1 > maxLineWidth;
}

/** A list of objects has a line for each. */
function holdsObjects(value: ItemValue): boolean {
  return isList(value) && value.some((item) => typeof item === 'object' && !isList(item));
}
