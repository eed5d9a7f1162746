import { countryCodes } from '../../../core/country-codes.ts';
import { formatDidYouMean } from '../../../core/did-you-mean.ts';
import { type Mistake, type ParseResult, quoteText } from '../../mistake.ts';
import { type AddressFormat, type AddressMistake, type PartLetter, type PostalAddress, partNames } from './model.ts';

/** A piece of a line: a part of the address, or, without `part`, what is printed between two. */
export interface AddressPiece {
  readonly part?: (typeof partNames)[PartLetter] | 'country';
  readonly text: string;
}

/**
 * Lines of an address as its country writes them: each given part exactly once, whether the country uses it or not.
 * Pieces are for markup that isolates names from what has a direction of its own. The country, in the reader's
 * language, stands last, or first where the largest part does.
 */
export function toAddressLines(address: PostalAddress, countryName: string): AddressPiece[][] {
  const format = findAddressFormat(address.country);
  const native = isInOwnScript(address) ? format.native : undefined;
  const lines = (native ?? format.lines).split('|').flatMap((line) => {
    // Street lines are lines of their own in every format.
    if (line === 'A') return address.streetAddress.map((text) => [{ part: partNames.A, text }]);
    const pieces = linePieces(line, address);
    return pieces.length === 0 ? [] : [pieces];
  });
  const country: AddressPiece[] = [{ part: 'country', text: countryName }];
  return native === undefined ? [...lines, country] : [country, ...lines];
}

/** The mark of a postal code belongs to it; what else stands before a part divides it from the one before. */
const mark = '〒';

const { A: _, ...inLine } = partNames;
const isInLine = (sign: string): sign is keyof typeof inLine => Object.hasOwn(inLine, sign);

function linePieces(line: string, address: PostalAddress): AddressPiece[] {
  const pieces: AddressPiece[] = [];
  let between = '';
  for (const sign of line) {
    if (!isInLine(sign)) {
      between += sign;
      continue;
    }
    const text = address[inLine[sign]];
    if (text !== undefined && text !== '') {
      if (between !== '' && (between === mark || pieces.length > 0)) pieces.push({ text: between });
      pieces.push({ part: inLine[sign], text });
    }
    between = '';
  }
  return pieces;
}

const ownScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function isInOwnScript({ streetAddress, locality, region }: PostalAddress): boolean {
  return ownScript.test([...streetAddress, locality ?? '', region ?? ''].join(' '));
}

/** The format of a country, or the one of those of which nothing is known. */
export const findAddressFormat = (country: string): AddressFormat => addressFormats[country] ?? otherFormat;

/**
 * Checks an address by the rules of its country. Takes it as content has it; returns it with its postal code as it is
 * printed there, or all that is wrong, with paths inside the address: `['postalCode']`. A partial
 * one, of a place to which no letter goes, needs its town or region alone.
 */
export function checkAddress(address: PostalAddress, isPartial = false): ParseResult<PostalAddress, AddressMistake> {
  const unknown = checkCountry(address.country);
  const format = findAddressFormat(address.country);
  const empty = emptyParts(address);
  const absent = unknown ? [] : missing(address, isPartial ? '+' : format.needs);
  const mistakes: Mistake<AddressMistake>[] = [...(unknown ? [unknown] : []), ...empty, ...absent];
  const { postalCode } = address;
  if (unknown || postalCode === undefined || postalCode.trim() === '')
    return mistakes.length > 0 ? { mistakes } : { value: address };
  const printed = format.code ? formatPostalCode(postalCode, address.country, format) : postalCode.trim();
  const wrong = printed === undefined ? formMistake(postalCode, format) : withoutCodes(address, format);
  const twice = codeInTown(address);
  if (wrong) mistakes.push(wrong);
  if (twice) mistakes.push(twice);
  return mistakes.length > 0 || printed === undefined ? { mistakes } : { value: { ...address, postalCode: printed } };
}

/** Parts that are given and say nothing. */
function emptyParts({ streetAddress, country: _, ...parts }: PostalAddress): Mistake<AddressMistake>[] {
  const places = [
    ...streetAddress.map((text, index) => ({ text, path: ['streetAddress', index] })),
    ...Object.entries(parts).map(([part, text]) => ({ text, path: [part] })),
  ];
  return places
    .filter(({ text }) => text !== undefined && text.trim() === '')
    .map(({ path }) => ({ kind: 'address-empty', path, expected: 'text', found: 'nothing', hint: 'Leave it out.' }));
}

