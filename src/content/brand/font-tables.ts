/** The axis `wght` of a table `fvar` (OpenType): both ends; undefined where there is none. */
export function parseWeightAxis(table: Uint8Array): { readonly from: number; readonly to: number } | undefined {
  const view = viewOf(table);
  const [first, count, size] = [view.getUint16(4), view.getUint16(8), view.getUint16(10)];
  for (let at = first; at < first + count * size; at += size)
    if (view.getUint32(at) === 0x77676874)
      return { from: view.getInt32(at + 4) / 65_536, to: view.getInt32(at + 12) / 65_536 };
  return undefined;
}

/** Writings as a font counts them: Japanese, Korean and Chinese are written with the same characters and their own. */
const writings: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Tamil']
      .concat(['Telugu', 'Kannada', 'Malayalam', 'Gujarati', 'Gurmukhi', 'Sinhala', 'Thai', 'Lao', 'Khmer'])
      .concat(['Myanmar', 'Ethiopic'])
      .map((name) => [name, new RegExp(`(?=\\p{L})\\p{Script=${name}}`, 'u')]),
  ),
  'Chinese, Japanese or Korean':
    /(?=\p{L})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
};

/** Letters of every font, and signs that look like letters of another writing: ASCII, ª º, µ, Ω and the like. */
const everywhere = /[\p{ASCII}\u00aa\u00b5\u00ba\u02b0-\u02ff\u03a9\u03bc\u03c0\u2100-\u214f]/u;

/** The writings of the letters of a table `cmap` (OpenType), beside the letters that every font has. */
export function listFontScripts(table: Uint8Array): string[] {
  const found = new Set<string>();
  for (const code of codesIn(table)) {
    const letter = String.fromCodePoint(code);
    if (everywhere.test(letter)) continue;
    const name = Object.keys(writings).find((each) => writings[each]?.test(letter));
    if (name) found.add(name);
  }
  return [...found].sort();
}

/** The characters to which subtables of the formats 4 and 12 give shapes: all that browsers read of Unicode. */
function codesIn(table: Uint8Array): Set<number> {
  const view = viewOf(table);
  const codes = new Set<number>();
  for (let i = 0; i < Math.min(view.getUint16(2), 16); i += 1) {
    const at = view.getUint32(4 + i * 8 + 4);
    const format = view.getUint16(at);
    const ranges = format === 4 ? rangesOf4(view, at) : format === 12 ? rangesOf12(view, at) : [];
    const all = ranges.reduce((sum, [first, last]) => sum + Math.max(0, last - first + 1), 0);
    if (all > 0x110000) throw new RangeError('The font has more characters than there are.');
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) codes.add(code);
  }
  return codes;
}

type Range = readonly [first: number, last: number];

function rangesOf4(view: DataView, at: number): Range[] {
  const count = view.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, i): Range => {
    const last = view.getUint16(at + 14 + i * 2);
    return [view.getUint16(at + 16 + count * 2 + i * 2), Math.min(last, 0xfffe)];
  });
}

function rangesOf12(view: DataView, at: number): Range[] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, i): Range => {
    const group = at + 16 + i * 12;
    return [view.getUint32(group), Math.min(view.getUint32(group + 4), 0x10ffff)];
  });
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
