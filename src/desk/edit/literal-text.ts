import { type ItemValue, isList, keyText, literal } from './insert-item.ts';

/** Columns of a formatted line. */
export const lineWidth = 120;

/**
 * A value as TypeScript, as a formatter would write it behind `used` characters of a line that is indented by `indent`:
 * on that line where it fits, else with a line for each member. The text begins on the line and ends without a comma.
 */
export function literalText(value: ItemValue, indent: string, used: number): string {
  const line = literal(value);
  if (typeof value !== 'object' || (used + line.length < lineWidth && !holdsObjects(value))) return line;
  const inner = `${indent}  `;
  if (isList(value)) {
    const items = value.map((item) => `${inner}${literalText(item, inner, inner.length)},\n`);
    return `[\n${items.join('')}${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => `${inner}${memberText(key, member, inner)},\n`);
  return `{\n${members.join('')}${indent}}`;
}

/** A member of an object that begins a line; a long text goes on a line of its own. */
export function memberText(key: string, value: ItemValue, indent: string): string {
  const name = `${keyText(key)}:`;
  const used = indent.length + name.length + 1;
  if (isOnLineOfItsOwn(value, used)) return `${name}\n${indent}  ${literal(value)}`;
  return `${name} ${literalText(value, indent, used)}`;
}

/** Whether a text stands on the line below its name. */
export function isOnLineOfItsOwn(value: ItemValue, used: number): boolean {
  return typeof value === 'string' && used + literal(value).length + 1 > lineWidth;
}

/** A list of objects has a line for each. */
function holdsObjects(value: ItemValue): boolean {
  return isList(value) && value.some((item) => typeof item === 'object' && !isList(item));
}
