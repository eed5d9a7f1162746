import { isObject, parseJson } from '../../core/type-guards.ts';
import { toLetters } from '../published/letters.ts';
import type { DocumentStatement } from './statement.ts';

/** Whether an answer says what the API says, in the form of its topic. */
export function isConsistent(api: DocumentStatement, other: DocumentStatement): boolean {
  if (api.value === other.value) return true;
  const { about } = api;
  // A text that is read as Markdown loses the marks of a name.
  if (about === 'legal name') return toLetters(api.value) === toLetters(other.value);
  // Registers write a number with letters that its value does not need: NIC199999.
  if (about.startsWith('number: '))
    return new RegExp(`^\\p{L}*${escaped(toLetters(api.value))}$`, 'u').test(toLetters(other.value));
  if (about === 'address' || about.startsWith('address of ')) return isAddress(api.value, other.value);
  // England and Wales (United Kingdom)
  if (about.startsWith('jurisdiction')) return other.value.replace(/\s*[（(][^（(]*$/, '') === api.value;
  if (about.startsWith('points of a request')) return !overlap(api.value, other.value);
  return false;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

interface Address {
  readonly parts: readonly string[];
  readonly locality?: string;
  readonly country?: string;
  readonly jurisdiction?: string;
  /** The country as the language of the document calls it. */
  readonly countryName?: string;
}

function read(value: string): Address | undefined {
  const parsed = value.startsWith('{') ? parseJson(value.slice(1)) : undefined;
  return isObject(parsed) ? (parsed as unknown as Address) : undefined;
}

/**
 * An address in one line holds each part of the one in the API and its country, and nothing else; a seat holds the town,
 * with the country or the jurisdiction.
 */
function isAddress(api: string, other: string): boolean {
  const address = read(api);
  if (!address) return false;
  const { parts, locality = '', country = '', jurisdiction = '', countryName = '' } = address;
  const structured = read(other);
  if (structured)
    return toLetters(structured.parts.join('')) === toLetters(parts.join('')) && structured.country === country;
  const countries = new Set(['', toLetters(jurisdiction), toLetters(countryName), country]);
  const isMadeOf = (pieces: readonly string[]): boolean => {
    let rest = toLetters(other);
    for (const piece of pieces.map(toLetters).sort((a, b) => b.length - a.length)) {
      if (!rest.includes(piece)) return false;
      rest = rest.replace(piece, '');
    }
    return countries.has(rest);
  };
  return isMadeOf(parts) || isMadeOf([locality]);
}

/** Lists that share some of their names, but not all, are meant to be the same list. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [one, other].map((each) => new Set(parseJson(each) as string[]));
  return [...(a ?? [])].some((name) => b?.has(name));
}
