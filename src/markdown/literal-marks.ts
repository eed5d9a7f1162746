import type { MarkedToken } from 'marked';
import { escapeRegExp } from '../core/escape.ts';
import emoji from './emoji.json' with { type: 'json' };
import { calloutFor, calloutKinds, isCalloutKind, type MarkMistake } from './extensions/extensions.ts';
import { toMarkedTokens } from './lexer.ts';

/** A row of the table: how marks look, what they are, and what is written instead. */
interface Row {
  readonly pattern: RegExp;
  readonly what: string;
  readonly hint: string | ((written: string, inner: string) => string);
  readonly right?: (inner: string, written: string) => string | undefined;
}

const address = String.raw`(?:https?:\/\/|mailto:|www\.|\/(?=[^\s/]{2})|#(?=\p{L}))[^()[\]\s]+`;
const backwards = new RegExp(String.raw`(?<![\p{L}\p{N}\])])\(([^()[\]\n]+)\)\[(${address})\]`, 'gu');
const twice = new RegExp(String.raw`(?<!\])\[([^[\]\n]+)\]\[(${address})\]`, 'gu');
const spaced = new RegExp(String.raw`!?\[(?!\uE0F1?\d+\]|[ x]\])([^[\]\n]+)\][ \t]+\((${address})\)`, 'gu');
const boxes = 'note|tip|hint|info|important|success|question|warning|caution|danger|error|example|abstract|details';

/** Remedy for a footnote. */
export const footnoteHint =
  'Call a note in the text as [^1], and write it as a paragraph of its own outside of lists and quotations: [^1]: Text. A skill has none. For a bracket that is meant as text write \\[.';
const signs: ReadonlyMap<string, string> = new Map(Object.entries(emoji));
const signNames = [...signs.keys()].map(escapeRegExp).join('|');
const elsewhere = 'Another generator runs such marks: write as Markdown what they would show, or delete them.';

/** Digits as raised or lowered ones, which `row` has in their order. */
const inDigits = (row: string, digits: string): string => digits.replace(/\d/g, (digit) => row.charAt(Number(digit)));
const raised = (digits: string): string => inDigits('⁰¹²³⁴⁵⁶⁷⁸⁹', digits).replaceAll('+', '⁺').replaceAll('-', '⁻');
const lowered = (digits: string): string => inDigits('₀₁₂₃₄₅₆₇₈₉', digits);

const joined = (link: string): string => link.replace(/\][ \t]+\(/, '](');

