import { mod97 } from './arithmetic.ts';

/** ISO 13616: a country, two check digits, and the account as that country writes it. */
const shape = /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/;

/** Letters and digits alone, as programs want them. */
export const toCompactIban = (text: string): string => text.replace(/[ -]/g, '').toUpperCase();

/** In groups of four, as people write it. */
export const toPrintedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/** Whether a compact text is an IBAN whose check digits are right (ISO/IEC 7064, modulus 97). */
export const isIban = (iban: string): boolean => shape.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
