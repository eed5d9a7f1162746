import { escapeRegExp } from '../../core/escape.ts';
import { editDistance } from '../edit-distance.ts';
import type { OwnAddress } from '../facts/addresses.ts';
import type { ContentFact, ProseFinding } from '../facts/fact.ts';
import type { OwnFacts } from '../facts/own-facts.ts';
import { compilePattern } from '../words/pattern.ts';

const number = '\\d{1,4}\\s?[a-zA-Z]?(?:[-–/]\\d{1,4})?(?![\\p{L}\\d])';

/** Streets, house numbers and post codes of a text with digits: those that are ours but for one part. Needs no words of a language. */
export function checkAddresses(text: string, facts: OwnFacts, isOurs: boolean): ProseFinding[] {
  const findings: ProseFinding[] = [];
  for (const own of facts.addresses) {
    if (own.street.length >= 4 && own.number !== '') for (const each of streets(text, facts, own)) findings.push(each);
    if (own.postalCode !== '') for (const each of codes(text, facts, own, isOurs)) findings.push(each);
  }
  const seen = new Set<number>();
  return findings.filter(({ start }) => !seen.has(start) && seen.add(start));
}

function streets(text: string, { addresses: all }: OwnFacts, own: OwnAddress): ProseFinding[] {
  if (!text.includes(own.number) && !text.toLowerCase().includes(own.street.slice(0, 4).toLowerCase())) return [];
  const has = { text: `${own.street} ${own.number}`, at: own.at };
  return [...wrongNumbers(text, all, own, has), ...(own.street.length >= 6 ? wrongStreets(text, all, own, has) : [])];
}

/** Another number in our street. */
function wrongNumbers(text: string, all: readonly OwnAddress[], own: OwnAddress, has: ContentFact): ProseFinding[] {
  const name = escapeRegExp(own.street)
    .replace(/ +/g, '\\s+')
    .replace(/stra(?:ß|ss)e$/, 'str(?:aße|asse|\\.)');
  const numbers = all
    .filter(({ street }) => street.toLowerCase() === own.street.toLowerCase())
    .map((each) => tight(each.number));
  const numbered = compilePattern(
    `(?:(?<![\\p{L}\\d])(?<before>${number})[ ,]+)?(?<![\\p{L}])${name}(?![\\p{L}])(?:[ ,]+(?<after>${number}))?`,
    'giu',
  );
  return [...text.matchAll(numbered)].flatMap((match) => {
    const { before, after } = match.groups ?? {};
    if ([before, after].some((each) => each !== undefined && numbers.includes(tight(each)))) return [];
    // Behind a street a post code may follow, and before it the number of a flat.
    const isAfter = after !== undefined && !/^\d{4,}/.test(after);
    const said = isAfter ? after : before;
    if (said === undefined) return [];
    const start = match.index + (isAfter ? match[0].length - said.length : 0);
    return [{ start, end: start + said.length, has, write: { text: own.number } }];
  });
}

/** Our number in a street that is a letter or two from ours. */
function wrongStreets(text: string, all: readonly OwnAddress[], own: OwnAddress, has: ContentFact): ProseFinding[] {
  const words = own.street.trim().split(/\s+/);
  const phrase = words.map(() => "[\\p{L}.'-]+").join('\\s+');
  const around = [
    compilePattern(`(?<![\\p{L}\\d])${escapeRegExp(own.number)}[ ,]+(?<a>${phrase})`, 'giu'),
    compilePattern(`(?<![\\p{L}\\d])(?<b>${phrase})[ ,]+${escapeRegExp(own.number)}(?![\\p{L}\\d])`, 'giu'),
  ];
  const most = own.street.length >= 8 ? 2 : 1;
  return around
    .flatMap((each) => [...text.matchAll(each)])
    .flatMap((match) => {
      // The point behind a street may end the sentence.
      const said = withoutPoint(match.groups?.a ?? match.groups?.b ?? '');
      const distance = editDistance(said.toLowerCase(), withoutPoint(own.street).toLowerCase(), 2);
      if (distance === 0 || distance > most || /^\p{Ll}/u.test(said)) return [];
      if (all.some(({ street }) => street.toLowerCase() === said.toLowerCase())) return [];
      const start = match.index + match[0].indexOf(said);
      return [{ start, end: start + said.length, has, write: { text: own.street } }];
    });
}