function missing(address: PostalAddress, needs: string): Mistake<AddressMistake>[] {
  const isGiven = (letter: PartLetter) => {
    const value = address[partNames[letter]];
    return value !== undefined && value.length > 0;
  };
  const letters = (['A', 'C', 'S', 'Z'] as const).filter((letter) => needs.includes(letter) && !isGiven(letter));
  const absent = letters.map((letter): Mistake<AddressMistake> => {
    const name = partNames[letter];
    return { kind: 'address-incomplete', path: [name], expected: `${name} in ${address.country}`, found: 'nothing' };
  });
  if (needs.includes('+') && !isGiven('C') && !isGiven('S'))
    absent.push({
      kind: 'address-incomplete',
      path: ['locality'],
      expected: `locality or region in ${address.country}`,
      found: 'neither',
    });
  return absent;
}

function formMistake(postalCode: string, { examples }: AddressFormat): Mistake<AddressMistake> {
  const expected = `a postal code such as ${examples.join(' or ')}`;
  return { kind: 'postal-code-form', path: ['postalCode'], expected, found: quoteText(postalCode) };
}

/** A code in a country that is known to have none is filler that a form asked for. */
function withoutCodes({ country, postalCode = '' }: PostalAddress, format: AddressFormat) {
  if (format.code || format === otherFormat) return undefined;
  return {
    kind: 'postal-code-none',
    path: ['postalCode'],
    expected: `no postal code: ${country} has none`,
    found: quoteText(postalCode),
    hint: 'Leave postalCode out.',
  } as const;
}

/** `10115 Berlin` as the town would print the code twice. */
function codeInTown({ postalCode = '', locality }: PostalAddress) {
  const code = postalCode.trim();
  const isTwice = locality !== undefined && locality.length > code.length && locality.split(/[\s,]+/).includes(code);
  if (!isTwice) return undefined;
  const hint = 'Write the postal code in postalCode only.';
  return {
    kind: 'postal-code-twice',
    path: ['locality'],
    expected: 'the town alone',
    found: quoteText(locality),
    hint,
  } as const;
}

/**
 * A postal code as it is printed in its country: `ec1y8sy` is `EC1Y 8SY`, `D-10115` is `10115`. Takes the text, the
 * country and its format; returns undefined where the country has no such code. Asked only of formats with a pattern.
 */
export function formatPostalCode(text: string, country: string, format: AddressFormat): string | undefined {
  const { code, examples, prefix, car } = format;
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\p{Pd}\u3012]/gu, '');
  const bare = [country, car ?? country].map((sign) =>
    compact.startsWith(sign) ? compact.slice(sign.length) : compact,
  );
  const found = [compact, ...bare, `${prefix ?? ''}${compact}`].find((each) => code?.test(each));
  if (found === undefined) return undefined;
  // The example of as many characters shows where something stands between them.
  const example = examples.find((each) => each.replace(/[ -]/g, '').length === found.length);
  let at = 0;
  return example === undefined
    ? found
    : [...example].map((sign) => (/[ -]/.test(sign) ? sign : found.charAt(at++))).join('');
}

const codes: ReadonlySet<string> = new Set(countryCodes);

/** Common codes that are none: by distance alone, UK would suggest CK. */
const aliases: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR', USA: 'US', UAE: 'AE' };

/**
 * Judges an ISO 3166-1 alpha-2 code. Takes the code and its place in the value; returns undefined for one that is
 * assigned.
 */
function checkCountry(
  code: string,
  path: readonly (string | number)[] = ['country'],
): Mistake<'country-unknown'> | undefined {
  if (codes.has(code)) return undefined;
  const upper = code.trim().toUpperCase();
  const meant = aliases[upper] ?? (codes.has(upper) ? upper : undefined);
  return {
    kind: 'country-unknown',
    path,
    expected: 'an ISO 3166-1 alpha-2 country code such as GB',
    found: quoteText(code),
    ...(meant === undefined ? {} : { hint: formatDidYouMean(meant) }),
  };
}

// A table: how countries write addresses. Orders, postal codes and required parts follow the public metadata of
// libaddressinput (November 2026); which regions are required does not: only those without which no letter arrives.

const five = /^\d{5}$/;
const four = /^\d{4}$/;
const six = /^\d{6}$/;

type More = Partial<Pick<AddressFormat, 'native' | 'prefix' | 'car'>>;

function row(lines: string, needs: string, code: RegExp | undefined, examples: string, more: More = {}): AddressFormat {
  return { lines, needs, ...(code && { code }), examples: examples === '' ? [] : examples.split(','), ...more };
}

const beforeTown = 'A|D|Z C|S';
const needs = 'ACZ';

