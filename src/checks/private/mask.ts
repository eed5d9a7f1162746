import type { Found } from './scan.ts';

/** The longest words of an internal kind that a message repeats. */
const most = 80;

/**
 * What a message may say of an item, and what a waiver quotes: of a secret or a person never the whole, since logs of builds
 * are read by many. Notes, paths and hosts are said as they stand.
 */
export function masked({ code, value }: Pick<Found, 'code' | 'value'>): string {
  if (code === 'private-internal') return value.length > most ? `${value.slice(0, most)}…` : value;
  const length = [...value].length;
  const at = value.lastIndexOf('@');
  if (code === 'private-person' && at > 0) return `${value.slice(0, at < 6 ? 1 : 2)}…${value.slice(at)}`;
  const [head, tail] = length < 10 ? [1, 0] : length < 16 ? [2, 2] : [4, 2];
  return `${value.slice(0, head)}…${tail > 0 ? value.slice(-tail) : ''} (${length} characters)`;
}
