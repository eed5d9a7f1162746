import { countryCodes } from '../../../core/country-codes.ts';
import { formatDidYouMean } from '../../../core/did-you-mean.ts';
import type { Mistake, ParseResult } from '../../mistake.ts';
import { quoteText } from '../../mistake.ts';
import { addressFormats, otherFormat } from './formats.ts';
import type { AddressFormat, AddressMistake, PartLetter, PostalAddress } from './model.ts';
import { partNames } from './model.ts';

/** The format of a country, or the one of those of which nothing is known. */
export const findAddressFormat = (country: string): AddressFormat => addressFormats[country] ?? otherFormat;

/**
 * Checks an address by the rules of its country. Takes it as content has it; returns it with its postal code as it is
 * printed there, or all that is wrong, with paths inside the address: `['postalCode']`.
 */
export function checkAddress(address: PostalAddress): ParseResult<PostalAddress, AddressMistake> {
  const unknown = checkCountry(address.country);
  const format = findAddressFormat(address.country);
  const empty = emptyParts(address);
  const mistakes: Mistake<AddressMistake>[] = unknown ? [unknown, ...empty] : [...empty, ...missing(address, format)];
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

function missing(address: PostalAddress, { needs }: AddressFormat): Mistake<AddressMistake>[] {
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
