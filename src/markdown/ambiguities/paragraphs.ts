import type { Tokens } from 'marked';
import { footnoteHint } from '../literal-marks.ts';
import { noBreakSpaceReason } from '../near-misses.ts';
import { countNewlines, type ReportAmbiguity } from './ambiguity.ts';

/** The second row of a table. */
export const delimiterRowPattern = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Wherever a line begins: those who make addresses whole take it for one, too. */
const looksDefined = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*\[[^\]]*\]:/m;

export function checkHeading(
  { raw, text }: Tokens.Heading,
  line: number,
  isApart: boolean,
  found: ReportAmbiguity,
): void {
  if (/^ {0,3}#/.test(raw)) {
    if (/^ {0,3}#{1,6}[ \t]+[^\s#]/.test(raw) && text !== '') return;
    const isOdd = /^ {0,3}#+[ \t]*[^\S \t\n]/.test(raw);
    const what = isOdd ? noBreakSpaceReason : 'a heading without text, or with a sign where it begins';
    found(
      line,
      raw,
      what,
      'Write one space and the text behind the hashes; for a hash that is meant as text write \\#.',
    );
  } else if (countNewlines(raw.trimEnd()) > 1 || raw.includes('|') || !isApart)
    found(
      line,
      raw,
      'an underlined heading of several lines, with a bar, or among other text',
      'Write it on one line, behind ##.',
    );
}

/** Finds disputed lines of a paragraph or heading: others would take them for a block. */
export function checkParagraph(raw: string, start: number, isWithin: boolean, found: ReportAmbiguity): void {
  const at = (offset: number) => start + countNewlines(raw.slice(0, offset));
  // marked takes indented code below an item's text for more of it.
  const gap = /\n[ \t]*\n[ \t]*(?=\S)/.exec(raw);
  if (gap) {
    const end = gap.index + gap[0].length;
    const hint = 'Begin it where the text of its item begins.';
    found(at(end), raw.slice(end), 'a line of an item that is moved in otherwise', hint);
  }
  if (!/[|[=+*.)-]/.test(raw)) return;
  const label = looksDefined.exec(raw);
  if (label) {
    const isNote = label[0].includes('[^');
    const hint = isNote
      ? footnoteHint
      : 'Write it at the end of the text: [name]: /page/. For a bracket that is meant as text write \\[.';
    const what = isNote ? 'a footnote' : 'what looks like the definition of a link';
    found(at(label.index), label[0], what, hint);
  }
  for (const [i, text] of raw.split('\n').entries())
    line(text, i > 0, isWithin, (what, hint) => found(start + i, text, what, hint));
}

function line(text: string, isLater: boolean, isWithin: boolean, found: (what: string, hint: string) => void): void {
  if (isLater && /^[ \t>]*(?:=+|-+)[ \t]*$/.test(text))
    found('a line that underlines no heading', 'Leave a blank line above it, or write the heading behind ##.');
  const isMark =
    /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]*$/.test(text) ||
    (isLater && (isWithin ? /^[ \t>]*\d{1,9}[.)][ \t]/ : /^[ \t>]*0+1[.)][ \t]/).test(text));
  if (isMark)
    found(
      'the mark of an item of a list, which is none to every reader',
      'Leave a blank line above it, or write a backslash before its sign.',
    );
  if (text.includes('|') && delimiterRowPattern.test(text))
    found(
      'what looks like the second row of a table',
      'Leave a blank line above the table, and give both rows the same number of cells, with bars at their ends.',
    );
}
