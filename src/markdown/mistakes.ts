import type { MarkedToken, Tokens } from 'marked';
import type { Ambiguity } from './ambiguities/ambiguity.ts';
import { findAmbiguities, isSimpleText } from './ambiguities/find-ambiguities.ts';
import type { MarkMistake } from './extensions/extensions.ts';
import { toInlineText, toMarkedTokens } from './lexer.ts';
import { findLiteralMarks, findReversedLinks, mayHaveLiteralMarks } from './literal-marks.ts';
import { findNearMisses, isIndentedProse, type ParagraphContext } from './near-misses.ts';

/** Markdown that renders to something else than its author meant. */
export interface MarkdownMistake {
  /**
   * `cells`: a row has more cells than its table. `delimiters`: the row of `---` has another number than the header. `title`: a
   * heading of the first level. `link`: link syntax that stayed text. `alt`: an image without a text.
   */
  readonly kind: 'cells' | 'delimiters' | 'title' | 'link' | 'alt' | 'disputed' | 'near-miss';
  /** 0-based line of the Markdown. */
  readonly line: number;
  /** Source on that line: the first cell that is dropped, the row, the heading, the link from its `[`. */
  readonly text: string;
  /** Found and fitting number, for `cells` and `delimiters`. */
  readonly cells?: { readonly found: number; readonly expected: number };
  /** Name and remedy, for `disputed` and `near-miss`. */
  readonly disputed?: Pick<Ambiguity, 'what' | 'hint'>;
  /** For `link` and `near-miss`: the text that was meant, where that is certain. */
  readonly right?: string;
  /** Lines that `right` replaces, where they are more than `text`. */
  readonly block?: string;
}

/** Lists the mistakes of a body that lexMarkdown() has split, in one pass over its tokens. */
export function findMarkdownMistakes(tokens: readonly MarkedToken[]): MarkdownMistake[] {
  const found: MarkdownMistake[] = [];
  const hasNotes = tokens.some(({ raw }) => raw.includes('[^') && /^ {0,3}\[\^[^\]\n]+\]:/m.test(raw));
  const simple = new Set<MarkedToken>();
  blocks(tokens, 0, { isInList: false, isInQuote: false, hasNotes, simple }, found);
  const told = new Set(found.filter(({ kind }) => !isWarning(kind)).map(({ line }) => line));
  // Mistakes hide what is disputed on their line; each line is listed once. A title is only a warning.
  for (const { line, text, what, hint } of findAmbiguities(tokens, simple)) {
    if (!told.has(line)) found.push({ kind: 'disputed', line, text, disputed: { what, hint } });
    told.add(line);
  }
  const isOwn = ({ kind, line, right }: MarkdownMistake) =>
    kind !== 'near-miss' || right !== undefined || !told.has(line);
  return found.filter(isOwn).sort((a, b) => a.line - b.line);
}

const isWarning = (kind: MarkdownMistake['kind']) => kind === 'title' || kind === 'near-miss';

/** Place of blocks, and whether the text has footnotes. */
interface Within {
  readonly isInList: boolean;
  readonly isInQuote: boolean;
  readonly hasNotes: boolean;
  /** Takes the blocks whose text is simple: in these nothing is looked for. */
  readonly simple: Set<MarkedToken>;
}

/** marked gives no positions; but `raw` of the tokens of a container has the lines of its own, one for one. */
function blocks(tokens: readonly MarkedToken[], start: number, within: Within, found: MarkdownMistake[]): void {
  let line = start;
  const last = tokens.findLastIndex(({ type }) => type !== 'space');
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'blockquote') blocks(toMarkedTokens(token.tokens), line, { ...within, isInQuote: true }, found);
    else if (token.type === 'list') {
      let itemLine = line;
      for (const item of token.items) {
        blocks(toMarkedTokens(item.tokens), itemLine, { ...within, isInList: true }, found);
        itemLine += newlines(item.raw);
      }
    } else if (token.type === 'table') table(token, line, within.hasNotes, found);
    else if (token.type === 'code') movedText(token, line, found);
    else if (token.type === 'heading' || token.type === 'paragraph' || token.type === 'text') {
      if (token.type === 'heading' && token.depth === 1)
        found.push({ kind: 'title', line, text: token.raw.trim().replace(/\n.*/s, '') });
      const raw = token.type === 'heading' ? token.text : token.raw;
      if (isSimpleText(raw) && !mayHaveLiteralMarks(raw)) within.simple.add(token);
      else {
        const isFollowed = index < last;
        text(token, line, { ...within, isFollowed }, found);
      }
    }
    line += newlines(token.raw);
  }
}

