import { isGs1, isMultiple, mod97, weighted } from './arithmetic.ts';
import type { Check } from './scheme.ts';

const last: readonly [number] = [-1];

/** ISO 17442: MOD 97-10 over the whole, with check digits from 02 to 98. */
export const lei: Check = {
  passes: (value) => mod97(value) === 1 && Number(value.slice(-2)) > 1 && Number(value.slice(-2)) < 99,
  at: [-2],
};

/** GS1's check digit. */
export const gs1: Check = { passes: isGs1, at: last };

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';

/** MOD 97-10 over the number that six letters and digits are in base 32. */
export const ror: Check = {
  passes: (value) => {
    let rest = 0;
    for (const char of value.slice(1, 7)) rest = (rest * 32 + crockford.indexOf(char)) % 97;
    return 98 - ((rest * 100) % 97) === Number(value.slice(7));
  },
  at: [-2],
};

const brazilianWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Modulo 11, twice; letters count as their ASCII code less 48. */
export const brazilian: Check = {
  passes: (value) =>
    [12, 13].every((length) => {
      const weights = brazilianWeights.slice(13 - length);
      const sum = weights.reduce((total, weight, index) => total + (value.charCodeAt(index) - 48) * weight, 0);
      return String(((11 - (sum % 11)) % 11) % 10) === value.charAt(length);
    }),
  at: [-2],
  partial: true,
};

/** Modulo 11. */
export const argentine: Check = {
  passes: (value) =>
    '012345678990'.charAt(11 - (weighted(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) === value.at(-1),
  at: last,
  partial: true,
};

/** Modulo 11 to a digit or K. */
export const chilean: Check = {
  passes: (value) =>
    '0123456789K'.charAt(weighted(value.padStart(9, '0'), [8, 9, 4, 5, 6, 7, 8, 9]) % 11) === value.at(-1),
  at: last,
};

/** Modulo 11 with primes as weights. */
export const colombian: Check = {
  passes: (value) => '01987654321'.charAt(weighted(value, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11) === value.at(-1),
  at: last,
  partial: true,
};

/** Modulo 9, the check digit first. */
export const japanese: Check = {
  passes: (value) =>
    String(9 - (weighted(value.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9)) === value.charAt(0),
  at: [0, 1],
  partial: true,
};

/** Modulo 10; the last digit but one counts five times, tens and units added. */
export const korean: Check = {
  passes: (value) => {
    const sum = weighted(value, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(value.charAt(8)) * 5) / 10);
    return String((10 - (sum % 10)) % 10) === value.at(-1);
  },
  at: last,
};

/** The letters and digits of GB 32100: no I, O, S, V, Z. */
const chineseLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Modulo 31 with powers of 3 (GB 32100-2015). */
export const chinese: Check = {
  passes: (value) => {
    const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
    return chineseLetters.charAt((31 - (weighted(value, weights, chineseLetters) % 31)) % 31) === value.at(-1);
  },
  at: last,
};

const indianLetters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Luhn in base 36. */
export const indian: Check = {
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

/** Modulo 11 to a letter, by the three forms of the UEN. */
export const singaporean: Check = {
  passes: (value) => {
    if (value.length === 9)
      return 'XMKECAWLJDB'.charAt(weighted(value, [10, 4, 9, 3, 8, 2, 7, 1]) % 11) === value.at(-1);
    if (/^\d/.test(value))
      return 'ZKCMDNERGWH'.charAt(weighted(value, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11) === value.at(-1);
    const sum = weighted(value, [4, 3, 5, 3, 10, 2, 2, 5, 7], singaporeLetters);
    return singaporeLetters.charAt((sum + 6) % 11) === value.at(-1);
  },
  at: last,
  partial: true,
};

/** Modulo 89 over all digits, the first one less. */
export const australianBusiness: Check = {
  passes: (value) =>
    isMultiple(`${Number(value.charAt(0)) - 1}${value.slice(1)}`, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], 89),
  at: [0, 2],
};

/** Modulo 10. */
export const australianCompany: Check = {
  passes: (value) => isMultiple(value, [8, 7, 6, 5, 4, 3, 2, 1, 1], 10),
  at: last,
  partial: true,
};

/** Each digit plus its place, times a power of two, by 9. */
export const turkish: Check = {
  passes: (value) => {
    let sum = 0;
    for (let index = 0; index < 9; index++) {
      const digit = (Number(value.charAt(index)) + 9 - index) % 10;
      sum += digit === 0 ? 0 : (digit * 2 ** (9 - index)) % 9 || 9;
    }
    return String((10 - (sum % 10)) % 10) === value.at(-1);
  },
  at: last,
};
