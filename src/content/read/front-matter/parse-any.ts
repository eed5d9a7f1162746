import matter from 'gray-matter';
import { findIrregularWhitespace } from '../../../core/characters.ts';
import type { Report } from '../../../core/problem.ts';
import type { ProblemCode } from '../../../core/problem-codes.ts';
import { reportHiddenCharacters } from '../hidden-characters.ts';
import { createLocatedData, type PositionedValue } from '../located.ts';
import { createPositionLookup } from '../position.ts';
import type { MarkdownSource } from '../source.ts';
import { findIrregularSpaces } from './irregular-spaces.ts';
import { scanSimpleFrontMatter } from './scan-simple.ts';
import { parseYaml, type ReportYamlFault } from './yaml.ts';

/** Half-deleted list: lines that stand in no item, or an item without a list above it. */
interface IncompleteItem {
  /** UTF-16 offset in the block. */
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

interface Line {
  readonly offset: number;
  readonly indent: number;
  readonly text: string;
  readonly isItem: boolean;
}

/** Finds half an item in YAML, at the line where the parser failed (`offset`) and at the next. */
function findIncompleteItem(block: string, offset: number): IncompleteItem | undefined {
  const lines = linesOf(block);
  const fallen = lines.findLastIndex((line) => line.offset - line.indent <= offset);
  return halfItemAt(lines, fallen) ?? halfItemAt(lines, fallen + 1);
}

function halfItemAt(lines: readonly Line[], i: number): IncompleteItem | undefined {
  const line = lines[i];
  if (!line) return undefined;
  const above = lines.findLastIndex((each, j) => j < i && isAbove(each, line));
  const parent = lines[above];
  const isBeside = parent?.isItem === true && parent.indent === line.indent;
  if (!line.isItem) {
    if ((isBeside && line.indent > 0) || isRepeated(lines, above, i)) return outside(line);
    const isBelow =
      parent?.isItem === true && line.indent === parent.indent + parent.text.length - fieldOf(parent).length;
    const isName = isBelow && nameIn(fieldOf(parent)) !== undefined && /^[\w-]+$/.test(line.text);
    return isName ? halfField(line) : undefined;
  }
  if (isBeside) return undefined;
  // The first item of a list.
  if (!parent?.text.endsWith(':')) return below(line);
  const next = lines[above + 1];
  return next === line || !next ? undefined : outside(next);
}

function linesOf(block: string): Line[] {
  const lines: Line[] = [];
  for (const { 0: whole, index } of block.matchAll(/^.+$/gm)) {
    const text = whole.trim();
    const indent = whole.length - whole.trimStart().length;
    if (text !== '' && !text.startsWith('#'))
      lines.push({ offset: index + indent, indent, text, isItem: /^-(?:\s|$)/.test(text) });
  }
  return lines;
}

/** Whether a line holds another, or is an item beside it: what lies between them, deeper, belongs to the upper one. */
function isAbove(upper: Line, lower: Line): boolean {
  if (upper.indent !== lower.indent) return upper.indent < lower.indent;
  return upper.isItem || (lower.isItem && upper.text.endsWith(':'));
}

/** Whether the item to which a field belongs has it already: the "- " of the next one is gone. */
function isRepeated(lines: readonly Line[], above: number, i: number): boolean {
  const [item, line] = [lines[above], lines[i]];
  const name = nameIn(line?.text ?? '');
  if (!item?.isItem || name === undefined) return false;
  return (
    nameIn(fieldOf(item)) === name ||
    lines.slice(above + 1, i).some(({ indent, text }) => indent === line?.indent && nameIn(text) === name)
  );
}

const fieldOf = ({ text }: Line): string => text.replace(/^-\s*/, '');
const nameIn = (text: string): string | undefined => /^([\w-]+):(?:\s|$)/.exec(text)?.[1];

const shown = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const outside = ({ offset, text }: Line): IncompleteItem => ({
  offset,
  message: `expected "- " where an item begins, got ${shown(text)}, which stands in no item`,
  hint: 'Put "- " in front of the first line of its item, or delete what is left of the item.',
});

const below = ({ offset, text }: Line): IncompleteItem => ({
  offset,
  message: `expected the name of a field above its items, got ${shown(text)} below none`,
  hint: 'Write the name and a colon on a line above the items, or delete what is left of them.',
});

const halfField = ({ offset, text }: Line): IncompleteItem => ({
  offset,
  message: `expected a field written "name: value", got ${shown(text)}`,
  hint: 'Write each field of the item as "name: value", or delete what is left of the item.',
});

/** The most UTF-16 units of a front matter block; gray-matter's own pattern is quadratic in blank lines. */
const maxBlockLength = 16 * 1024;
const frontMatterDelimiter = '---';

/** parseFrontMatter() without the marks of what is to be confirmed; loaded when the first file is read. */
export function parseAnyFrontMatter(file: string, text: string, report: Report): MarkdownSource | undefined {
  const positionAt = createPositionLookup(file, text);
  let sound = true;
  const fail = (code: ProblemCode, offset: number, message: string, hint?: string) => {
    sound = false;
    report({ code, at: positionAt(offset), message, hint });
  };
  const closeAt = findBlock(text, fail);
  if (closeAt === undefined) return undefined;

  // A comment or nothing between the markers: gray-matter then asks no engine.
  let root: PositionedValue | undefined = { value: {}, at: 0 };
  const { content: body } = matter(text, {
    // Options make gray-matter bypass its cache, which keeps failed parses as empty data.
    language: 'yaml',
    delimiters: frontMatterDelimiter,
    engines: {
      ...refusedEngines,
      yaml(block) {
        // gray-matter keeps the line feed after the marker, so the block begins at its length.
        root = scanSimpleFrontMatter(block, frontMatterDelimiter.length);
        root ??= readBlock(block, (offset, message, hint) =>
          fail('front-matter-syntax', frontMatterDelimiter.length + offset, message, hint),
        );
        return {};
      },
    },
  });
  sound = !reportCutText(text.slice(0, closeAt), fail) && sound;
  // No backslash means no escape, and decodeText has seen every character.
  if (root && text.lastIndexOf('\\', closeAt) !== -1)
    sound = reportHiddenCharacters(root, text, positionAt, report) && sound;
  if (!root || !sound) return undefined;
  // Missing fields are shown at the first line, wherever the first key stands.
  const frontMatter = createLocatedData(file, { ...root, at: 0 }, positionAt, text);
  return { file, frontMatter, body, bodyBytes: Buffer.byteLength(body), bodyLine: lineNumberAt(text, closeAt) + 1 };
}

/** A text that YAML cuts at " #3": a remark has a space behind its sign. Returns whether there is one. */
function reportCutText(
  block: string,
  fail: (code: ProblemCode, offset: number, message: string, hint?: string) => void,
): boolean {
  const cut = block.includes(' #') ? /^((?:title|description|question):[ \t]+[^"'\s#].*?) #[^\s#]/m.exec(block) : null;
  if (!cut) return false;
  const message = 'expected a text in quotes, got " #", behind which nothing is read';
  fail('front-matter-syntax', cut.index + (cut[1]?.length ?? 0) + 1, message, 'Put the whole text in double quotes.');
  return true;
}

/** The block as YAML has it; where it is broken, or has names that nobody can see to be wrong, odd spaces are the cause. */
function readBlock(block: string, fail: ReportYamlFault): PositionedValue | undefined {
  const failures: Parameters<ReportYamlFault>[] = [];
  const root = parseYaml(block, frontMatterDelimiter.length, (...failure) => void failures.push(failure));
  const isOdd = failures.length > 0 || [...(root?.members?.keys() ?? [])].some((key) => findIrregularWhitespace(key));
  const odd = isOdd ? findIrregularSpaces(block) : [];
  for (const { offset, text } of odd)
    fail(
      offset,
      `expected a plain space or none, got ${findIrregularWhitespace(text)}`,
      'It looks like a space, or like nothing. Delete it, and type a plain space.',
    );
  if (odd.length > 0) return undefined;
  const first = failures.reduce((least, [offset]) => Math.min(least, offset), block.length);
  const half = failures.length > 0 ? findIncompleteItem(block, first) : undefined;
  if (half) {
    fail(half.offset, half.message, half.hint);
    return undefined;
  }
  // Bounded: where it is, what and a hint.
  for (const failure of failures) fail(...failure);
  return root;
}

/** By default gray-matter runs `---js` blocks; findBlock refuses them, and these are its only two. */
const refusedEngines = { javascript: refuseEngine, json: refuseEngine };

function refuseEngine(): never {
  throw new Error('front matter other than YAML must not reach an engine');
}

/** Checks both marker lines, stricter than gray-matter, and returns the offset of the closing one. */
function findBlock(text: string, fail: (code: ProblemCode, offset: number, message: string, hint?: string) => void) {
  const [first = ''] = text.split('\n', 1);
  const shown = JSON.stringify(first.length > 40 ? `${first.slice(0, 40)}…` : first);
  const aloneHint = 'Write "---" alone on the line, without spaces after it.';
  if (!first.startsWith(frontMatterDelimiter) || first.startsWith('----')) {
    const hint = 'Begin the file with a line "---", then "key: value" lines, then a line "---".';
    fail('front-matter-missing', 0, `expected "---" as the first line, got ${shown}`, hint);
  } else if (first !== frontMatterDelimiter && first.trimEnd() === frontMatterDelimiter) {
    const found = findIrregularWhitespace(first) ?? 'spaces';
    fail('front-matter-syntax', frontMatterDelimiter.length, `expected "---" alone, got ${found} after it`, aloneHint);
  } else if (first !== frontMatterDelimiter) {
    const hint = 'Only YAML is read, and nothing in content is ever run: write "---" alone.';
    fail('front-matter-language', frontMatterDelimiter.length, `expected "---" alone, got ${shown}`, hint);
  } else {
    const closing = /^---.*/m.exec(text.slice(frontMatterDelimiter.length));
    const at = frontMatterDelimiter.length + (closing?.index ?? 0);
    const tooLong = (closing ? at : text.length) > maxBlockLength;
    if (closing?.[0] === frontMatterDelimiter && !tooLong) return at;
    if (tooLong) fail('file-too-large', 0, `expected front matter of at most ${maxBlockLength} characters, got more`);
    else if (!closing)
      fail(
        'front-matter-syntax',
        endOfFields(text),
        'expected a closing line "---" below the fields, got none',
        'Write a line "---" above this line.',
      );
    else
      fail(
        'front-matter-syntax',
        at,
        `expected the closing line "---" alone, got ${findIrregularWhitespace(closing[0]) ?? JSON.stringify(closing[0])}`,
        aloneHint,
      );
  }
  return undefined;
}

/** Where the lines end that look like fields, below the first line. */
const endOfFields = (text: string): number => /^---\n(?:[\w-]+:.*\n|(?:[ \t]+|- )\S.*\n)*/.exec(text)?.[0].length ?? 0;

/** 1-based line of an offset; cheaper than the positions of the whole file. */
function lineNumberAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
