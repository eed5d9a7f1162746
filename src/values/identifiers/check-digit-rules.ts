import type { CheckDigitRule } from './scheme.ts';
import late from './stdnum.ts?lazy';

/** Arithmetic of check digits: each takes text of digits (and letters, where it says so) and gives a number. */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The sum of each character's place in `alphabet` times its weight.
 * Characters beyond the last weight do not count; one that is not in the alphabet makes the sum `NaN`, which fits nothing.
 */
export function weightedSum(text: string, weights: readonly number[], alphabet = digits): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const place = alphabet.indexOf(text.charAt(index) || ' ');
    sum += place < 0 ? Number.NaN : place * weight;
  }
  return sum;
}

/** Whether the last digit is Luhn's check digit of those before (ISO/IEC 7812-1 annex B). */
export function hasLuhnCheckDigit(text: string): boolean {
  let sum = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = digits.indexOf(text.charAt(text.length - 1 - index));
    const twice = digit * 2;
    sum += index % 2 === 0 ? digit : twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

/** The remainder by 97 of digits and letters, A as 10 … Z as 35 (ISO 7064 MOD 97-10): 1 where the check digits hold. */
export function mod97(text: string): number {
  let rest = 0;
  for (const char of text) {
    const value = digits.indexOf(char);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether the last digit is GS1's: weights 1 and 3 in turn from the right. */
export function hasGs1CheckDigit(text: string): boolean {
  let sum = 0;
  for (let index = 0; index < text.length; index++)
    sum += Number(text.charAt(text.length - 1 - index)) * (index % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

/** `text` without what is not a digit. */
export function stripNonDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** ISO 13616: a country, two check digits, and the account as that country writes it. */
const shape = /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/;

/** Letters and digits alone, as programs want them. */
export const toCompactIban = (text: string): string => text.replace(/[ -]/g, '').toUpperCase();

/** In groups of four, as people write it. */
export const toPrintedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/** Whether a compact text is an IBAN whose check digits are right (ISO/IEC 7064, modulus 97). */
export const isIban = (iban: string): boolean => shape.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;

const last: readonly [number] = [-1];

/** Whether the npm package stdnum takes a value, or the part of it from `from` to `to`, as `slice` counts. */
export function createStdnumCheck(
  name: keyof typeof import('./stdnum.ts').validators,
  from = 0,
  to?: number,
): CheckDigitRule['passes'] {
  return (value) => late<typeof import('./stdnum.ts')>().validators[name](value.slice(from, to)).isValid;
}

// Own arithmetic. Each docstring gives the reason why stdnum does not do it.

/** ISO 17442: MOD 97-10 over the whole, with check digits from 02 to 98. stdnum has none. */
export const leiCheck: CheckDigitRule = {
  passes: (value) => mod97(value) === 1 && Number(value.slice(-2)) > 1 && Number(value.slice(-2)) < 99,
  at: [-2],
};

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';

/** MOD 97-10 over the number that six letters and digits are in base 32. stdnum has none. */
export const rorCheck: CheckDigitRule = {
  passes: (value) => {
    let rest = 0;
    for (const char of value.slice(1, 7)) rest = (rest * 32 + crockford.indexOf(char)) % 97;
    return 98 - ((rest * 100) % 97) === Number(value.slice(7));
  },
  at: [-2],
};

/** Modulo 17 to a letter; several public implementations agree on these weights. stdnum knows the shape alone. */
export const austrianRegisterCheck: CheckDigitRule = {
  passes: (value) => {
    const number = value.slice(0, -1).padStart(6, '0');
    return 'abdfghikmpstvwxyz'.charAt(weightedSum(number, [6, 4, 14, 15, 10, 1]) % 17) === value.at(-1);
  },
  at: last,
};

/** Luhn. stdnum refuses provincial offices that are not in its list, which ages. */
export const italianCheck: CheckDigitRule = { passes: hasLuhnCheckDigit, at: last };

/** Modulo 11. stdnum refuses what begins with 9. */
export const czechCheck: CheckDigitRule = {
  passes: (value) => String((11 - (weightedSum(value, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10) === value.at(-1),
  at: last,
  partial: true,
};

/** Modulo 11 over eight of the digits, with other weights when 10 is left. stdnum refuses the older ones, from 8 on. */
export const bulgarianCheck: CheckDigitRule = {
  passes: (value) => {
    const rest = weightedSum(value, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    return String((rest === 10 ? weightedSum(value, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : rest) % 10) === value.charAt(8);
  },
  at: [8, 9],
  partial: true,
};

/** Modulo 11. stdnum takes numbers whose check would be 11, which are not given out. */
export const slovenianCheck: CheckDigitRule = {
  passes: (value) => {
    const check = 11 - (weightedSum(value, [8, 7, 6, 5, 4, 3, 2]) % 11);
    return check !== 11 && String(check % 10) === value.at(-1);
  },
  at: last,
};

/** Modulo 11; the digit after the check digit is the century. stdnum asks the clock. */
export const icelandicCheck: CheckDigitRule = {
  passes: (value) => weightedSum(value, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  at: [8, 9],
  partial: true,
};

/** Letters and digits of GB 32100: no I, O, S, V, Z. */
const chineseLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Modulo 31 with powers of 3 (GB 32100-2015). stdnum refuses a remainder of 0, and letters in front. */
export const chineseCheck: CheckDigitRule = {
  passes: (value) => {
    const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
    return chineseLetters.charAt((31 - (weightedSum(value, weights, chineseLetters) % 31)) % 31) === value.at(-1);
  },
  at: last,
};

const indianLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Luhn in base 36. stdnum refuses states that are not in its list: Ladakh, and the territories of 97 and 99. */
export const indianCheck: CheckDigitRule = {
  passes: (value) => {
    let sum = 0;
    for (let index = 0; index < 14; index++) {
      const product = indianLetters.indexOf(value.charAt(index)) * (index % 2 === 0 ? 1 : 2);
      sum += Math.floor(product / 36) + (product % 36);
    }
    return indianLetters.charAt((36 - (sum % 36)) % 36) === value.at(-1);
  },
  at: last,
};

const singaporeLetters = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

/** Modulo 11 to a letter, by the three forms of the UEN. stdnum asks the clock, and its list of kinds ages. */
export const singaporeanCheck: CheckDigitRule = {
  passes: (value) => {
    if (value.length === 9)
      return 'XMKECAWLJDB'.charAt(weightedSum(value, [10, 4, 9, 3, 8, 2, 7, 1]) % 11) === value.at(-1);
    if (/^\d/.test(value))
      return 'ZKCMDNERGWH'.charAt(weightedSum(value, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11) === value.at(-1);
    const sum = weightedSum(value, [4, 3, 5, 3, 10, 2, 2, 5, 7], singaporeLetters);
    return singaporeLetters.charAt((sum + 6) % 11) === value.at(-1);
  },
  at: last,
  partial: true,
};
