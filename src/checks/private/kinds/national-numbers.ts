// A table: numbers of persons that their own check digits show.
import {
  digitsOf,
  isGs1,
  isLuhn,
  isMod1110,
  isMultiple,
  mod97,
  weighted,
} from '../../../values/identifiers/arithmetic.ts';
import type { Around, Kind } from './kind.ts';
import { alphanumeric } from './letters.ts';

/** Whether six digits are a day: `yymmdd`, or `ddmmyy`. */
const isDay = (text: string, form: 'yymmdd' | 'ddmmyy') => {
  const [a, b, c] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)].map(Number) as [number, number, number];
  const [day, month] = form === 'yymmdd' ? [c, b] : [a, b];
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
};

/** NHS Data Dictionary: modulus 11; 999 and numbers of one digit are for tests. */
export function isNhsNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length !== 10 || digits.startsWith('999') || /^(\d)\1+$/.test(digits)) return false;
  const check = 11 - (weighted(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check === 11 ? 0 : check) === Number(digits[9]);
}

const telephone = /(?:tel|phone|call|fax|dial|ring|telef[a-zóò]*|tél[a-zé]*|rufen|☎|\+\d{0,3}|\(0?\d*\))\W{0,12}$/i;
/** Other countries write telephone numbers in these groups. */
const ofAmerica = /\bSSN|social.?security|\bU\.?S\.?(?:A\.?)?(?![a-z])|\bAmerica/i;
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

const isPesel = (text: string) => {
  const month = Number(text.slice(2, 4)) % 20;
  const day = Number(text.slice(4, 6));
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate && isMultiple(text, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1], 10);
};

const isNorwegian = (text: string) => {
  const value = digitsOf(text);
  const day = String((Number(value[0]) % 4) + 0) + value[1];
  if (!isDay(day + value.slice(2, 6), 'ddmmyy')) return false;
  return (
    isMultiple(value, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1], 11) && isMultiple(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11)
  );
};

