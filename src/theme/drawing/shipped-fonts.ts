// The fonts that are shipped: Noto Sans, weight 400, of the packages @fontsource/noto-sans* 5.3.0, under the SIL Open Font
// License 1.1 (fonts/OFL.txt). Each is loaded when a picture needs it.
import arabic from './fonts/arabic.woff?lazy';
import bengali from './fonts/bengali.woff?lazy';
import cyrillic from './fonts/cyrillic.woff?lazy';
import devanagari from './fonts/devanagari.woff?lazy';
import georgian from './fonts/georgian.woff?lazy';
import greek from './fonts/greek.woff?lazy';
import hebrew from './fonts/hebrew.woff?lazy';
import latin from './fonts/latin.woff?lazy';
import latinExt from './fonts/latin-ext.woff?lazy';
import tamil from './fonts/tamil.woff?lazy';
import thai from './fonts/thai.woff?lazy';
import vietnamese from './fonts/vietnamese.woff?lazy';

const files = {
  latin,
  'latin-ext': latinExt,
  vietnamese,
  cyrillic,
  greek,
  arabic,
  hebrew,
  devanagari,
  bengali,
  tamil,
  thai,
  georgian,
};

/** Names of the shipped fonts; if several have a character, the first draws it. */
export const fontNames = Object.keys(files) as readonly FontName[];
export type FontName = keyof typeof files;

/** Bytes of a shipped font (WOFF 1.0). */
export function readFontFile(name: FontName): Uint8Array {
  return Buffer.from(files[name]<{ default: string }>().default, 'base64');
}
