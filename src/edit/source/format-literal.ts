import { type ItemValue, isList, toLiteral, toPropertyKey } from './insert-item.ts';

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
