import type { PositionedValue } from '../../content/read/located.ts';
import { formatLiteral, formatMember } from './format-literal.ts';
import { type ItemValue, indentAt, toPropertyKey } from './insert-item.ts';
import { findItemEnd, type TextEdit } from './text-edit.ts';

/**
 * Adds a member to an object of a typed module: behind the last of the members that stand before it in `order`, on a line
 * of its own where they have some. What has no place in `order` goes to the end.
 */
export function addMember(
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
  if (!isInLines) {
    if (!anchor) return [{ start: firstAt, end: firstAt, text: `${written(outer)}, ` }];
    return anchor.end === undefined ? undefined : [{ start: anchor.end, end: anchor.end, text: `, ${written(outer)}` }];
  }
  const indent = indentAt(text, firstAt);
  const line = `\n${indent}${written(indent)},`;
  // A comment on the line of the bracket is about the object; one above the first member, about that.
  if (!anchor) {
    const start = findItemEnd(text, holder.at + 1, firstAt);
    return [{ start, end: start, text: line }];
  }
  if (anchor.end === undefined) return undefined;
  const after = findItemEnd(text, anchor.end, holder.end);
  const isLast = members.at(-1)?.[1] === anchor;
  const hasComma = !isLast || /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*,/.test(text.slice(anchor.end, holder.end));
  if (hasComma) return [{ start: after, end: after, text: line }];
  return after === anchor.end
    ? [{ start: after, end: after, text: `,${line}` }]
    : [
        { start: anchor.end, end: anchor.end, text: ',' },
        { start: after, end: after, text: line },
      ];
}
