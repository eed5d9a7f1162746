import type { LocatedScheduledValue } from '../../content/read/source.ts';

/** The most characters of a value that a sentence quotes. */
const most = 80;

/** Describes a value that is given ahead: `company#phone becomes "2" in place of "1"`. */
export function formatScheduledChange({
  address,
  before,
  value,
}: Pick<LocatedScheduledValue, 'address' | 'before' | 'value'>): string {
  if (before === undefined) return `${address} begins: ${quoted(value)}`;
  if (value === undefined) return `${address} ends: ${quoted(before)}`;
  return `${address} becomes ${quoted(value)} in place of ${quoted(before)}`;
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
