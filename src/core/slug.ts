import { hasHiddenCharacters } from './characters.ts';

/** A slug: lower-case words of ASCII joined by hyphens. The one rule for ids, names of skills, and parts of addresses. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The most characters of one that people write. */
export const maxSlugLength = 64;

/** A name in an address in the script of its language: lower-case words joined by hyphens (`addresses` in site.ts). */
export const addressNamePattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u;

/** Whether a text can be a name in an address, in ASCII or another script. */
export function isAddressName(text: string): boolean {
  if (text.length > maxSlugLength) return false;
  if (slugPattern.test(text)) return true;
  return (
    addressNamePattern.test(text) &&
    !hasHiddenCharacters(text) &&
    text.normalize('NFC').toLowerCase() === text.normalize('NFC')
  );
}
