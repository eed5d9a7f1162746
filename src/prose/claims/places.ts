import type { OwnAddress } from '../facts/addresses.ts';
import type { ProseFinding } from '../facts/fact.ts';
import { compilePattern } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf } from './claim-context.ts';

/** A word without the ending that a case gives it. */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^ال/, '')
    .slice(0, Math.max(3, Math.min(word.length - 2, 6)));

const holdsPlace = (text: string, place: string): boolean => {
  const word = place.match(/\p{L}{2,}/gu)?.[0];
  return word !== undefined && text.toLowerCase().includes(stem(word));
};

/** Our seat in a town that is not ours. */
export function findSeatClaims(look: ClaimUnitContext): ProseFinding[] {
  const { facts, text } = look;
  const [main] = facts.addresses;
  if (!main || main.locality === '' || holdsPlace(text, main.locality)) return [];
  const place = placeBesideSeat(look) ?? placeOfName(look);
  if (!place || look.isSoft || look.has('past') || look.has('not') || !(look.isOurs || look.isRow)) return [];
  const has = { text: main.locality, at: main.at, reference: main.path === '' ? undefined : `${main.path}.locality` };
  const isKnown = facts.places.some(
    (own) => own !== '' && holdsPlace(own, place.name) && !facts.addresses.some(({ locality }) => locality === own),
  );
  if (isKnown || isRegion.test(place.name) || isOtherSeat(look)) return [];
  return [findingOf(place.start, place.start + place.name.length, has, has.text)];
}

/** Regions hold towns, and nobody says here which: countries in short, continents, what is often named as a seat. */
const isRegion = compilePattern(
  `^(?:${[
    '\\p{Lu}{2,4}|\\p{L}*(?:[Ee]urop|ヨーロッパ|أوروبا)\\p{L}*|Asia|Africa|America',
    '(?:North|South|East|West|Northern|Southern) .+|\\p{L}+shire|England|Scotland|Wales|Ireland|Britain|Cornwall|Devon|Kent|Essex|Surrey|Sussex|Norfolk|Suffolk',
    '\\p{L}*deutschland|Bayern|Baden.*|Hessen|Sachsen.*|Thüringen|Brandenburg|Saarland|Rheinland.*|Nordrhein.*|Niedersachsen|Schleswig.*|Mecklenburg.*',
    'Bretagne|Normandie|Occitanie|Provence.*|Alsace|Bourgogne.*|Auvergne.*|Grand Est|Hauts.*|Île.*|Pays.*',
    'Cataluña|Andalucía|Galicia|Lombardia|Toscana|Piemonte|Veneto|Sicilia|Algarve|Alentejo|Vlaanderen|Brabant|Mazowsze',
  ].join('|')})$`,
  'u',
);

/** Another company is where it likes. */
const isOtherSeat = (look: ClaimUnitContext): boolean =>
  look.isOtherCalled ||
  (look.words.script === 'joined' && look.isForeignNamed) ||
  look.facts.relatives.some((name) => look.text.includes(name));

interface Place {
  readonly name: string;
  readonly start: number;
}

const firstGroup = (match: RegExpExecArray | null, from: number): Place | undefined => {
  const name = match?.groups?.place;
  return match && name ? { name, start: from + match.index + match[0].lastIndexOf(name) } : undefined;
};

function placeBesideSeat(look: ClaimUnitContext): Place | undefined {
  const seat = look.find('seat');
  // Files are located somewhere too.
  if (!seat || (seat[0] === 'located' && !look.isNamed)) return undefined;
  const { words, text } = look;
  const from = Math.max(0, seat.index - (words.script === 'unspaced' ? 14 : 30));
  const around = text.slice(from, seat.index + seat[0].length + 48);
  if (words.script !== 'spaced')
    return firstGroup(compilePattern(`(?<place>${words.rows.place ?? '(?!)'})`, 'u').exec(around), from);
  const based = compilePattern(`(?<place>\\p{Lu}[\\p{L}]+)-(?:${words.rows.place ?? '(?!)'})(?!\\p{L})`, 'u').exec(
    around,
  );
  if (based) return firstGroup(based, from);
  // Behind a colon stands our place only where the colon is right behind the seat.
  const isLabel = look.unit.kind !== 'sentence' && /^\s*[:|]/.test(text.slice(seat.index + seat[0].length));
  return firstGroup(
    compilePattern(
      `(?<![\\p{L}])(?:${words.rows.seatIn ?? '(?!)'}${isLabel ? '|[:|]' : ''}) (?:\\p{Ll}+ )?(?<place>\\p{Lu}[\\p{L}'-]{2,}(?: (?:\\p{Ll}{2,3} )*\\p{Lu}[\\p{L}'-]+)*)`,
      'u',
    ).exec(around),
    from,
  );
}