const isCpf = (text: string) => {
  const value = digitsOf(text);
  if (/^(\d)\1+$/.test(value)) return false;
  const check = (n: number) => {
    const sum = [...value.slice(0, n)].reduce((all, char, i) => all + Number(char) * (n + 1 - i), 0);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === Number(value[9]) && check(10) === Number(value[10]);
};

const isChinese = (value: string) =>
  '10X98765432'[weighted(value, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] === value[17];

const hetu = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const isHetu = (value: string) =>
  isDay(value, 'ddmmyy') && hetu[Number(value.slice(0, 6) + value.slice(7, 10)) % 31] === value[10];

/** French numbers of ships of the same shape, sums of money and the like stand within longer ones. */
const start = `(?<![${alphanumeric}.,+_/-])`;
const end = `(?![${alphanumeric}_]|[.,/-]\\d)`;
/** `digits` are the fewest that such a number has. */
const row = (
  what: string,
  digits: number,
  source: string,
  fits?: (value: string, around: Around) => boolean,
): Kind => ({
  code: 'private-person',
  what,
  on: { digits },
  pattern: new RegExp(`${start}(?<v>${source})${end}`, 'g'),
  ...(fits && { fits }),
});

/** Numbers of persons by their form and their check digits. */
export const nationalNumbers: readonly Kind[] = [
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
  row('a US Social Security number', 9, '(?!000|666|9)\\d{3}-(?!00)\\d\\d-(?!0000)\\d{4}', (_value, { before }) =>
    ofAmerica.test(before),
  ),
  row('a German insurance number', 11, '\\d{2} ?(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])\\d\\d ?[A-Z] ?\\d{3}'),
  row('a German tax number of a person', 11, '[1-9]\\d \\d{3} \\d{3} \\d{3}', (value) => isMod1110(digitsOf(value))),
  row(
    'a French social security number',
    13,
    '[12] ?\\d\\d ?(?:0[1-9]|1[0-2]|[2-9]\\d) ?(?:\\d\\d|2[AB]) ?\\d{3} ?\\d{3} ?\\d\\d',
    isNir,
  ),
  row('a Spanish identity number', 8, '\\d{8}[ -]?[A-HJ-NP-TV-Z]', isDni),
  row('a Spanish identity number', 7, '[XYZ][ -]?\\d{7}[ -]?[A-HJ-NP-TV-Z]', isDni),
  row(
    'an Italian codice fiscale',
    7,
    '[A-Za-z]{3} ?[A-Za-z]{3} ?\\d\\d[A-EHLMPR-Ta-ehlmpr-t]\\d\\d ?[A-Za-z]\\d{3}[A-Za-z]',
    isCodiceFiscale,
  ),
  row('a Polish PESEL', 11, '(?!0)\\d{11}', isPesel),
  row(
    'a Norwegian birth number',
    11,
    '\\d{6} ?\\d{5}',
    (value, { before }) => isNorwegian(value) && !telephone.test(before),
  ),
  row('a Swedish personal number', 10, '(?:19|20)?\\d{6}[-+]\\d{4}', (value) => {
    const digits = digitsOf(value).slice(-10);
    return isDay(digits, 'yymmdd') && isLuhn(digits);
  }),
  row('a Danish CPR number', 10, '\\d{6}-\\d{4}', (value) => {
    const digits = digitsOf(value);
    return isDay(digits, 'ddmmyy') && isMultiple(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11);
  }),
  row('a Finnish identity code', 9, '\\d{6}[-+A-FU-Y]\\d{3}[0-9A-Y]', isHetu),
  row('a Swiss AHV number', 13, '756[. ]\\d{4}[. ]\\d{4}[. ]\\d\\d|756\\d{10}', (value) => isGs1(digitsOf(value))),
  row('a Belgian national number', 11, '\\d\\d\\.\\d\\d\\.\\d\\d-\\d{3}\\.\\d\\d', (value) => {
    const digits = digitsOf(value);
    const [body, check] = [digits.slice(0, 9), Number(digits.slice(9))];
    return [body, `2${body}`].some((each) => 97 - (Number(each) % 97) === check);
  }),
  row('a Brazilian CPF', 11, '\\d{3}\\.\\d{3}\\.\\d{3}-\\d\\d', isCpf),
  row(
    'a Chinese identity number',
    17,
    '[1-9]\\d{5}(?:19|20)\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])\\d{3}[0-9X]',
    isChinese,
  ),
  row('a Korean resident number', 13, '\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])-[1-8]\\d{6}'),
  row('a Mexican CURP', 7, '[A-Z]{4}\\d{6}[HMX][A-Z]{5}[0-9A-Z]\\d'),
  row('an Emirates ID', 15, '784-?(?:19|20)\\d\\d-?\\d{7}-?\\d', (value) => isLuhn(digitsOf(value))),
  // Payment cards (ISO/IEC 7812) and accounts (ISO 13616).
  row(
    'a payment card number',
    14,
    '(?:[2-6]\\d{3}(?:(?<s>[ -]?)\\d{4})(?:\\k<s>\\d{4}){2}|62\\d{17}|3[47]\\d\\d[ -]?\\d{6}[ -]?\\d{5}|3[068]\\d\\d[ -]?\\d{6}[ -]?\\d{4})',
    isCard,
  ),
  row('a bank account (IBAN)', 10, '[A-Z]{2}\\d\\d(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?', isIban),
];

function isCard(value: string): boolean {
  const digits = digitsOf(value);
  const isIssued = /^(?:4|5[1-5]|2[2-7]|3[04678]|6(?:011|4|5|2))/.test(digits);
  return isIssued && !/^(\d)\1+$/.test(digits) && isLuhn(digits);
}

function isIban(value: string): boolean {
  const text = value.replace(/[ -]/g, '');
  return text.length >= 15 && text.length <= 34 && mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
