/** Spaces that look like a plain one and are none to YAML and Markdown, and the soft hyphen, which is not seen at all. */
export const irregularWhitespacePattern = '[\\u00a0\\u00ad\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';

const spaceNames: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u00ad': 'a soft hyphen',
  '\u202f': 'a narrow no-break space',
  '\u3000': 'an ideographic space',
};

/** `a no-break space (U+00A0)`: the first such character of a text; undefined where there is none. */
export function findIrregularWhitespace(text: string): string | undefined {
  const [found] = new RegExp(irregularWhitespacePattern).exec(text) ?? [];
  if (found === undefined) return undefined;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return `${spaceNames[found] ?? 'an odd space'} (U+${code})`;
}

// Scripts whose letters join (UAX #31 §2.3, table of Joining_Type in ArabicShaping.txt).
const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Mandaic}\\p{Script=Phags_Pa}' +
  '\\p{Script=Adlam}\\p{Script=Hanifi_Rohingya}\\p{Script=Sogdian}\\p{Script=Manichaean}\\p{Script=Psalter_Pahlavi}\\u0640';
// Canonical_Combining_Class 9: the sign that takes a consonant's vowel. JavaScript has no property for it.
const virama =
  '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u0e3a\\u0eba\\u0f84\\u1039\\u103a' +
  '\\u1714\\u1715\\u1734\\u17d2\\u1a60\\u1b44\\u1baa\\u1bab\\u1bf2\\u1bf3\\u2d7f\\ua806\\ua82c\\ua8c4\\ua953\\ua9c0\\uaaf6\\uabed' +
  '\\u{10a3f}\\u{11046}\\u{1107f}\\u{110b9}\\u{11133}\\u{11134}\\u{111c0}\\u{11235}\\u{112ea}\\u{1134d}\\u{11442}\\u{114c2}' +
  '\\u{115bf}\\u{1163f}\\u{116b6}\\u{1172b}\\u{11839}\\u{119e0}\\u{11a34}\\u{11a47}\\u{11c3f}\\u{11d45}\\u{11d97}]';
const letter = `(?=\\p{L})[${joining}]`;
const before = (what: string) => `(?<=${what})`;
// Marks between a letter and its joiner do not count; nor may they be without end, or this would be quadratic.
const joinedLetter = `(?=[${joining}])[\\p{L}]\\p{M}{0,8}`;
const picture = '\\p{Extended_Pictographic}';

/** Built on the first joiner: classes of scripts take milliseconds to read, and most sites have no joiner. */
let fitting: RegExp | undefined;
const pattern = () =>
  [
    // A plural or an ending after any word or number: `می‌خواهم`, `PDF‌ها` (RFC 5892 A.1).
    `${before('[\\p{L}\\p{Nd}]\\p{M}{0,8}')}\\u200c(?=${letter})`,
    `${before(virama)}\\u200c(?![\\u200c\\u200d])`,
    // The joining form of a letter that stands alone: `ه‍`.
    `${before(joinedLetter)}\\u200d(?![\\u200c\\u200d])`,
    // Explicit signs, half forms and conjuncts (RFC 5892 A.2); before the sign in Bengali `র‍্য` and Sinhala.
    `${before(virama)}\\u200d(?![\\u200c\\u200d])`,
    `${before('\\p{L}')}\\u200d(?=${virama}\\p{L})`,
    // Emoji of several pictures (UTS #51 §1.4.9).
    `${before(`${picture}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?`)}\\u200d(?=${picture})`,
  ].join('|');

/**
 * Whether the zero-width joiner or non-joiner at `offset` stands where a script or an emoji needs one; elsewhere it
 * would only make two texts that look the same differ. A run of them never fits.
 */
function isJoinerAllowed(text: string, offset: number): boolean {
  fitting ??= new RegExp(pattern(), 'uy');
  fitting.lastIndex = offset;
  return fitting.test(text);
}

/** A character that no content may hold, and where its first occurrence stands. */
export interface ForbiddenCharacter {
  /** UTF-16 offset. */
  readonly offset: number;
  readonly code: number;
  readonly name: string;
  /** Advice, unless it is to delete the character. */
  readonly hint?: string | undefined;
  /** Occurrences. */
  readonly count: number;
}

// Flags of parts of a country are spelt with tag characters (UTS #51 §C.1.1); these three are for interchange.
const tag = (letters: string) => [...letters].map((one) => `\\u{e00${one.charCodeAt(0).toString(16)}}`).join('');
const flag = `\\u{1f3f4}${tag('gb')}(?:${tag('eng')}|${tag('sct')}|${tag('wls')})\\u{e007f}`;

