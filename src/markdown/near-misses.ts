import type { MarkedToken, Tokens } from 'marked';

/** Marks that are almost those of Markdown, and are published as they stand. */
interface NearMiss {
  /** 0-based line of the paragraph. */
  readonly line: number;
  /** Text of that line. */
  readonly text: string;
  /** Words to follow "got". */
  readonly what: string;
  readonly hint: string;
}

/** Place of a paragraph. */
export interface ParagraphContext {
  readonly isInList: boolean;
  readonly isInQuote: boolean;
  /** Whether something follows, of which a line could be the heading. */
  readonly isFollowed: boolean;
  /** Whether the text defines footnotes, which is told where it does. */
  readonly hasNotes: boolean;
}

const address = String.raw`(?:https?:\/\/|mailto:|www\.|\/(?=[^\s/]{2})|#(?=\p{L}))[^()[\]\s]+`;
const backwards = new RegExp(String.raw`(?<![\p{L}\p{N}\])])\(([^()[\]\n]+)\)\[(${address})\]`, 'gu');
const twice = new RegExp(String.raw`(?<!\])\[([^[\]\n]+)\]\[(${address})\]`, 'gu');
const spaced = new RegExp(String.raw`!?\[(?!\d+\]|[ x]\])([^[\]\n]+)\][ \t]+\((${address})\)`, 'gu');
const wiki = /\[\[\p{L}[^[\]\n]*\]\]/gu;
const forum = /\[(b|i|u|s|url|img|quote)(?:=[^\]\n]*)?\][^[\]\n]*\[\/\1\]/gi;
const note = /\[\^\d+\]/g;

/** A link whose brackets are changed round, or of the wrong kind: `(text)[/page/]`, `[text][/page/]`; it links nothing. */
export function findReversedLinks(tokens: readonly MarkedToken[]): { line: number; text: string; right: string }[] {
  const text = plainOf(tokens);
  if (!text.includes('[')) return [];
  return [...text.matchAll(backwards), ...text.matchAll(twice)].map(({ 0: written, 1: label, 2: to, index }) => ({
    line: linesIn(text.slice(0, index)),
    text: written,
    right: `[${label}](${to})`,
  }));
}

/** Lists what is almost Markdown in a paragraph. */
export function findNearMisses(
  { raw }: MarkedToken,
  tokens: readonly MarkedToken[],
  place: ParagraphContext,
): NearMiss[] {
  return [...withinLines(plainOf(tokens), place.hasNotes), ...atLineStarts(raw.trimEnd().split('\n'), place)];
}

/** The text of a paragraph, in which code and links are blotted out. */
function plainOf(tokens: readonly MarkedToken[]): string {
  return tokens
    .map((token) => {
      const isText = ['text', 'em', 'strong', 'del'].includes(token.type);
      const isBare = token.type === 'link' && token.raw === token.text;
      return isText || isBare ? token.raw : token.raw.replace(/[^\n]/g, '\0');
    })
    .join('');
}

function withinLines(text: string, hasNotes: boolean): NearMiss[] {
  if (!text.includes('[')) return [];
  const all = (pattern: RegExp, what: string, hint: (match: RegExpExecArray) => string) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...{ line: linesIn(text.slice(0, match.index)), text: match[0], what },
      hint: hint(match),
    }));
  return [
    ...all(
      spaced,
      'a space between the text and the address of a link',
      ([written]) => `Take the space away: ${written.replace(/\][ \t]+\(/, '](')}.`,
    ),
    ...all(
      wiki,
      'a link as wikis write it',
      () => 'Write [text](/page/). For brackets that are meant as text write \\[\\[.',
    ),
    ...all(forum, 'marks as forums write them', () => 'Write **bold**, *emphasis* or [text](/page/).'),
    ...(hasNotes ? [] : all(note, 'the mark of a footnote', () => footnoteHint)),
  ];
}

/** A space that is none to Markdown. */
export const noBreakSpaceReason = 'a mark with a no-break space behind it';

/** Remedy for a footnote. */
export const footnoteHint =
  'There are no footnotes: put the note into parentheses, or into a paragraph of its own. For a bracket that is meant as text write \\[.';

const items: readonly RegExp[] = [/^-\p{L}/u, /^\+\p{L}/u, /^\*\p{L}[^*]*$/u, /^[•◦▪‣·●○]\s*\S/u];
const odd = '[\\u00a0\\u2000-\\u200a\\u202f\\u3000]';
const oddStart = new RegExp(`^(?:#{1,6}|[-*+])${odd}+\\p{L}`, 'u');
const numbered = new RegExp(`^(\\d{1,3})[.)]${odd}*\\p{L}`, 'u');
const headingLike = /^#{2,6}[\p{L}\p{N}]|^#(?:\p{Lu}|\p{Lo})[^#]*[^#.,;:!\s]$/u;

function atLineStarts(lines: readonly string[], place: ParagraphContext): NearMiss[] {
  const miss = (line: number, what: string, hint: string): NearMiss => ({ line, text: lines[line] ?? '', what, hint });
  const table = runOf(lines, (text) => /\S\t+\S/.test(text));
  if (table !== undefined) return [miss(table, 'cells that a tab parts, as spreadsheets copy them', tableHint)];
  const found: NearMiss[] = [];
  for (const [i, text] of lines.entries())
    if (oddStart.test(text)) found.push(miss(i, noBreakSpaceReason, 'Delete the space, and type a plain one.'));
  if (!place.isInList && isHeading(lines, place))
    found.push(
      miss(
        0,
        'a hash without a space behind it',
        `For a heading write ${hashed(lines[0] ?? '')}; for a hash that is meant as text write \\#.`,
      ),
    );
  const at = itemsAt(lines, place);
  if (at !== undefined)
    found.push(
      miss(
        at,
        'what looks like the item of a list',
        'Write "- " or "1. " before each, with a space, and a blank line above the first.',
      ),
    );
  return found;
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

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
