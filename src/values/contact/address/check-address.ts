import type { Mistake, ParseResult } from '../../mistake.ts';
import { quoteText } from '../../mistake.ts';
import { checkCountry } from '../check-country.ts';
import { formatPostalCode } from './format-postal-code.ts';
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