// Controls but TAB and LF; what is invisible or changes direction (CVE-2021-42574): all of Cf but the soft hyphen and
// the signs that are seen (U+0600 …); line and paragraph separators; fillers; and what may stand in some places only,
// as judged below: joiners, variation selectors.
const bmp = String.raw`\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb`;
// Beyond the first plane, and halves of surrogate pairs.
const others = String.raw`\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Cs}`;
const candidates = new RegExp(`${flag}|[${bmp}${others}]`, 'gu');
// One class that a regular expression engine scans fast; surrogate pairs (emoji) lead to the exact look.
const suspicious = new RegExp(`[${bmp}\\ud800-\\udfff]`);

const names: readonly (readonly [from: number, to: number, name: string])[] = [
  [0x0d, 0x0d, 'a carriage return without line feed'],
  [0x00, 0x9f, 'a control character'],
  [0x061c, 0x061c, 'an invisible direction mark'],
  [0x115f, 0x17b5, 'an invisible letter'],
  [0x180b, 0x180f, 'a misplaced variation selector'],
  [0x200b, 0x200b, 'a zero-width space'],
  [0x200c, 0x200c, 'a misplaced zero-width non-joiner'],
  [0x200d, 0x200d, 'a misplaced zero-width joiner'],
  [0x200e, 0x200f, 'an invisible direction mark'],
  [0x2028, 0x2028, 'a line separator'],
  [0x2029, 0x2029, 'a paragraph separator'],
  [0x202a, 0x202e, 'a bidirectional override'],
  [0x2066, 0x2069, 'a bidirectional override'],
  [0x3164, 0x3164, 'an invisible letter'],
  [0xd800, 0xdfff, 'half of a surrogate pair'],
  [0xfe00, 0xfe0f, 'a misplaced variation selector'],
  [0xfeff, 0xfeff, 'a byte order mark inside the text'],
  [0xffa0, 0xffa0, 'an invisible letter'],
  [0xe0000, 0xe007f, 'an invisible tag character'],
  [0xe0100, 0xe01ef, 'a misplaced variation selector'],
];

const joinerHint =
  'Delete it, or put it where a script needs it: between letters of Arabic, Persian or Indic scripts, or in an emoji.';
const directionHint =
  'Delete it: markup keeps names, numbers and what runs the other way apart on every page, and text needs no marks.';
const directionMarks = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
const hints = new Map([
  ...directionMarks.map((code) => [code, directionHint] as const),
  [0x0d, 'Save the file with LF line ends.'],
  [0x200c, joinerHint],
  [0x200d, joinerHint],
]);

/**
 * Forbidden characters in `text`, each kind once, in order of first occurrence; empty for good text. Joiners may stand
 * where a script or an emoji needs them, a variation selector after what it varies.
 */
export function findForbiddenCharacters(text: string): ForbiddenCharacter[] {
  if (!suspicious.test(text)) return [];
  const found = new Map<number, ForbiddenCharacter & { count: number }>();
  for (const { 0: match, index: offset } of text.matchAll(candidates)) {
    const code = match.codePointAt(0) ?? 0;
    if (code === 0x1f3f4 || fits(text, offset, code)) continue;
    const first = found.get(code);
    if (first) first.count += 1;
    else found.set(code, { offset, code, name: nameOf(code), hint: hints.get(code), count: 1 });
  }
  return [...found.values()];
}

/** Text without joiners and variation selectors that stand where no script and no emoji needs them. */
export function removeLooseCharacters(text: string): string {
  if (!suspicious.test(text)) return text;
  return text.replace(candidates, (match: string, offset: number) => {
    const code = match.codePointAt(0) ?? 0;
    const isLoose = code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f);
    return isLoose && !fits(text, offset, code) ? '' : match;
  });
}

const lenient = new TextDecoder();

/** Whether a URL holds a forbidden character behind `%`. A CR LF, as between the lines of a mail, counts as one line end. */
export function hasHiddenCharacters(url: string): boolean {
  const decoded = url.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    lenient.decode(Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))),
  );
  return findForbiddenCharacters(decoded.replaceAll('\r\n', '\n')).length > 0;
}

function fits(text: string, offset: number, code: number): boolean {
  if (code === 0x200c || code === 0x200d) return isJoinerAllowed(text, offset);
  // Conjoining letters of old Korean have a filler where a syllable lacks one of them.
  if (code === 0x115f || code === 0x1160) return at(jamo, text, offset);
  return at(selector, text, offset);
}

// A run of selectors would hide text, one in each: so each varies a character that is seen (UTS #37, UTS #51).
const selector =
  /(?<=[\p{L}\p{N}\p{S}\p{P}])[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=\p{Script=Mongolian})\u180e(?=\p{Script=Mongolian})/uy;
const jamo = /\u115f(?=[\u1160-\u11a7])|(?<=[\u1100-\u115f])\u1160(?=[\u11a8-\u11ff])/uy;

function at(pattern: RegExp, text: string, offset: number): boolean {
  pattern.lastIndex = offset;
  return pattern.test(text);
}

function nameOf(code: number): string {
  const row = names.find(([from, to]) => code >= from && code <= to);
  return `${row?.[2] ?? 'an invisible character'} (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
}