/** `Brackwater Instruments of Manchester` */
function placeOfName(look: ClaimUnitContext): Place | undefined {
  const { words, text, prepared } = look;
  if (words.script !== 'spaced') return undefined;
  const name = prepared.ownName.exec(text);
  const from = name ? name.index + name[0].length : 0;
  const found =
    name &&
    compilePattern(`^,? (?:of|from|aus|de|da|di|uit|z|ze) (?<place>\\p{Lu}[\\p{L}'-]{3,})(?=[ ,.])`, 'u').exec(
      text.slice(from, from + 40),
    );
  const place = firstGroup(found, from);
  return place && !look.facts.vocabulary.has(place.name.toLowerCase()) ? place : undefined;
}

/** Our street with another number, and another street for a place of ours. */
export function findAddressClaims(look: ClaimUnitContext): ProseFinding[] {
  const found = wrongAddress(look);
  const isOfOthers =
    found.length > 0 &&
    (look.isSoft || look.has('past') || isOtherSeat(look) || (look.isForeignNamed && look.unit.kind !== 'alt'));
  return isOfOthers ? [] : found;
}

function wrongAddress(look: ClaimUnitContext): ProseFinding[] {
  const { facts, text } = look;
  if (/\d/.test(text))
    for (const own of facts.addresses) {
      const found = wrongNumber(text, own);
      if (found && !facts.addresses.some(({ number }) => number === found.said))
        return [findingOf(found.start, found.end, { text: `${own.street} ${own.number}`, at: own.at })];
    }
  return look.isOurs || facts.addresses.some(({ locality }) => locality !== '' && text.includes(locality))
    ? wrongStreet(look)
    : [];
}

function wrongNumber(
  text: string,
  { street, number }: OwnAddress,
): { start: number; end: number; said: string } | undefined {
  const stems = (street.match(/\p{L}{4,}/gu) ?? []).map(stem);
  const lower = text.toLowerCase();
  if (number === '' || stems.length === 0 || !stems.every((each) => lower.includes(each))) return undefined;
  const [first, last] = [lower.indexOf(stems[0] ?? ''), lower.indexOf(stems.at(-1) ?? '')];
  const behind = /^\p{L}*\.?,? (?:n\.?º ?|nr\.? ?|no\.? ?|lok\. ?)?(\d{1,4})(?![\d.,-]*\d)/iu.exec(text.slice(last));
  const before = /(?<![\d,.-])(\d{1,4}),? (?:\p{L}+ ){0,3}$/u.exec(text.slice(0, first));
  const said = behind?.[1] ?? before?.[1];
  if (said === undefined || said === number || compilePattern(`(?<!\\d)${number}(?!\\d)`, 'u').test(text))
    return undefined;
  const start = behind ? last + behind[0].lastIndexOf(said) : (before?.index ?? 0) + (before?.[0].indexOf(said) ?? 0);
  return { start, end: start + said.length, said };
}

function wrongStreet(look: ClaimUnitContext): ProseFinding[] {
  const { facts, words, text } = look;
  // The word for a street begins its name in Arabic, and any other sentence on streets.
  if (words.script === 'joined' && !/\d/.test(text)) return [];
  const flags = words.script === 'spaced' ? 'gu' : 'giu';
  const streets = facts.addresses
    .flatMap(({ lines }) => lines)
    .join(' | ')
    .toLowerCase();
  const bare = (name: string) => name.toLowerCase().replace(/^(?:at|in|on) /, '');
  for (const match of text.matchAll(compilePattern(words.rows.street ?? '(?!)', flags))) {
    const isOwn =
      streets.includes(bare(match[0])) ||
      facts.addresses.some(({ street }) => street !== '' && match[0].toLowerCase().includes(street.toLowerCase()));
    const isSame = (match[0].match(/\p{L}{5,}/gu) ?? []).some(
      (word) =>
        words.script === 'spaced' &&
        streets.includes(word.toLowerCase().slice(0, -3)) &&
        word.length > 6 &&
        !/^stra(?:ß|ss)e$/i.test(word),
    );
    const [own] = facts.addresses
      .filter(({ locality }) => locality !== '' && text.includes(locality))
      .concat(facts.addresses);
    if (!isOwn && !isSame && own)
      return [findingOf(match.index, match.index + match[0].length, { text: own.lines.join(', '), at: own.at })];
  }
  return [];
}
