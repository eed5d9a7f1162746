/** Starts of anything but ASCII words: a mark, a reference, an address, an odd space, the end of a line. */
const special = /[*_`~\\&<[\]|@:\t-\r\x80-\uffff]/g;

/** A first character that begins no block, and a number that is no mark of a list. */
const start = /^(?:[\p{L}*`["'(“”„‘’«»¿¡]|\d+(?![\d.)]))/u;

const word = String.raw`[\p{L}\p{N}]`;
const words = String.raw`${word}(?:[\p{L}\p{N} ,.;'’-]*${word})?`;
const emphasis = (mark: string) => String.raw`(?<![^ \n(])${mark}${words}${mark}(?=$|[ \n.,;:!?)])`;

/** The plainest forms of what is special. No two begin alike and go on alike, so that each is read once. */
const plainForm = new RegExp(
  [
    String.raw`(?<=\S)\n(?=\p{L}|\n*$)`,
    String.raw`(?<=\n)\n+$`,
    emphasis(String.raw`\*\*`),
    emphasis(String.raw`\*`),
    '`[^`\\n]+`(?!`)',
    String.raw`(?<!!)\[${words}\]\([\w./#?=%+,:-]+(?: "${words}")?\)`,
    String.raw`(?<=[A-Za-z\d])_(?=[A-Za-z\d])`,
    String.raw`&(?![#\w])|:(?!\/\/)`,
    String.raw`[^\0-\x7f\s]+`,
    String.raw`(?<=\S)[\u00a0\u202f](?=\S)`,
  ].join('|'),
  'uy',
);

/**
 * Whether a paragraph, as it is written, holds nothing but words and the plainest forms of emphasis, code and links. Readers
 * agree on such a text, so a mistake is looked for in the others alone: 9 % of a cold build of 1,000 pages.
 */
export function isSimpleText(raw: string): boolean {
  if (!start.test(raw) || /www\./i.test(raw)) return false;
  special.lastIndex = 0;
  for (let found = special.exec(raw); found; found = special.exec(raw)) {
    plainForm.lastIndex = found.index;
    if (!plainForm.test(raw)) return false;
    special.lastIndex = plainForm.lastIndex;
  }
  return true;
}
