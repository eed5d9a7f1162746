import type { MarkedToken, Tokens } from 'marked';
import type { MarkMistake } from './extensions/extensions.ts';

/** Place of a paragraph. */
export interface ParagraphContext {
  readonly isInList: boolean;
  readonly isInQuote: boolean;
  /** Whether something follows, of which a line could be the heading. */
  readonly isFollowed: boolean;
  /** Whether the text defines footnotes, which is told where it does. */
  readonly hasNotes: boolean;
}

/** Lists lines of a paragraph that almost begin a block. */
export function findNearMisses({ raw }: MarkedToken, place: ParagraphContext): MarkMistake[] {
  return atLineStarts(raw.trimEnd().split('\n'), place);
}

/** A space that is none to Markdown. */
export const noBreakSpaceReason = 'a mark with a no-break space behind it';

const items: readonly RegExp[] = [/^-\p{L}/u, /^\+\p{L}/u, /^\*\p{L}[^*]*$/u, /^[•◦▪‣·●○]\s*\S/u];
const odd = '[\\u00a0\\u2000-\\u200a\\u202f\\u3000]';
const oddStart = new RegExp(`^(?:#{1,6}|[-*+])${odd}+\\p{L}`, 'u');
const numbered = new RegExp(`^(\\d{1,3})[.)]${odd}*\\p{L}`, 'u');
const headingLike = /^#{2,6}[\p{L}\p{N}]|^#(?:\p{Lu}|\p{Lo})[^#]*[^#.,;:!\s]$/u;

function atLineStarts(lines: readonly string[], place: ParagraphContext): MarkMistake[] {
  const miss = (
    line: number,
    what: string,
    hint: string,
    more?: Pick<MarkMistake, 'right' | 'block'>,
  ): MarkMistake => ({
    line,
    text: lines[line] ?? '',
    what,
    hint,
    ...more,
  });
  const table = runOf(lines, (text) => /\S\t+\S/.test(text));
  if (table !== undefined) return [miss(table, 'cells that a tab parts, as spreadsheets copy them', tableHint)];
  const bars = lines.findIndex((text, i) => isRow(text) && isRow(lines[i + 1] ?? ''));
  if (bars !== -1 && !lines.some((text) => /^\s*\|?\s*:?-+:?\s*\|/.test(text))) {
    const [hint, fix] = dashedTable(lines.slice(bars));
    return [miss(bars, 'rows of a table without the line below its header', hint, fix)];
  }
  const found: MarkMistake[] = [];
  for (const [i, text] of lines.entries())
    if (oddStart.test(text)) found.push(miss(i, noBreakSpaceReason, 'Delete the space, and type a plain one.'));
  if (!place.isInList && isHeading(lines, place))
    found.push(
      miss(
        0,
        'a hash without a space behind it',
        `For a heading write ${hashed(lines[0] ?? '')}; for a hash that is meant as text write \\#.`,
        /^##/.test(lines[0] ?? '') ? { right: (lines[0] ?? '').replace(/^#+/, '$& ') } : undefined,
      ),
    );
  const at = itemsAt(lines, place);
  if (at !== undefined)
    found.push(
      miss(
        at,
        'what looks like the item of a list',
        'Write "- " or "1. " before each, with a space, and a blank line above the first.',
        listMeant(lines.slice(at)),
      ),
    );
  return found;
}

const isRow = (text: string): boolean => /^\|.*[^\\]\|\s*$/.test(text) && text.split('|').length > 3;

function dashedTable(rows: readonly string[]): [hint: string, fix: Pick<MarkMistake, 'right' | 'block'>] {
  const [header = '', ...others] = rows;
  const dashes = `|${'---|'.repeat(
    header
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/).length,
  )}`;
  return [
    `Write ${dashes} on a line below the first row.`,
    { block: rows.join('\n'), right: [header, dashes, ...others].join('\n') },
  ];
}

/** The lines of a list, each mark of an item in its form; numbers stay to be written. */
function listMeant(lines: readonly string[]): Pick<MarkMistake, 'right' | 'block'> | undefined {
  const end = lines.findIndex((text) => !items.some((item) => item.test(text)));
  const run = lines.slice(0, end === -1 ? lines.length : end);
  if (run.length === 0) return undefined;
  return { block: run.join('\n'), right: run.map((text) => text.replace(/^.[^\S\n]*/u, '- ')).join('\n') };
}

const tableHint =
  'Write a table: | Name | Price |, below it |---|---|, then each row in the same form. A tab is shown as a space.';

/** Headings without the space; words after a hash that stand alone, or are written together, are a hashtag. */
function isHeading(lines: readonly string[], { isFollowed }: ParagraphContext): boolean {
  const [first = ''] = lines;
  if (first.length > 100 || !headingLike.test(first)) return false;
  return first.startsWith('##') || ((lines.length > 1 || isFollowed) && !/^#\S*\p{Ll}\p{Lu}/u.test(first));
}

const hashed = (text: string) => `"## ${text.replace(/^#+/, '').slice(0, 40)}"`;

/** The line on which a list begins that is none: in a list one line is enough, or one that stands alone. */
function itemsAt(lines: readonly string[], { isInList, isInQuote }: ParagraphContext): number | undefined {
  const later = isInList ? lines.findIndex((text, i) => i > 0 && /^[ \t]*-\p{L}/u.test(text)) : -1;
  if (later !== -1) return later;
  if (!isInList && !isInQuote && lines.length === 1 && /^-\p{L}/u.test(lines[0] ?? '')) return 0;
  const marked = items.map((item) => runOf(lines, (text) => item.test(text))).find((at) => at !== undefined);
  const number = (text: string) => Number(numbered.exec(text)?.[1] ?? Number.NaN);
  return (
    marked ??
    runOf(lines, (text, before) => (before === undefined ? number(text) > 0 : number(text) === number(before) + 1))
  );
}

/** First of two lines in a row that fit, the second to the first. */
function runOf(lines: readonly string[], fits: (text: string, before?: string) => boolean): number | undefined {
  const at = lines.findIndex((text, i) => fits(text) && i + 1 < lines.length && fits(lines[i + 1] ?? '', text));
  return at === -1 ? undefined : at;
}

/** Whether a block of code that is moved in reads as sentences: no signs of code, no columns, not in capitals. */
export function isIndentedProse({ codeBlockStyle, text }: Tokens.Code): boolean {
  if (codeBlockStyle !== 'indented' || /[{}<>=;$|\\`_#@]|\/\/|--|\S {2,}\S/.test(text)) return false;
  const words = text.split(/\s+/);
  const loud = words.filter((word) => /^\p{Lu}{2,}\W*$/u.test(word)).length;
  return (
    /^["'“„«(¿¡]?[\p{Lu}\p{Lo}]/u.test(text) &&
    loud * 3 < words.length &&
    (words.length > 5 || /[.!?…。！？]["'”“»)]?$/u.test(text.trim()))
  );
}
