/** Ways to write a text so that bytes do not show it and readers see it: by name. */
export const ways: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'wide characters': (text) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  'wide digits': (text) => digits(text, 0xff10),
  'digits of Arabic': (text) => digits(text, 0x660),
  'digits of Persian': (text) => digits(text, 0x6f0),
  'digits of Hindi': (text) => digits(text, 0x966),
  'digits of Thai': (text) => digits(text, 0xe50),
  'digits of mathematics': (text) => digits(text, 0x1d7ce),
  'letters of mathematics': (text) =>
    text.replace(/[a-z]/g, (c) => String.fromCodePoint(c.charCodeAt(0) - 97 + 0x1d41a)),
  'a soft hyphen in each word': (text) => text.replace(/(\w)(\w)/g, '$1\u00ad$2'),
  'a joiner of words between characters': (text) => [...text].join('\u2060'),
  'zero-width spaces': (text) => [...text].join('\u200b'),
  'joiners of graphemes between digits': (text) => text.replace(/(\d)(?=\d)/g, '$1\u034f'),
  'accents upon digits': (text) => text.replace(/\d/g, '$&\u0301'),
  'strokes through digits': (text) => text.replace(/\d/g, '$&\u0336'),
  'spaces that do not break': (text) => text.replaceAll(' ', '\u00a0'),
  'thin spaces': (text) => text.replaceAll(' ', '\u2009'),
  'narrow spaces': (text) => text.replaceAll(' ', '\u202f'),
  'Cyrillic letters': (text) => text.replace(/[aceopxyABCEHKMOPTX]/g, (c) => cyrillic[c] ?? c),
  'Greek letters': (text) => text.replace(/[oABEHIKMNOPTXYZ]/g, (c) => greek[c] ?? c),
  'decimal references': (text) => text.replace(/[\w\\]/g, (c) => `&#${c.charCodeAt(0)};`),
  'long decimal references': (text) => text.replace(/[\w\\]/g, (c) => `&#${String(c.charCodeAt(0)).padStart(7, '0')};`),
  'hexadecimal references': (text) => text.replace(/[\w\\]/g, (c) => `&#x${c.charCodeAt(0).toString(16)};`),
  'percent-encoding': (text) =>
    text.replace(/[\w@:/. \\-]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`),
  'emphasis within words': (text) => text.replace(/(\w{3})(\w{3})/g, '$1**$2**'),
  'tags within words': (text) => text.replace(/(\w{3})(\w{3})/g, '$1<em>$2</em>'),
  'escapes of Markdown': (text) => text.replace(/[_.:/@=-]/g, '\\$&'),
  'hyphens of typography': (text) => text.replaceAll('-', '\u2011'),
  'escapes of JSON': (text) => text.replace(/\w/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
  base64: (text) => Buffer.from(text).toString('base64'),
  'base64 of addresses': (text) => Buffer.from(text).toString('base64url'),
  'digits of powers': (text) => text.replace(/\d/g, (c) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(c))),
  'double-struck letters': (text) =>
    text.replace(/[A-Z]/g, (c) => [...'𝔸𝔹ℂ𝔻𝔼𝔽𝔾ℍ𝕀𝕁𝕂𝕃𝕄ℕ𝕆ℙℚℝ𝕊𝕋𝕌𝕍𝕎𝕏𝕐ℤ'][c.charCodeAt(0) - 65] ?? c),
};

const digits = (text: string, zero: number) => text.replace(/\d/g, (c) => String.fromCodePoint(Number(c) + zero));

/** Letters of another script that look the same. */
const pairs = (latin: string, other: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...latin].map((c, i) => [c, [...other][i] ?? c]));
const cyrillic = pairs('aceopxyABCEHKMOPTX', 'асеорхуАВСЕНКМОРТХ');
const greek = pairs('oABEHIKMNOPTXYZ', 'οΑΒΕΗΙΚΜΝΟΡΤΧΥΖ');
