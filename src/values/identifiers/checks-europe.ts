// A table of how Europe's numbers are checked, as long as their list. Each is equal to the npm package stdnum on random
// numbers; tests/values/identifiers/oracle.test.ts names the exceptions.
import { digitsOf, isLuhn, isMod1110, isMultiple, luhnSum, mod97, weighted } from './arithmetic.ts';
import type { Check } from './scheme.ts';

const last: readonly [number] = [-1];

/** The check digit is `rest % 10`, and `rest` is taken with other weights when it is 10. */
const twoRounds = (value: string, first: readonly number[], second: readonly number[]) => {
  const rest = weighted(value, first) % 11;
  return String((rest === 10 ? weighted(value, second) % 11 : rest) % 10) === value.charAt(first.length);
};

/** Luhn over all digits. */
export const luhn: Check = { passes: (value) => isLuhn(digitsOf(value)), at: last };

/** ISO 7064 MOD 11,10 over all digits. */
export const mod1110: Check = { passes: (value) => isMod1110(digitsOf(value)), at: last };

/** Nine digits before the hyphen of a W-IdNr. */
export const germanBusiness: Check = { passes: (value) => isMod1110(value.slice(2, 11)), at: [10, 11], partial: true };

const britishWeights = [8, 7, 6, 5, 4, 3, 2, 10, 1];

/** MOD 97; numbers from 100 on may have been given out with 42 or 55 less. Departments' numbers have no check. */
export const britishVat: Check = {
  passes: (value) => {
    if (/^..(?:GD|HA)/.test(value)) return true;
    const rest = weighted(value.slice(2), britishWeights) % 97;
    return rest === 0 || (value.charAt(2) !== '0' && (rest === 42 || rest === 55));
  },
  at: [9, 11],
  partial: true,
};

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Modulo 23; the letter after the check letter counts nine times, and old numbers had a letter in the second place. */
export const irishVat: Check = {
  passes: (value) => {
    const number = value.slice(2);
    const isOld = /^\d\D/.test(number);
    const figures = isOld ? `0${number.slice(2, 7)}${number.charAt(0)}` : number.slice(0, 7);
    const more = isOld ? 0 : 9 * Math.max(0, irishLetters.indexOf(number.charAt(8) || 'W'));
    return irishLetters.charAt((weighted(figures, [8, 7, 6, 5, 4, 3, 2]) + more) % 23) === number.charAt(7);
  },
  at: [9, 10],
  partial: true,
};

/** Modulo 17 to a letter; several public implementations agree on these weights and letters. */
export const austrianRegister: Check = {
  passes: (value) => {
    const number = value.slice(0, -1).padStart(6, '0');
    return 'abdfghikmpstvwxyz'.charAt(weighted(number, [6, 4, 14, 15, 10, 1]) % 17) === value.at(-1);
  },
  at: last,
};

/** Luhn with 4 more, over the digits after `ATU`. */
export const austrianVat: Check = {
  passes: (value) => (luhnSum(value.slice(3, -1)) + 4 + Number(value.at(-1))) % 10 === 0,
  at: last,
};

/** Modulo 11. */
export const swissUid: Check = {
  passes: (value) => isMultiple(value.slice(3), [5, 4, 3, 2, 7, 6, 5, 4, 1], 11),
  at: last,
};

/** Luhn, but for the establishments of La Poste, whose digits add up to a multiple of 5. */
export const frenchSiret: Check = {
  passes: (value) =>
    value.startsWith('356000000') && value !== '35600000000048'
      ? weighted(value, Array<number>(14).fill(1)) % 5 === 0
      : isLuhn(value),
  at: last,
  partial: true,
};

