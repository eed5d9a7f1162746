// A table: numbers of persons that their own check digits show.
import {
  hasGs1CheckDigit,
  hasLuhnCheckDigit,
  isIban,
  stripNonDigits,
  toCompactIban,
  weightedSum,
} from '../../../values/identifiers/check-digit-rules.ts';
import { alphanumericClass, createKindFactory, type PrivateKind } from './kind.ts';

/** NHS Data Dictionary: modulus 11; 999 and numbers of one digit are for tests. */
export function isNhsNumber(text: string): boolean {
  const digits = stripNonDigits(text);
  if (digits.length !== 10 || digits.startsWith('999') || /^(\d)\1+$/.test(digits)) return false;
  const check = 11 - (weightedSum(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check === 11 ? 0 : check) === Number(digits[9]);
}

const telephone = /(?:tel|phone|call|fax|dial|ring|telef[a-zóò]*|tél[a-zé]*|rufen|☎|\+\d{0,3}|\(0?\d*\))\W{0,12}$/i;
const nhsLabel = /(?:\bNHS\b|\bpatient)(?:(?!\d{4})[^\n]){0,40}$/i;

const dni = 'TRWAGMYFPDXBNJZSQVHLCKE';
const isDni = (text: string) => {
  const value = text.replace(/[ .-]/g, '').toUpperCase();
  return dni[Number(value.slice(0, -1).replace(/^[XYZ]/, (c) => String('XYZ'.indexOf(c)))) % 23] === value.at(-1);
};

const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
/** Decreto ministeriale 23.12.1976: characters at odd places by a table, the sum modulo 26 is the last letter. */
const isCodiceFiscale = (text: string) => {
  const value = text.replace(/ /g, '').toUpperCase();
  let sum = 0;
  for (const [index, char] of [...value.slice(0, 15)].entries()) {
    const place = /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 65;
    sum += index % 2 === 0 ? (odd[place] ?? 0) : place;
  }
  return String.fromCharCode(65 + (sum % 26)) === value[15];
};

const isNir = (text: string) => {
  const value = text.replace(/[ .]/g, '').toUpperCase().replace('2A', '19').replace('2B', '18');
  return 97 - (Number(value.slice(0, 13)) % 97) === Number(value.slice(13));
};

/** French numbers of ships of the same shape, sums of money and the like stand within longer ones. */
const start = `(?<![${alphanumericClass}.,+_/-])`;
const end = `(?![${alphanumericClass}_]|[.,/-]\\d)`;
const person = createKindFactory('private-person');
/** `digits` are the fewest that such a number has. */
const row = (what: string, digits: number, source: string, fits?: PrivateKind['fits']) =>
  person(what, {
    on: { digits },
    reach: 24,
    pattern: new RegExp(`${start}(?<v>${source})${end}`, 'g'),
    ...(fits && { fits }),
  });

/** Numbers of persons by their form and their check digits. */
export const nationalNumbers = [
  row('an NHS number', 10, '\\d{3}[ -]?\\d{3}[ -]?\\d{4}', (value, { before }) => {
    if (!isNhsNumber(value)) return false;
    return (
      nhsLabel.test(before) || (/^\d{3} \d{3} \d{4}$/.test(value) && !telephone.test(before) && !/1[ -]$/.test(before))
    );
  }),
  row(
    'a National Insurance number',
    6,
    '(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\\d\\d[ -]?\\d\\d[ -]?\\d\\d[ -]?[A-D]',
  ),
  row('a German insurance number', 11, '\\d{2} ?(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])\\d\\d ?[A-Z] ?\\d{3}'),
  row(
    'a French social security number',
    13,
    '[12] ?\\d\\d ?(?:0[1-9]|1[0-2]|[2-9]\\d) ?(?:\\d\\d|2[AB]) ?\\d{3} ?\\d{3} ?\\d\\d',
    isNir,
  ),
  row('a Spanish identity number', 7, '(?:[XYZ][ -]?\\d{7}|\\d{8})[ -]?[A-HJ-NP-TV-Z]', isDni),
  row(
    'an Italian codice fiscale',
    7,
    '[A-Za-z]{3} ?[A-Za-z]{3} ?\\d\\d[A-EHLMPR-Ta-ehlmpr-t]\\d\\d ?[A-Za-z]\\d{3}[A-Za-z]',
    isCodiceFiscale,
  ),
  row('a Swiss AHV number', 13, '756[. ]\\d{4}[. ]\\d{4}[. ]\\d\\d|756\\d{10}', (value) =>
    hasGs1CheckDigit(stripNonDigits(value)),
  ),
  // Payment cards (ISO/IEC 7812) and accounts (ISO 13616).
  row(
    'a payment card number',
    15,
    '(?:[2-6]\\d{3}(?:(?<s>[ -]?)\\d{4})(?:\\k<s>\\d{4}){2}|3[47]\\d\\d[ -]?\\d{6}[ -]?\\d{5})',
    isCard,
  ),
  row('a bank account (IBAN)', 10, '[A-Z]{2}\\d\\d(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?', (value) =>
    isIban(toCompactIban(value)),
  ),
];

function isCard(value: string): boolean {
  const digits = stripNonDigits(value);
  const isIssued = /^(?:4|5[1-5]|2[2-7]|3[47]|6(?:011|4|5|2))/.test(digits);
  return isIssued && !/^(\d)\1+$/.test(digits) && hasLuhnCheckDigit(digits);
}