const withoutPoint = (text: string): string => text.replace(/\.$/, '');
const tight = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** How each character of a shape is written in a pattern. */
const shapeSources: Readonly<Record<string, string>> = { '0': '\\d', A: '[A-Za-z]', ' ': '\\s?' };

/** A post code beside our town that is none of ours, one that is nearly ours, and ours beside another town. */
function codes(text: string, facts: OwnFacts, own: OwnAddress, isOurs: boolean): ProseFinding[] {
  const shape = own.postalCode.replace(/\d/g, '0').replace(/\p{L}/gu, 'A');
  const source = [...shape].map((c) => shapeSources[c] ?? escapeRegExp(c)).join('');
  const all = facts.addresses.map(({ postalCode }) => tight(postalCode));
  const has = { text: own.postalCode, at: own.at, reference: own.path === '' ? undefined : `${own.path}.postalCode` };
  return [...text.matchAll(compilePattern(`(?<![\\p{L}\\d-])${source}(?![\\p{L}\\d-])`, 'gu'))].flatMap((match) => {
    const [said] = match;
    const end = match.index + said.length;
    if (all.includes(tight(said)))
      return tight(said) === tight(own.postalCode) ? wrongTown(match, facts, own, has) : [];
    const around = text.slice(Math.max(0, match.index - 30), end + 30);
    if (!isCodeOfOurs(said, shape, own, { isTown: namesTown(around, facts), isOurs, text })) return [];
    return [{ start: match.index, end, has, write: { reference: has.reference, text: own.postalCode } }];
  });
}

const townsOf = ({ addresses }: OwnFacts): string[] =>
  addresses.map(({ locality }) => locality).filter((town) => town !== '');

function namesTown(text: string, facts: OwnFacts): boolean {
  const towns = townsOf(facts).map(escapeRegExp).join('|') || '(?!)';
  return compilePattern(`(?<![\\p{L}])(?:${towns})(?![\\p{L}])`, 'iu').test(text);
}

/** Whether a post code of the shape of ours stands where ours should. */
function isCodeOfOurs(
  said: string,
  shape: string,
  own: OwnAddress,
  { isTown, isOurs, text }: { readonly isTown: boolean; readonly isOurs: boolean; readonly text: string },
): boolean {
  if (own.street.length >= 4 && text.toLowerCase().includes(own.street.toLowerCase())) return true;
  const distance = editDistance(tight(said), tight(own.postalCode), 2);
  return (/A/.test(shape) && distance <= 2) || (isTown && (isOurs || distance <= 2));
}

/** Another town beside our post code: behind one of digits, before one with letters. */
function wrongTown(match: RegExpExecArray, facts: OwnFacts, own: OwnAddress, has: ContentFact): ProseFinding[] {
  const { index, input, 0: code } = match;
  const isAfter = /^\d+$/.test(own.postalCode);
  const end = index + code.length;
  const other = isAfter
    ? /^\s+(\p{Lu}[\p{L}-]{3,})(?![\p{L}])/u.exec(input.slice(end))
    : /(?<![\p{L}-])(\p{Lu}[\p{L}-]{3,}),?\s+$/u.exec(input.slice(0, index));
  const [beside = '', name = ''] = other ?? [];
  if (name === '' || own.locality === '') return [];
  if (facts.places.some((place) => place.toLowerCase().includes(name.toLowerCase()))) return [];
  if (!isAfter && townsOf(facts).some((each) => input.includes(each))) return [];
  const start = isAfter ? end + beside.length - name.length : index - beside.length + beside.indexOf(name);
  const { locality } = own;
  return [{ start, end: start + name.length, has: { ...has, text: locality }, write: { text: locality } }];
}
