import { maskCode } from '../segments.ts';
import { readCallout, readHeading } from './blocks.ts';
import { readContainer } from './containers.ts';
import { readDefinition } from './definitions.ts';
import { pairDetails, readDetails } from './details.ts';
import type { BlockReader, Expansion, SourceLine } from './expansion.ts';
import type { ExpandedMarkdown, MarkdownLabels, MarkMistake } from './extensions.ts';
import { readFootnotes } from './footnotes.ts';
import { replaceInlines } from './inlines.ts';
import { addGap, addLine, markNext } from './write-lines.ts';

const readers: readonly BlockReader[] = [readContainer, readHeading, readCallout, readDetails, readDefinition];

/**
 * Writes callouts, footnotes, definition lists, collapsible texts, line breaks in cells and ids of headings as CommonMark,
 * which six readers take alike, with marks for the HTML. All else stays as it is.
 */
export function expandExtensions(markdown: string, labels: MarkdownLabels): ExpandedMarkdown {
  const masked = maskCode(markdown).split('\n');
  const all = markdown.split('\n').map((text, at): SourceLine => ({ text, masked: masked[at] ?? '', at }));
  const mistakes: MarkMistake[] = [];
  const { notes, rest } = readFootnotes(all);
  const expansion: Expansion = {
    ...{ source: rest, labels, notes, lines: [], marks: new Map(), mistakes, ids: new Set(), definitionsEnd: -1 },
    details: pairDetails(rest),
    bullet: ['-', '*', '+'].find((each) => !masked.some((line) => line.trimStart().startsWith(`${each} `))) ?? '+',
  };
  for (let i = 0; i < rest.length; ) {
    const next = readers.reduce<number | undefined>((found, read) => found ?? read(expansion, i), undefined);
    if (next === undefined) addLine(expansion, rest[i] as SourceLine);
    i = next ?? i + 1;
    // A gap that was added, and one of the source, are one.
    if (next !== undefined && expansion.lines.at(-1)?.text === '') while (rest[i]?.text.trim() === '') i += 1;
  }
  addNotes(expansion);
  const { lines, marks } = expansion;
  return { text: lines.map(({ text }) => text).join('\n'), lines: lines.map(({ at }) => at), marks, mistakes };
}

function addNotes(expansion: Expansion): void {
  const { notes, labels, lines } = expansion;
  if (notes.called.length === 0) return;
  while (lines.at(-1)?.text.trim() === '') lines.pop();
  const at = lines.at(-1)?.at ?? 0;
  addGap(expansion, at);
  markNext(expansion, { kind: 'footnotes' });
  lines.push({ text: `**${labels.footnotes}**`, at }, { text: '', at });
  markNext(expansion, { kind: 'notes' });
  // Notes may call others, which are added behind them.
  for (let number = 1; number <= notes.called.length; number += 1) {
    const start = `${number}. `;
    for (const [i, line] of (notes.called[number - 1] ?? []).entries()) {
      const text = replaceInlines(expansion, line);
      lines.push({ text: text === '' ? '' : (i === 0 ? start : ' '.repeat(start.length)) + text, at: line.at });
    }
  }
}
