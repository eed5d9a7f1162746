import { stripVTControlCharacters } from 'node:util';

/** Letters that take two columns: those of East Asia, and pictures. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;

const widthOf = (text: string): number => {
  const plain = stripVTControlCharacters(text);
  return plain.length + (plain.match(wide) ?? []).filter((letter) => letter.length === 1).length;
};

/**
 * Breaks lines between words so that they fit; what follows is indented by two columns more. A word that is longer, as an
 * address, stays whole, and so does a line of a file with its number.
 */
export function wrapLines(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => (widthOf(line) <= columns || /^[ >]*\d* \| /.test(line) ? line : wrapLine(line, columns)))
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  const [indent = ''] = /^ */.exec(line) ?? [];
  const rows: string[] = [];
  let row = indent;
  for (const [word] of line.slice(indent.length).matchAll(/\S+ */g)) {
    const isFirst = row.trim() === '';
    if (!isFirst && widthOf(row + word.trimEnd()) > columns) {
      rows.push(row.trimEnd());
      row = `${indent}  `;
    }
    row += word;
  }
  return [...rows, row].join('\n');
}
