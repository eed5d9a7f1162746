import type { Node } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { assertDefined } from '../../../core/assert-defined.ts';
import { maxDepth } from '../literal/guard.ts';
import type { PositionedValue } from '../located.ts';

/** Takes what is wrong in a block: its UTF-16 offset in the block, a sentence, a remedy. */
export type ReportYamlFault = (offset: number, message: string, hint?: string) => void;

// `failsafe` leaves every scalar the text that was written: `01234567`, `18:00`, `1.10`, `no` (YAML 1.2.2 §10.1).
const options = {
  version: '1.2',
  schema: 'failsafe',
  stringKeys: true,
  merge: false,
  uniqueKeys: true,
  strict: true,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

const quoteIt = 'Put the text in double quotes.';
const texts: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: 'expected a text, got a first character that has another meaning here',
  BLOCK_AS_IMPLICIT_KEY: 'expected one value, got a second colon with a space behind it',
  BAD_INDENT: 'expected the fields of one item below each other, got another indentation',
  MISSING_CHAR: 'expected the second quote or bracket of a value, got none',
  MULTILINE_IMPLICIT_KEY: 'expected a line "name: value", got a line without a colon and a space',
  UNEXPECTED_TOKEN: 'expected the end of the value, got more behind its second quote or bracket',
  DUPLICATE_KEY: 'expected each field once, got one again',
  TAB_AS_INDENT: 'expected spaces at the beginning of the line, got a tab',
};
const hints: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: quoteIt,
  BLOCK_AS_IMPLICIT_KEY: quoteIt,
  BAD_INDENT: 'Begin the fields of one item below each other; a list in brackets ends with ].',
  MISSING_CHAR: 'A text that begins with a quote has the same quote at its end, and a list has both brackets.',
  MULTILINE_IMPLICIT_KEY: 'Write each field as "name: value", with a colon and a space.',
  UNEXPECTED_TOKEN: 'Put the whole text in double quotes; write \\" for a quotation mark within.',
  DUPLICATE_KEY: 'Keep one of the two.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/**
 * Reads a block of YAML as text, lists and maps; every scalar is a string, an empty one is `''`. Offsets of the marks
 * and of `fail` count from the start of `block`, plus `start` in the marks. Fails, with all offenders, on what the
 * parser calls an error or a warning, and on aliases, anchors, tags, directives, merge keys and deep nesting.
 */
export function parseYaml(block: string, start: number, fail: ReportYamlFault): PositionedValue | undefined {
  let sound = true;
  const refuse: ReportYamlFault = (offset, message, hint) => {
    sound = false;
    fail(offset, message, hint);
  };
  // The parser accepts both lines, and silently drops what follows the second.
  for (const { 0: line, index } of block.matchAll(/^(?:%|\.\.\.(?=\s|$)).*/gm))
    refuse(
      index,
      `expected "key: value" lines, got ${line.startsWith('%') ? 'a directive ("%")' : 'a document end ("...")'}`,
    );
  if (!sound) return undefined;
  const document = parse(block, refuse);
  for (const { code, message, pos } of document ? [...document.errors, ...document.warnings] : [])
    refuse(code === 'MISSING_CHAR' ? startOfQuote(block, pos[0]) : pos[0], texts[code] ?? message, hints[code]);
  if (!document || !sound) return undefined;
  const root = document.contents;
  if (root === null) return { value: {}, at: start };
  if (!isMap(root)) {
    refuse(offsetOf(root), 'expected "key: value" lines, got something else');
    return undefined;
  }
  const mark = readNode(root, 0, 1, start, refuse);
  return sound ? mark : undefined;
}

/** The quote that begins the last text before `end` without a second one; the parser stops where the block ends. */
function startOfQuote(block: string, end: number): number {
  const open = [...block.slice(0, end).matchAll(/^([ \t-]*[\w-]+:[ \t]+)(["'])(?:(?!\2).)*$/gm)].at(-1);
  return open ? open.index + (open[1]?.length ?? 0) : end;
}

function parse(block: string, refuse: ReportYamlFault) {
  try {
    return parseDocument(block, options);
  } catch (error) {
    // Thousands of nested levels exhaust the parser's stack.
    if (!(error instanceof RangeError)) throw error;
    refuse(0, `nested deeper than ${maxDepth} levels`);
    return undefined;
  }
}

/** `emptyAt` is the offset of a node that is not there, as after the key in `{ key }`. */
function readNode(
  node: unknown,
  emptyAt: number,
  depth: number,
  start: number,
  refuse: ReportYamlFault,
): PositionedValue {
  if (!isYamlNode(node)) return { value: '', at: start + emptyAt };
  const offset = offsetOf(node);
  const at = start + offset;
  if (isAlias(node)) refuse(offset, `expected text, got an alias ("*${node.source}")`, 'Write the value out again.');
  else if (node.anchor) refuse(offset, `expected text, got an anchor ("&${node.anchor}")`, 'Remove it.');
  if (!isAlias(node) && node.tag) refuse(offset, `expected text, got a tag ("${node.tag}")`, 'Remove it.');
  if (depth > maxDepth) refuse(offset, `nested deeper than ${maxDepth} levels`);
  else if (isMap(node)) {
    const value: Record<string, unknown> = {};
    const members = new Map<string, PositionedValue>();
    for (const { key, value: member } of node.items) {
      const keyOffset = isYamlNode(key) ? offsetOf(key) : offset;
      const name = isScalar(key) ? String(key.value) : '';
      if (isYamlNode(key)) readNode(key, offset, depth, start, refuse);
      if (name === '<<') refuse(keyOffset, 'expected a field, got a merge key ("<<")', 'Write the values out again.');
      else if (name === '__proto__') refuse(keyOffset, 'expected a field, got "__proto__"');
      else {
        const mark = readNode(member, keyOffset, depth + 1, start, refuse);
        members.set(name, { ...mark, keyAt: start + keyOffset });
        value[name] = mark.value;
      }
    }
    return { value, at, members };
  } else if (isSeq(node)) {
    const marks = node.items.map((item) => readNode(item, offset, depth + 1, start, refuse));
    return { value: marks.map((mark) => mark.value), at, members: new Map(marks.map((mark, i) => [String(i), mark])) };
  }
  return { value: isScalar(node) ? String(node.value) : '', at };
}

/** The parser gives every node that it reads its range. */
function offsetOf({ range }: Node): number {
  return assertDefined(range ?? undefined, 'the range of a node')[0];
}

function isYamlNode(node: unknown): node is Node {
  return isScalar(node) || isMap(node) || isSeq(node) || isAlias(node);
}
