import { escapeRegExp } from '../../core/escape.ts';
import { editDistance } from '../edit-distance.ts';
import type { OwnAddress } from '../facts/addresses.ts';
import type { ProseFinding } from '../facts/fact.ts';
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
  const name = escapeRegExp(own.street)
    .replace(/ +/g, '\\s+')
    .replace(/stra(?:ß|ss)e$/, 'str(?:aße|asse|\\.)');
  const has = { text: `${own.street} ${own.number}`, at: own.at };
  const numbers = all
    .filter(({ street }) => street.toLowerCase() === own.street.toLowerCase())
    .map((each) => tight(each.number));
  const findings: ProseFinding[] = [];
  const numbered = compilePattern(
    `(?:(?<![\\p{L}\\d])(?<before>${number})[ ,]+)?(?<![\\p{L}])${name}(?![\\p{L}])(?:[ ,]+(?<after>${number}))?`,
    'giu',
  );
  for (const match of text.matchAll(numbered)) {
    const { before, after } = match.groups ?? {};
    const said = [before, after].filter((each): each is string => each !== undefined);
    if (said.length === 0 || said.some((each) => numbers.includes(tight(each)))) continue;
    // Behind a street a post code may follow, and before it the number of a flat.
    const wrong = after !== undefined && !/^\d{4,}/.test(after) ? after : before;
    if (wrong === undefined) continue;
    const at = match.index + (wrong === after ? match[0].length - wrong.length : 0);
    findings.push({ start: at, end: at + wrong.length, has, write: { text: own.number } });
  }
  // Our number in a street that is a letter or two from ours.
  const words = own.street.trim().split(/\s+/);
  const phrase = words.map(() => "[\\p{L}.'-]+").join('\\s+');
  const around = [
    compilePattern(`(?<![\\p{L}\\d])${escapeRegExp(own.number)}[ ,]+(?<a>${phrase})`, 'giu'),
    compilePattern(`(?<![\\p{L}\\d])(?<b>${phrase})[ ,]+${escapeRegExp(own.number)}(?![\\p{L}\\d])`, 'giu'),
  ];
  if (own.street.length >= 6)
    for (const match of around.flatMap((each) => [...text.matchAll(each)])) {
      // The point behind a street may end the sentence.
      const said = withoutPoint(match.groups?.a ?? match.groups?.b ?? '');
      const distance = editDistance(said.toLowerCase(), withoutPoint(own.street).toLowerCase(), 2);
      if (distance === 0 || distance > (own.street.length >= 8 ? 2 : 1) || /^\p{Ll}/u.test(said)) continue;
      if (all.some(({ street }) => street.toLowerCase() === said.toLowerCase())) continue;
      const at = match.index + match[0].indexOf(said);
      findings.push({ start: at, end: at + said.length, has, write: { text: own.street } });
    }
  return findings;
}

const withoutPoint = (text: string): string => text.replace(/\.$/, '');
const tight = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** A post code beside our town that is none of ours, one that is nearly ours, and ours beside another town. */
function codes(text: string, facts: OwnFacts, own: OwnAddress, isOurs: boolean): ProseFinding[] {
  const shape = own.postalCode.replace(/\d/g, '0').replace(/\p{L}/gu, 'A');
  const source = [...shape]
    .map((c) => (c === '0' ? '\\d' : c === 'A' ? '[A-Za-z]' : c === ' ' ? '\\s?' : escapeRegExp(c)))
    .join('');
  const all = facts.addresses.map(({ postalCode }) => tight(postalCode));
  const has = { text: own.postalCode, at: own.at, reference: own.path === '' ? undefined : `${own.path}.postalCode` };
  const findings: ProseFinding[] = [];
  const towns = facts.addresses.map(({ locality }) => locality).filter((each) => each !== '');
  const town = `(?:${towns.map((each) => escapeRegExp(each)).join('|') || '(?!)'})`;
  for (const match of text.matchAll(compilePattern(`(?<![\\p{L}\\d-])${source}(?![\\p{L}\\d-])`, 'gu'))) {
    const said = match[0];
    const end = match.index + said.length;
    if (all.includes(tight(said))) {
      const after = /^\s+(\p{Lu}[\p{L}-]{3,})(?![\p{L}])/u.exec(text.slice(end));
      const before = /(?<![\p{L}-])(\p{Lu}[\p{L}-]{3,}),?\s+$/u.exec(text.slice(0, match.index));
      const isAfter = /^\d+$/.test(shape);
      const other = isAfter ? after : before;
      const name = other?.[1] ?? '';
      const isTown = name !== '' && !facts.places.some((place) => place.toLowerCase().includes(name.toLowerCase()));
      if (
        other &&
        isTown &&
        own.locality !== '' &&
        tight(said) === tight(own.postalCode) &&
        !(isAfter ? false : towns.some((each) => text.includes(each)))
      ) {
        const at = isAfter
          ? end + other[0].length - name.length
          : match.index - other[0].length + other[0].indexOf(name);
        findings.push({
          start: at,
          end: at + name.length,
          has: { ...has, text: own.locality },
          write: { text: own.locality },
        });
      }
      continue;
    }
    const around = text.slice(Math.max(0, match.index - 30), end + 30);
    const isTown = compilePattern(`(?<![\\p{L}])${town}(?![\\p{L}])`, 'iu').test(around);
    const distance = editDistance(tight(said), tight(own.postalCode), 2);
    const hasStreet = own.street.length >= 4 && text.toLowerCase().includes(own.street.toLowerCase());
    const isLetters = /A/.test(shape);
    const isNear = distance <= (isLetters ? 2 : 1) && (isLetters || isTown || hasStreet);
    if (isNear || hasStreet || (isTown && (isOurs || distance <= 2)))
      findings.push({ start: match.index, end, has, write: { reference: has.reference, text: own.postalCode } });
  }
  return findings;
}
