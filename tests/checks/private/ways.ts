/** How the same text comes to be written otherwise by people who mean nothing by it: keyboards, programs, formats. */
export const ways: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'wide characters of an input method': (text) =>
    text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  'wide digits': (text) => digits(text, 0xff10),
  'digits of Arabic': (text) => digits(text, 0x660),
  'digits of Persian': (text) => digits(text, 0x6f0),
  'spaces that do not break': (text) => text.replaceAll(' ', '\u00a0'),
  'thin spaces': (text) => text.replaceAll(' ', '\u2009'),
  'narrow spaces': (text) => text.replaceAll(' ', '\u202f'),
  'hyphens of typography': (text) => text.replaceAll('-', '\u2011'),
};

const digits = (text: string, zero: number) => text.replace(/\d/g, (c) => String.fromCodePoint(Number(c) + zero));

/** Ways to write in Markdown: marks that editors put around words and before signs, and lines that they wrap. */
export const waysOfMarkdown: typeof ways = {
  'a bold label': (text) => text.replace(/^([^:]{2,30}:)/, '**$1**'),
  'escapes of an editor': (text) => text.replace(/[_.@=-]/g, '\\$&'),
  'references for marks': (text) => text.replace(/@/g, '&#64;').replace(/:/g, '&#x3a;').replace(/ /g, '&nbsp;'),
};