const rows: Row[] = [
  {
    pattern: spaced,
    what: 'a space between the text and the address of a link',
    hint: (written) => `Take the space away: ${joined(written)}.`,
    right: (_, written) => joined(written),
  },
  {
    pattern: /^[ \t]*(?:\[\[?_?toc_?\]\]?|\{: ?toc\}|\$\{toc\}|@\[toc\])[ \t]*$/gim,
    what: 'the mark of a list of contents',
    hint: 'Delete it: a page has no such list. For brackets that are meant as text write \\[.',
    right: () => '',
  },
  {
    pattern: /!?\[\[(?!_?toc_?\])(\p{L}[^[\]\n]*)\]\]/giu,
    what: 'a link as wikis write it',
    hint: (written, inner) =>
      `Write ${written.startsWith('!') ? '!' : ''}[${inner.replace(/^.*\|/, '')}](/page/) with its address. For brackets that are meant as text write \\[\\[.`,
  },
  {
    pattern: /\[(b|i|u|s|url|img|quote)(?:=[^\]\n]*)?\][^[\]\n]*\[\/\1\]/gi,
    what: 'marks as forums write them',
    hint: 'Write **bold**, *emphasis* or [text](/page/).',
  },
  {
    pattern: new RegExp(
      String.raw`^[ \t]*(?::{3,}[ \t]*(?=[\p{L}{[])|(?:!!!|\?\?\?\+?)[ \t]+(?:${boxes})\b)[^\n]*`,
      'gmu',
    ),
    what: 'the mark of a box',
    hint: 'Write a callout, each line behind "> ": > [!NOTE], below it > Text. Delete the line that ends the box.',
  },
  {
    pattern: /^\[!([a-z]+)\]/gim,
    what: 'the mark of a box',
    hint: (_, kind) =>
      isCalloutKind(kind)
        ? 'A callout is a quotation that stands alone: a blank line, > [!NOTE], then > Text. In a list or a skill write > **Note:** Text.'
        : `Callouts are ${calloutKinds.map((each) => `[!${each.toUpperCase()}]`).join(', ')}: write one of these.`,
    right: (kind) => {
      const callout = isCalloutKind(kind) ? undefined : calloutFor(kind);
      return callout && `[!${callout}]`;
    },
  },
  { pattern: /\{%[^\n]+?%\}/g, what: 'a mark of another generator', hint: elsewhere },
  {
    pattern: /\[\/?[a-z][\w-]*(?:[ \t]+[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w./-]+))+[ \t]*\/?\]/g,
    what: 'a mark of another generator',
    hint: elsewhere,
  },
  {
    pattern: /(?<!:::[^\n]*)\{(?:: ?[^{}\n]+|[#.][A-Za-z][\w-]*(?:[ \t]+[#.][\w-]+)*)\}[ \t]*$/gm,
    what: 'a name or class in braces',
    hint: 'Delete it: only a heading outside of lists and quotations may have an id, ## Title {#id}, and no class. For braces that are meant as text write \\{.',
  },
  {
    pattern: /(?<![=\w])==(?![=\s])([^=\n]*[^=\s])==(?![=\w])/g,
    what: 'marks of highlighted text',
    hint: (_, inner) => `Write **${inner}**.`,
    right: (inner) => `**${inner}**`,
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^([0-9+-]+)\^/gu,
    what: 'marks of a raised number',
    hint: (_, inner) => `Write ${raised(inner)}.`,
    right: raised,
  },
  {
    pattern: /(?<=[\p{L}\p{N})])~(\d+)~/gu,
    what: 'marks of a lowered number',
    hint: (_, inner) => `Write ${lowered(inner)}.`,
    right: lowered,
  },
  {
    pattern: new RegExp(String.raw`(?<![\w:/]):(${signNames}|[a-z][a-z0-9]*(?:_[a-z0-9]+)+):(?![\w:])`, 'g'),
    what: 'the name of a sign',
    hint: (written, inner) => `Write the sign itself, such as ${signs.get(inner) ?? '🙂'}, instead of ${written}`,
    right: (inner) => signs.get(inner),
  },
];

rows.push(
  {
    pattern: /(?<!\{)\{((?:company|site)\.[a-zA-Z][\w.-]*|count [a-z]+)\}(?!\})/g,
    what: 'the name of a fact in single braces',
    hint: (written) => `Write {${written}}. For braces that are meant as text write \\{.`,
    right: (inner) => `{{${inner}}}`,
  },
  {
    pattern: /(?<![*\w])\*\*[ \t]+([^*\n]*[^*\s])[ \t]+\*\*(?![*\w])/g,
    what: 'spaces inside the marks of bold text',
    hint: (_, inner) => `Write **${inner}**`,
    right: (inner) => `**${inner}**`,
  },
  {
    pattern: /^(?:[^*\n]|\*(?!\*))*(?<![*\w])\*\*(?=[\p{L}\p{N}])(?:[^*\n]|\*(?!\*))*$/gu,
    what: 'bold text that does not end',
    hint: 'Write ** behind its last word too. For stars that are meant as text write \\*\\*.',
  },
  {
    pattern: /^! +(?=\0)/gm,
    what: 'a space between ! and [ of a picture',
    hint: 'Take the space behind the ! away.',
    right: () => '!',
  },
);

const footnote: Row = { pattern: /\[\^[^\]\s[]+\]/g, what: 'the mark of a footnote', hint: footnoteHint };

/** Starts of marks that begin with no sign of Markdown. */
const plainStart = /==|\^[\d+-]|\{[%:#.]|:[a-z+-][\w+-]*:|~\d/;
/** Starts without which no row of the table can match. */
const anyStart = new RegExp(String.raw`${plainStart.source}|\*\*|[[{]|^! +\0|:::|!!!|\?\?\?`);

/** Whether a text of plain words, emphasis and links may have marks that stay in it. */
export const mayHaveLiteralMarks = (raw: string): boolean =>
  plainStart.test(raw) || (raw.includes('**') && (/(?:^|\s)\*\*\s/.test(raw) || raw.split('**').length % 2 === 0));

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

/** Lists the marks that stay in a text; those of footnotes only where no note is defined, which is told there. */
export function findLiteralMarks(tokens: readonly MarkedToken[], hasNotes: boolean): MarkMistake[] {
  const raw = tokens.map((token) => token.raw).join('');
  const plain = plainOf(tokens);
  const found = /[*_]|~~/.test(plain) ? findStuckEmphasis(raw, plain) : [];
  if (!anyStart.test(plain)) return found;
  for (const { pattern, what, hint, right } of hasNotes ? rows : [...rows, footnote])
    for (const match of plain.matchAll(pattern)) {
      const { line, text, inner } = writtenAt(raw, match, match[1]);
      const to = right?.(inner, text);
      const remedy = typeof hint === 'string' ? hint : hint(text, inner);
      found.push({ line, text, what, hint: remedy, ...(to !== undefined && { right: to }) });
    }
  return found;
}

/** Text as it is written where its plain form matches, and what stands between its marks. */
function writtenAt(
  raw: string,
  { 0: all, index }: RegExpExecArray,
  within = '',
): { line: number; text: string; inner: string } {
  const start = index + all.indexOf(within);
  return {
    line: linesIn(raw.slice(0, index)),
    text: raw.slice(index, index + all.length),
    inner: raw.slice(start, start + within.length),
  };
}

/** The text of tokens with its marks of emphasis, in which code, links and what a backslash precedes are blotted out. */
function plainOf(tokens: readonly MarkedToken[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'em' || token.type === 'strong' || token.type === 'del') {
        const inner = plainOf(toMarkedTokens(token.tokens));
        const width = (token.raw.length - inner.length) / 2;
        return token.raw.slice(0, width) + inner + token.raw.slice(token.raw.length - width);
      }
      const isBare = token.type === 'link' && token.raw === token.text;
      return token.type === 'text' || isBare ? token.raw : token.raw.replace(/[^\n]/g, '\0');
    })
    .join('');
}

/** Emphasis as its author can have meant it: marks of one kind, two by two, with words between them. */
const meant =
  /(?<![*~])(\*{1,3}|~~)(?![*~\s])([^*~\n]*[^*~\s])\1(?![*~])|(?<![\w*])(_{1,2})(?![_\s])([^_\n]*[^_\s])\3(?![\w*])/g;
const word = /\p{L}{2}|\p{Lo}/u;
const sign = String.raw`[\p{P}\p{S}\0]`;
const letter = String.raw`[^\p{P}\p{S}\0\s]`;
const startsWithSign = new RegExp(`^${sign}`, 'u');
const endsWithSign = new RegExp(`${sign}$`, 'u');
const startsWithLetter = new RegExp(`^${letter}`, 'u');
const endsWithLetter = new RegExp(`${letter}$`, 'u');

/** Emphasis between a letter and a sign (CommonMark §6.2): `は**「重要」**な`, `**Note:**See`; `_` beside a letter, too. */
function findStuckEmphasis(raw: string, plain: string): MarkMistake[] {
  return [...plain.matchAll(meant)].flatMap((match) => {
    const { 0: all, 1: mark = match[3] ?? '', 2: inner = match[4] ?? '', index } = match;
    const isBefore = endsWithLetter.test(plain.slice(0, index));
    const isBehind = startsWithLetter.test(plain.slice(index + all.length));
    const isWithin = mark.startsWith('_') && (isBefore || isBehind);
    const isStuck = isWithin || (startsWithSign.test(inner) && isBefore) || (endsWithSign.test(inner) && isBehind);
    const { line, text, inner: words } = writtenAt(raw, match, inner);
    if (!isStuck || !word.test(words)) return [];
    const right = withSignsOutside(inner, words, mark.replaceAll('_', '*'));
    const hint = right === undefined ? 'Write a space on the outer side of the marks.' : `Write ${right}`;
    const what = 'emphasis whose marks stand between a letter and a sign, or _ beside a letter, and so is none';
    return [{ line, text, what, hint, ...(right !== undefined && { right }) }];
  });
}

const brackets = /[ \t]*[「」『』（）()【】《》〈〉“”«»]+[ \t]*/g;

/** Marks close to the words: `「**重要**」`; a bracket whose other half is outside parts them: `**次の**「**点**」`. */
function withSignsOutside(plain: string, raw: string, mark: string): string | undefined {
  const [, lead = '', core = '', trail = ''] = /^([\p{P}\p{S}]*)(.*?)([\p{P}\p{S}]*)$/u.exec(plain) ?? [];
  if (core === '' || /^\0|\0$/.test(core)) return undefined;
  const words = raw.slice(lead.length, raw.length - trail.length);
  const isWhole = words.split(/[「『（(【《〈“«]/).length === words.split(/[」』）)】》〉”»]/).length;
  const parted = isWhole || core.includes('\0') ? words : words.replace(brackets, `${mark}$&${mark}`);
  return `${lead}${mark}${parted}${mark}${trail}`;
}

const linesIn = (text: string): number => text.split('\n').length - 1;
