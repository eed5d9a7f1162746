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
export function isJoinerAllowed(text: string, offset: number): boolean {
  fitting ??= new RegExp(pattern(), 'uy');
  fitting.lastIndex = offset;
  return fitting.test(text);
}
