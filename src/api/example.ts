import { withoutLabels } from '../core/labels.ts';

/**
 * A document as an example: one item of each of its lists, the beginning of each long text, and valid where it was. Models
 * read it beside what they are asked (tests/third-party/tokens.test.ts).
 */
export const exampleOf = (document: unknown): unknown => shorten(firstItems(document));

function firstItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(firstItems);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, firstItems(member)]));
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value === 'string') return isLong(value) ? `${[...value].slice(0, 70).join('')}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shorten(member)]));
}

/** Of a text for people: half an address would be none. */
const isLong = (value: string): boolean => withoutLabels(value).length > 80 && !/^https?:/.test(value);
