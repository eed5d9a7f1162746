// Evaluated at bundling (`?value`), so that characters and digests of fonts and shaper are known without loading them.
import { createHash } from 'node:crypto';
import bidi from 'bidi-js/dist/bidi.min.mjs?bytes';
import wasm from 'harfbuzzjs/dist/harfbuzz.wasm?bytes';
import { fontNames, readFontFile } from './shipped-fonts.ts';
import { parseCmap, parseFontTables } from './woff.ts';

const digest = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** Coverage of the shipped fonts: `ranges` alternate first and last code points. */
export interface FontCoverage {
  readonly shaper: string;
  readonly fonts: readonly { readonly name: string; readonly digest: string; readonly ranges: readonly number[] }[];
}

const coverage: FontCoverage = {
  shaper: digest(wasm, bidi),
  fonts: fontNames.map((name) => {
    const file = readFontFile(name);
    const cmap = parseFontTables(file).get('cmap')?.();
    if (!cmap) throw new Error(`The font ${name} has no table of characters.`);
    return { name, digest: digest(file), ranges: parseCmap(cmap).flat() };
  }),
};
export default coverage;