const frenchLetters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The SIREN by Luhn (Monaco's numbers, which begin with 000, have none), and two characters before it. */
export const frenchVat: Check = {
  passes: (value) => {
    const [key, number] = [value.slice(2, 4), value.slice(4)];
    if (!number.startsWith('000') && !isLuhn(number)) return false;
    if (/^\d\d$/.test(key)) return (12 + 3 * (Number(number) % 97)) % 97 === Number(key);
    const [a, b] = [frenchLetters.indexOf(key.charAt(0)), frenchLetters.indexOf(key.charAt(1))];
    const code = a < 10 ? a * 24 + b - 10 : a * 34 + b - 100;
    return (Number(number) + 1 + Math.floor(code / 11)) % 11 === code % 11;
  },
};

/** The old test of eleven, or MOD 97-10 over the whole, as numbers since 2020 have it. */
export const dutchVat: Check = {
  passes: (value) => weighted(value.slice(2), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || mod97(value) === 1,
  partial: true,
};

/** 97 less the remainder by 97. */
export const belgian: Check = {
  passes: (value) => 97 - (Number(value.slice(0, -2)) % 97) === Number(value.slice(-2)),
  at: [-2],
};

/** The remainder by 89. */
export const luxembourgVat: Check = {
  passes: (value) => Number(value.slice(2, -2)) % 89 === Number(value.slice(-2)),
  at: [-2],
};

/** Luhn to a digit, or to the letter in its place. */
export const spanish: Check = {
  passes: (value) => {
    const check = (10 - (luhnSum(`${value.slice(1, 8)}0`) % 10)) % 10;
    return value.at(-1) === String(check) || value.at(-1) === 'JABCDEFGHI'.charAt(check);
  },
  at: last,
};

/** Modulo 11. */
export const portuguese: Check = {
  passes: (value) => String(((11 - (weighted(value, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10) === value.at(-1),
  at: last,
  partial: true,
};

/** Modulo 11. */
export const polishTax: Check = {
  passes: (value) => isMultiple(value, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1], 11),
  at: last,
};

/** Modulo 11 over the first nine digits, and over all fourteen of a local unit. */
export const polishStatistics: Check = {
  passes: (value) =>
    String((weighted(value, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10) === value.charAt(8) &&
    (value.length === 9 ||
      String((weighted(value, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11) % 10) === value.charAt(13)),
  at: last,
  partial: true,
};

/** Modulo 11. */
export const czech: Check = {
  passes: (value) => String((11 - (weighted(value, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10) === value.at(-1),
  at: last,
  partial: true,
};

/** Modulo 10 over the first eight digits; the three after them say how VAT is paid, and where. */
export const hungarian: Check = {
  passes: (value) => isMultiple(value, [9, 7, 3, 1, 9, 7, 3, 1], 10),
  at: [7, 8],
  partial: true,
};

/** Modulo 11 over ten digits, zeros before. */
export const romanian: Check = {
  passes: (value) =>
    String(((10 * weighted(value.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10) ===
    value.at(-1),
  at: last,
  partial: true,
};

/** Modulo 11 over the first nine digits; the four of a branch come after. */
export const bulgarian: Check = {
  passes: (value) => twoRounds(value, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]),
  at: [8, 9],
  partial: true,
};

/** Powers of two, modulo 11. */
export const greek: Check = {
  passes: (value) => String((weighted(value, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10) === value.at(-1),
  at: last,
  partial: true,
};

/** Modulo 11; a number whose check would be 11 is not given out. */
export const slovenian: Check = {
  passes: (value) => {
    const check = 11 - (weighted(value, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return check !== 11 && String(check % 10) === value.at(-1);
  },
  at: last,
};

/** Modulo 11 in two rounds. */
export const estonian: Check = {
  passes: (value) => twoRounds(value, [1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9]),
  at: last,
  partial: true,
};

/** Modulo 11 with 3 left. */
export const latvian: Check = {
  passes: (value) => weighted(value, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  at: last,
};

/** Modulo 11. */
export const norwegian: Check = {
  passes: (value) => isMultiple(value, [3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
  at: last,
};

/** Modulo 11. */
export const danish: Check = { passes: (value) => isMultiple(value, [2, 7, 6, 5, 4, 3, 2, 1], 11), at: last };

/** Modulo 11. */
export const finnish: Check = { passes: (value) => isMultiple(value, [7, 9, 10, 5, 8, 4, 2, 1], 11), at: last };

/** Modulo 11; the digit after the check digit is the century. */
export const icelandic: Check = {
  passes: (value) => isMultiple(value, [3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
  at: [8, 9],
  partial: true,
};