function text(
  token: Tokens.Heading | Tokens.Paragraph | Tokens.Text,
  line: number,
  place: ParagraphContext,
  found: MarkdownMistake[],
): void {
  const inner = toMarkedTokens(token.type !== 'heading' && !token.tokens ? [token] : token.tokens);
  inlines(inner, line, found);
  if (token.type !== 'heading') {
    lostTable(token.raw, line, found);
    for (const turned of findReversedLinks(inner)) found.push({ ...turned, kind: 'link', line: line + turned.line });
  }
  nearMisses(findLiteralMarks(inner, place.hasNotes), line, found);
  if (token.type !== 'heading') nearMisses(findNearMisses(token, place), line, found);
}

function nearMisses(misses: readonly MarkMistake[], start: number, found: MarkdownMistake[]): void {
  for (const { line, what, hint, ...mark } of misses)
    found.push({ ...mark, kind: 'near-miss', line: start + line, disputed: { what, hint } });
}

function movedText(token: Tokens.Code, line: number, found: MarkdownMistake[]): void {
  if (!isIndentedProse(token)) return;
  const [text = ''] = token.raw.trim().split('\n');
  const hint =
    'Take the spaces at the start of its lines away. Code that is meant as code stands between two lines ```.';
  found.push({ kind: 'near-miss', line, text, disputed: { what: 'a text that is moved in, and so is code', hint } });
}

function table(token: Tokens.Table, start: number, hasNotes: boolean, found: MarkdownMistake[]): void {
  const cells = (row: readonly Tokens.TableCell[], line: number) => {
    for (const cell of row) {
      const inner = toMarkedTokens(cell.tokens);
      inlines(inner, line, found);
      nearMisses(findLiteralMarks(inner, hasNotes), line, found);
    }
  };
  cells(token.header, start);
  const rows = token.raw.split('\n').slice(2);
  for (const [i, row] of token.rows.entries()) {
    const line = start + 2 + i;
    cells(row, line);
    const written = cellsOf(rows[i] ?? '');
    const dropped = written.slice(token.header.length);
    const first = dropped.find((text) => text !== '');
    if (first !== undefined)
      found.push({ kind: 'cells', line, text: first, cells: { found: written.length, expected: token.header.length } });
  }
}

/** A delimiter row with more or fewer cells than the row above it makes no table (GFM §4.10): all of it stays text. */
function lostTable(raw: string, start: number, found: MarkdownMistake[]): void {
  if (!raw.includes('|')) return;
  const lines = raw.split('\n');
  for (const [i, line] of lines.entries()) {
    if (i === 0 || !line.includes('|') || !/^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/.test(line))
      continue;
    const above = lines[i - 1] ?? '';
    const expected = cellsOf(above).length;
    const cells = cellsOf(line).length;
    if (above.includes('|') && cells !== expected)
      found.push({ kind: 'delimiters', line: start + i, text: line.trim(), cells: { found: cells, expected } });
  }
}

/** The cells of a row, as GFM parts them: at each bar without a backslash, in code too; one bar at each end is frame. */
function cellsOf(row: string): string[] {
  const cells = row.trim().split(/(?<!\\)\|/);
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells.map((cell) => cell.trim());
}

function inlines(tokens: readonly MarkedToken[], start: number, found: MarkdownMistake[]): void {
  let line = start;
  // `\[x](y)` is text on purpose: an escaped bracket takes the next `](` that has no bracket of its own.
  let escaped = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'escape' && token.text === '[') escaped += 1;
    else if (token.type === 'image' && toInlineText(toMarkedTokens(token.tokens)).trim() === '')
      found.push({ kind: 'alt', line, text: token.raw.replace(/\n.*/s, '') });
    else if (token.type === 'link')
      inlines(
        toMarkedTokens(token.tokens).filter(({ type }) => type === 'image'),
        line,
        found,
      );
    else if (
      token.type === 'strong' ||
      token.type === 'em' ||
      token.type === 'del' ||
      (token.type === 'text' && token.tokens)
    )
      inlines(toMarkedTokens(token.tokens), line, found);
    else if (token.type === 'text' && token.raw.includes(']('))
      for (const [i, text] of (token.raw + bareAddress(tokens, index + 1)).split('\n').entries())
        for (const [match] of text.matchAll(/(?:\[[^[\]]*)?\]\([^()[\]]*\)?/g)) {
          if (match.startsWith('[') || escaped === 0)
            found.push({ kind: 'link', line: line + i, text: match.trimEnd() });
          else escaped -= 1;
        }
    line += newlines(token.raw);
  }
}

/** The address that stands at `index` without brackets, and the `)` behind it: the rest of a link that stayed text. */
function bareAddress(tokens: readonly MarkedToken[], index: number): string {
  const [address, rest] = [tokens[index], tokens[index + 1]];
  if (address?.type !== 'link' || address.raw !== address.text) return '';
  return address.raw + (rest?.type === 'text' && rest.raw.startsWith(')') ? ')' : '');
}

function newlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
