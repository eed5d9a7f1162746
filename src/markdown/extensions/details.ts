import type { BlockReader, DetailsLines, SourceLine } from './expansion.ts';
import { bold } from './extensions.ts';
import { replaceInlines } from './inlines.ts';
import { addGap, addLine, markNext } from './write-lines.ts';

const opening = /^<details(?:[ \t]+open)?>[ \t]*/i;

/** Pairs `<details>` and its summary with `</details>` at the start of their lines; what has no other half stays HTML, and is refused. */
export function pairDetails(lines: readonly SourceLine[]): DetailsLines {
  const pairs = new Map<number, { title?: string; behind: number }>();
  const open: (readonly [at: number, title: string, behind: number])[] = [];
  for (const [i, { text, masked }] of lines.entries()) {
    if (opening.test(masked)) {
      const own = text.replace(opening, '');
      const behind = own.trim() === '' ? i + 2 : i + 1;
      open.push([i, titleOf(own.trim() === '' ? lines[i + 1]?.text : own), behind]);
    } else if (/^<\/details>[ \t]*$/i.test(masked)) {
      const [at = 0, title = '', behind = 0] = open.pop() ?? [];
      if (title !== '') pairs.set(at, { title, behind }).set(i, { behind: i + 1 });
    }
  }
  return pairs;
}

/** Words of a summary, which many write in bold. */
function titleOf(text = ''): string {
  const [, words = ''] = /^[ \t]*<summary>(.*)<\/summary>[ \t]*$/i.exec(text) ?? [];
  return words.replace(/<\/?(?:b|strong|h[1-6])>/gi, '').trim();
}

const listLine = /^(?: {2,}\S|\t|[-*+][ \t]|\d{1,9}[.)][ \t])/;

/** `<details>`, with its `<summary>` on the same line or the next. */
export const readDetails: BlockReader = (expansion, i) => {
  const { source, details, lines, mistakes } = expansion;
  const found = details.get(i);
  if (!found) return undefined;
  const { title, behind } = found;
  const line = source[behind - 1] as SourceLine;
  addGap(expansion, line.at);
  if (title !== undefined) {
    markNext(expansion, { kind: 'details' });
    addLine(expansion, line, bold(replaceInlines(expansion, { ...line, text: title, masked: title })));
    addGap(expansion, line.at);
    return behind;
  }
  markNext(expansion, { kind: 'end' });
  const next = source.slice(behind).find(({ text }) => text.trim() !== '');
  const before = lines.findLast(({ text }) => text !== '');
  if (next && before && listLine.test(next.text) && listLine.test(before.text))
    mistakes.push({
      line: next.at,
      text: next.text.trim(),
      what: 'a list right behind a list in <details>, with which it would become one',
      hint: 'Write a line of text between them.',
    });
  return behind;
};
