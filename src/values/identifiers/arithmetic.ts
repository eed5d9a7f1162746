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
