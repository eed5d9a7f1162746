/** A stretch of Markdown: `code` is a fenced block or a code span with its fences, `prose` all else. */
export interface Segment {
  readonly kind: 'code' | 'prose';
  readonly text: string;
  /** UTF-16 offset in the source. */
  readonly offset: number;
}

const opening = /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*)[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * Splits Markdown into code and prose; the texts joined are the source. Fences may stand in lists and quotes.
 * Indented code counts as prose: it cannot be told from a list item's text without parsing the whole.
 */
export function splitSegments(markdown: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  const push = (kind: Segment['kind'], end: number) => {
    if (end > start) segments.push({ kind, text: markdown.slice(start, end), offset: start });
    start = end;
  };
  for (const [from, to] of codeRanges(markdown)) {
    push('prose', from);
    push('code', to);
  }
  push('prose', markdown.length);
  return segments;
}

/** The Markdown with every character of its code replaced by a space, line ends kept: same length, no markup. */
export function maskCode(markdown: string): string {
  return splitSegments(markdown)
    .map(({ kind, text }) => (kind === 'code' ? mask(text) : text))
    .join('');
}

/**
 * The Markdown with every character replaced by a space, line ends kept, that is code for every reader. Of a code span
 * over several lines that is not certain: whatever begins a block, as HTML does, ends the paragraph before it.
 */
export function maskCertainCode(markdown: string): string {
  return splitSegments(markdown)
    .map(({ kind, text, offset }) => {
      const isFence = offset === 0 || markdown[offset - 1] === '\n' ? beginsFence(text) : false;
      return kind === 'code' && (isFence || !text.includes('\n')) ? mask(text) : text;
    })
    .join('');
}

/** Whether code that begins its line is a fenced block; some readers take one with a `|` for the header of a table. */
function beginsFence(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  return opening.test(first) && !first.includes('|');
}

function mask(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

type Range = readonly [from: number, to: number];

function codeRanges(markdown: string): Range[] {
  if (!/[`~]/.test(markdown)) return [];
  const ranges: Range[] = [];
  let fence: { marker: string; quoted: boolean; from: number } | undefined;
  let paragraph = 0;
  let offset = 0;
  let listIndent = 0;
  const endParagraph = (end: number) => {
    for (const range of spanRanges(markdown, paragraph, end)) ranges.push(range);
    paragraph = end;
  };
  for (const line of markdown.split('\n')) {
    const end = Math.min(offset + line.length + 1, markdown.length);
    if (fence?.quoted && !/^[ \t]*>/.test(line)) {
      // A block quote ends with its last `>`, and a fence in it too (CommonMark §5.1).
      ranges.push([fence.from, offset]);
      paragraph = offset;
      fence = undefined;
    }
    if (fence) {
      if (closes(line, fence.marker)) {
        ranges.push([fence.from, end]);
        paragraph = end;
        fence = undefined;
      }
    } else {
      const [, containers = '', marker] = opening.exec(line) ?? [];
      listIndent = indentInList(line, listIndent);
      // Four columns further in, a fence is indented code, or text of the paragraph (CommonMark §4.4).
      if (marker !== undefined && (containers !== '' || columns(line) < listIndent + 4)) {
        endParagraph(offset);
        fence = { marker, quoted: containers.includes('>'), from: offset };
      } else if (/^[ \t>]*$/.test(line)) endParagraph(offset);
    }
    offset = end;
  }
  if (fence) ranges.push([fence.from, markdown.length]);
  else endParagraph(markdown.length);
  return ranges;
}

/** Columns before the text of the list item that a line may belong to; 0 outside of lists. */
function indentInList(line: string, before: number): number {
  const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/.exec(line)?.[0];
  if (item !== undefined) return columns(`${item.replace(/\S/g, ' ')}x`);
  return line.trim() === '' || columns(line) > 1 ? before : 0;
}

/** Columns of white space that a line begins with; a tab goes on to the next fourth (CommonMark §2.2). */
function columns(line: string): number {
  let count = 0;
  for (const character of /^[ \t]+/.exec(line)?.[0] ?? '') count += character === '\t' ? 4 - (count % 4) : 1;
  return count;
}

function closes(line: string, marker: string): boolean {
  const run = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return run !== undefined && run[0] === marker[0] && run.length >= marker.length;
}

/** Code spans of one paragraph, markdown[from..to). */
function spanRanges(markdown: string, from: number, to: number): Range[] {
  const text = markdown.slice(from, to);
  if (!text.includes('`')) return [];
  const runs = [...text.matchAll(/`+/g)].map((match) => ({ at: match.index, length: match[0].length }));
  const byLength = new Map<number, { readonly places: number[]; next: number }>();
  for (const { at, length } of runs) {
    const same = byLength.get(length);
    if (same) same.places.push(at);
    else byLength.set(length, { places: [at], next: 0 });
  }
  /** The first run of this length after `at`; asked for ever later places, so each is passed over once. */
  const closingAfter = (at: number, length: number) => {
    const same = byLength.get(length);
    if (!same) return undefined;
    while ((same.places[same.next] ?? Infinity) <= at) same.next += 1;
    return same.places[same.next];
  };
  const ranges: Range[] = [];
  let done = 0;
  for (const run of runs) {
    if (run.at < done) continue;
    // An escaped backtick opens nothing; what is left of its run may (CommonMark §2.4, §6.1).
    let slash = run.at;
    while (slash > done && text[slash - 1] === '\\') slash--;
    const escaped = (run.at - slash) % 2;
    const length = run.length - escaped;
    const close = length === 0 ? undefined : closingAfter(run.at, length);
    if (close === undefined) continue;
    done = close + length;
    ranges.push([from + run.at + escaped, from + done]);
  }
  return ranges;
}
