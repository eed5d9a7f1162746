/** A character that no content may hold, and where its first occurrence stands. */
export interface Forbidden {
  /** UTF-16 offset. */
  readonly offset: number;
  readonly name: string;
  /** How often it occurs. */
  readonly count: number;
}

// Controls but TAB and LF; zero-width space and BOM; line and paragraph separators; bidirectional overrides and
// isolates (CVE-2021-42574); tag characters, which hide text that agents read; halves of surrogate pairs.
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2066-\u2069\ufeff]|\udb40[\udc00-\udc7f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

// One class that a regular expression engine scans fast; surrogate pairs (emoji) lead to the exact look.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
const suspicious = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]/;

const names: readonly (readonly [from: number, to: number, name: string])[] = [
  [0x0d, 0x0d, 'a carriage return without line feed'],
  [0x00, 0x9f, 'a control character'],
  [0x200b, 0x200b, 'a zero-width space'],
  [0x2028, 0x2028, 'a line separator'],
  [0x2029, 0x2029, 'a paragraph separator'],
  [0x202a, 0x2069, 'a bidirectional override'],
  [0xfeff, 0xfeff, 'a byte order mark inside the text'],
  [0xd800, 0xdfff, 'half of a surrogate pair'],
  [0xe0000, 0xe007f, 'an invisible tag character'],
];

/** Every kind of forbidden character in `text`, in order of its first occurrence; empty for good text. */
export function forbiddenCharacters(text: string): Forbidden[] {
  if (!suspicious.test(text)) return [];
  const found = new Map<number, Forbidden>();
  for (const match of text.matchAll(forbidden)) {
    const code = match[0].codePointAt(0)!;
    const first = found.get(code);
    if (first) found.set(code, { ...first, count: first.count + 1 });
    else found.set(code, { offset: match.index, name: nameOf(code), count: 1 });
  }
  return [...found.values()];
}

function nameOf(code: number): string {
  const row = names.find(([from, to]) => code >= from && code <= to);
  return `${row?.[2] ?? 'a forbidden character'} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
}