/** The formats by ISO 3166-1 code; a country that is not here has `otherFormat`. */
export const addressFormats: Readonly<Record<string, AddressFormat>> = {
  AE: row('A|D|C|S|Z', 'A+', undefined, ''),
  AT: row(beforeTown, needs, four, '1010', { car: 'A' }),
  AU: row('A|D|C S Z', 'ACSZ', four, '2060'),
  BE: row(beforeTown, needs, four, '4000', { car: 'B' }),
  BG: row(beforeTown, 'AC', four, '1000'),
  BR: row('A|D|C-S|Z', 'ACSZ', /^\d{8}$/, '40301-110'),
  CA: row('A|D|C S Z', 'ACSZ', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/, 'H3Z 2Y7'),
  CH: row(beforeTown, needs, four, '2544'),
  CN: row('A|D|C|S, Z', 'AZ+', six, '266033', { native: 'Z|SCD|A' }),
  CY: row(beforeTown, 'AC', four, '2008'),
  CZ: row(beforeTown, needs, five, '100 00'),
  DE: row(beforeTown, needs, five, '26133', { car: 'D' }),
  DK: row(beforeTown, needs, four, '8660'),
  EE: row(beforeTown, needs, five, '69501', { car: 'EST' }),
  EG: row('A|D|C|S|Z', 'A+', five, '12411'),
  ES: row('A|D|Z C S', needs, five, '28039', { car: 'E' }),
  FI: row(beforeTown, needs, five, '00550', { car: 'FIN' }),
  FR: row(beforeTown, needs, five, '33380', { car: 'F' }),
  // Shape only: which letters are areas of today changes.
  GB: row('A|D|C|S|Z', needs, /^[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLN-UW-Z]{2}$/, 'M2 5BQ,CR0 2YR,EC1Y 8SY'),
  GR: row(beforeTown, needs, five, '151 24'),
  HK: row('A|D|C|S|Z', 'A+', undefined, '', { native: 'S|C|D|A|Z' }),
  HR: row(beforeTown, needs, five, '10000'),
  HU: row('C|D|A|S|Z', needs, four, '1037', { car: 'H' }),
  IE: row('A|D|C|S|Z', 'A+', /^[AC-FHKNPRTV-Y](?:\d\d|6W)[0-9AC-FHKNPRTV-Y]{4}$/, 'A65 F4E2'),
  IL: row('A|D|C Z|S', 'AC', /^\d{5}(?:\d\d)?$/, '94143,9414300'),
  IN: row('A|D|C Z|S', needs, six, '110034'),
  IS: row(beforeTown, 'AC', /^\d{3}$/, '320'),
  IT: row('A|D|Z C S', needs, five, '00144', { car: 'I' }),
  JO: row('A|D|C Z|S', 'AC', five, '11937'),
  JP: row('A|D|C, S Z', 'AZ+', /^\d{7}$/, '154-0023', { native: '〒Z|SCD|A' }),
  KR: row('A|D|C|S|Z', 'AZ+', five, '03051', { native: 'S C D|A|Z' }),
  LI: row(beforeTown, needs, /^94(?:8[5-9]|9[0-8])$/, '9496', { car: 'FL' }),
  LT: row(beforeTown, needs, five, '04340'),
  LU: row(beforeTown, needs, four, '4750', { car: 'L' }),
  LV: row('A|D|C, Z|S', needs, /^LV\d{4}$/, 'LV-1073', { prefix: 'LV' }),
  MT: row(beforeTown, 'AC', /^[A-Z]{3}\d{2,4}$/, 'NXR 01,BBR 123,VLT 1117'),
  MX: row('A|D|Z C, S', needs, five, '02860'),
  NL: row(beforeTown, needs, /^[1-9]\d{3}(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])$/, '1234 AB'),
  NO: row(beforeTown, needs, four, '0025', { car: 'N' }),
  NZ: row('A|D|C Z|S', needs, four, '7999'),
  PL: row(beforeTown, needs, five, '00-940'),
  PT: row(beforeTown, needs, /^\d{7}$/, '2725-079', { car: 'P' }),
  RO: row(beforeTown, needs, six, '060274'),
  SA: row('A|D|C Z|S', needs, /^\d{5}(?:\d{4})?$/, '11564,11564-1234'),
  SE: row(beforeTown, needs, five, '114 55', { car: 'S' }),
  SG: row('A|D|C Z|S', 'AZ', six, '546080'),
  SI: row(beforeTown, 'AC', four, '4000', { car: 'SLO' }),
  SK: row(beforeTown, needs, five, '010 01'),
  TR: row('A|D|Z C/S', needs, five, '01960'),
  TW: row('A|D|C, S Z', 'AZ+', /^\d{3}(?:\d{2,3})?$/, '104,10603,106003', { native: 'Z|SCD|A' }),
  UA: row('A|D|C|S|Z', needs, five, '15432'),
  US: row('A|D|C, S Z', 'ACSZ', /^\d{5}(?:\d{4})?$/, '95014,22162-1010'),
  ZA: row('A|D|C|S|Z', needs, four, '0083'),
};

/** The format of all other countries: nothing is known of their postal codes. */
const otherFormat: AddressFormat = row('A|D|C|S|Z', 'A', undefined, '');
