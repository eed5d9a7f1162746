import { largest } from '../core/largest.ts';

/** Longest Markdown body, in UTF-16 units. */
const MAX_LENGTH = 65_536;
/** Deepest nesting of block quotes and lists; marked recurses for each and throws RangeError near 1,000. */
const MAX_DEPTH = 50;
/** Most table cells in a body: each row is filled up to the width of its header, so 8 KB can become 10 MB of HTML. */
const MAX_CELLS = 20_000;
/** Most delimiters x length, summed over paragraphs: marked spends about 15 ns on each. */
const MAX_INLINE_COST = 30_000_000;
/** Longest run without a space: marked looks for the end of a bare URL again and again. */
const MAX_WORD = 4096;
/** Longest run of spaces and tabs: marked looks for its end again from each of them. */
const MAX_SPACES = 1000;
const longSpaces = new RegExp(`[ \\t]{${MAX_SPACES + 1}}`);

const markers = /^[ \t]*(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))[ \t]*)+/;

/**
 * Says why Markdown would cost marked more than about a second, or undefined when it would not: one linear scan,
 * before marked sees the text. marked is quadratic, not exponential, so bounds on what is squared bound the whole.
 */
export function checkComplexity(markdown: string): string | undefined {
  return isCertainlySimple(markdown) ? undefined : checkExactComplexity(markdown);
}

/** Whether bounds that cost little to know, such as that no word is longer than its line, keep every limit. */
function isCertainlySimple(markdown: string): boolean {
  const { length } = markdown;
  let lines = 0;
  for (let from = 0; from <= length; lines += 1) {
    const end = markdown.indexOf('\n', from);
    const to = end === -1 ? length : end;
    if (to - from > MAX_SPACES) return false;
    from = to + 1;
  }
  let bars = 0;
  for (let at = markdown.indexOf('|'); at !== -1; at = markdown.indexOf('|', at + 1)) bars += 1;
  if (length > MAX_LENGTH || lines * (bars + 1) > MAX_CELLS || longLead.test(markdown)) return false;
  return length * length <= MAX_INLINE_COST || length * delimiters(markdown) <= MAX_INLINE_COST;
}

/** Markers without which no line is too deep: each counts one level at most, a tab two. */
const longLead = new RegExp(`^[ \\t>*+.)\\d-]{${MAX_DEPTH / 2 + 1}}`, 'm');

/** Exact, without shortcuts. */
export function checkExactComplexity(markdown: string): string | undefined {
  if (markdown.length > MAX_LENGTH) return `longer than ${MAX_LENGTH} characters`;
  if (markdown.split(/\s/).some((word) => word.length > MAX_WORD)) return `a word of more than ${MAX_WORD} characters`;
  if (longSpaces.test(markdown)) return `a run of more than ${MAX_SPACES} spaces`;
  let cells = 0;
  let cost = 0;
  for (const lines of blocks(markdown)) {
    if (lines.some((line) => depth(line) > MAX_DEPTH)) return `nested more than ${MAX_DEPTH} levels deep`;
    if (lines.some(isDelimiterRow)) {
      cells += lines.length * largest(lines.map((line) => separators(line) + 1));
      if (cells > MAX_CELLS) return `more than ${MAX_CELLS} table cells`;
    }
    cost += inlineCost(lines);
    if (cost > MAX_INLINE_COST) return 'too many lines, or of * _ ~ ` [ ] < !, without a blank line between';
  }
  return undefined;
}

/** Lines that marked may lex together: what stands between blank lines, items of an outermost list each alone. */
function blocks(markdown: string): string[][] {
  // The title of a definition may run over blank lines and fences, so beside one no fence is certain.
  const fences = !markdown.includes(']:');
  const found: string[][] = [];
  let block: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    if (fence !== undefined) {
      if (line.trimStart().startsWith(fence)) fence = undefined;
      continue;
    }
    if (fences && block.length === 0) fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0];
    if (fence !== undefined) continue;
    const blank = /^[ \t>]*$/.test(line);
    if (blank || /^ {0,3}[-*+] +[^ \t]/.test(line)) {
      if (block.length > 0) found.push(block);
      block = [];
    }
    // A line of many `>` is blank and deep.
    if (!blank || line.length > MAX_DEPTH) block.push(line);
  }
  if (block.length > 0) found.push(block);
  return found;
}

/** Containers that a line may open: its leading markers, or one for each two columns of indentation before one. */
function depth(line: string): number {
  const lead = markers.exec(line)?.[0];
  if (lead === undefined) return 0;
  const indent = (/^[ \t]+/.exec(lead)?.[0] ?? '').replaceAll('\t', '    ').length;
  return indent / 2 + lead.replace(/[^->*+.)]/g, '').length;
}

/** Cost of a paragraph; the rows of a certain table are lexed cell by cell, so each counts on its own. */
function inlineCost(lines: readonly string[]): number {
  let rest = lines;
  let cost = 0;
  if (isCertainTable(lines)) {
    const end = lines.findIndex((line) => !/^ {0,3}\|/.test(line));
    const rows = end < 0 ? lines : lines.slice(0, end);
    for (const row of rows) cost += row.length * delimiters(row);
    rest = end < 0 ? [] : lines.slice(end);
  }
  const text = rest.join('\n');
  return cost + text.length * delimiters(text);
}

/** Whether a line may be the delimiter row of a table, perhaps in a quote or list: generous, and linear. */
function isDelimiterRow(line: string): boolean {
  return /[|:]/.test(line) && line.includes('-') && /^[ \t>|:*+\d.)-]+$/.test(line);
}

function isCertainTable([header = '', second = '']: readonly string[]): boolean {
  if (!/^ {0,3}\|.*\|$/.test(header) || !/^ {0,3}\|.*\|$/.test(second)) return false;
  const cells = second.trim().slice(1, -1).split('|');
  return separators(header) === cells.length + 1 && cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
}

function separators(line: string): number {
  return (line.match(/(?<!\\)\|/g) ?? []).length;
}

/** Delimiters of inline markup; a line of a list and a `!` cost marked about a fifth of one. */
function delimiters(text: string): number {
  return (text.match(/[*_~`[\]<]/g) ?? []).length + (text.match(/[!\n]/g) ?? []).length / 5;
}
