import type { Expression, Statement } from 'oxc-parser';
import type { Report } from '../../../core/problem.ts';
import type { ProblemCode } from '../../../core/problem-codes.ts';
import { countWork } from '../../../core/work.ts';
import { reportHiddenCharacters } from '../hidden-characters.ts';
import { createLocatedData, type PositionedValue } from '../located.ts';
import { createPositionLookup } from '../position.ts';
import { type LocatedData, withMembers } from '../source.ts';
import { mayHaveUnconfirmedMark } from '../unconfirmed-marks.ts';
import { describeNode } from './describe-node.ts';
import { findRefusedToken, tokenPattern } from './guard.ts';
import { parseModuleSyntax, type SyntaxErrorKind, syntaxErrorKind } from './parse.ts';
import unconfirmed from './unconfirmed.ts?lazy';
import { parseLiteral, type RefuseDuplicate, type RefuseNode } from './value.ts';

const neverRun = 'Content is data and is never run: write the value itself.';

/**
 * Reads a typed content module, `export default { … } satisfies Company`, by parsing it; nothing of it is ever run.
 * Gives its data with positions, or undefined after reporting every offender: `module-syntax`, `module-not-literal`,
 * `merge-conflict` (a marker alone), `file-encoding` (a character behind an escape). `text` is decoded (LF).
 */
export function parseLiteralModule(file: string, text: string, report: Report): LocatedData | undefined {
  const positionAt = createPositionLookup(file, text);
  let sound = true;
  const fail = (code: ProblemCode, offset: number, message: string, hint?: string) => {
    sound = false;
    report({ code, at: positionAt(offset), message, hint });
  };
  const refuse: RefuseNode = (offset, found, hint = neverRun) =>
    fail('module-not-literal', offset, `expected literal data, got ${found}`, hint);
  const refuseDuplicate: RefuseDuplicate = (offset, key) =>
    fail('module-syntax', offset, `expected every key once, got "${key}" again`, 'Keep one of the two.');

  const refusal = findRefusedToken(text);
  if (refusal) {
    if (reportStrayQuotes(text, refusal.offset, fail)) return undefined;
    refuse(refusal.offset, refusal.found);
    return undefined;
  }
  countWork('parsed');
  const { program, errors, comments } = parseModuleSyntax(file, text);
  if (errors[0] && reportStrayQuotes(text, errors[0].labels[0]?.start ?? 0, fail)) return undefined;
  if (errors.length > 0 && !/\bexport\s+default\b/.test(text)) {
    const what = 'expected "export default" in front of the data, got none';
    fail('module-syntax', Math.max(0, text.search(/^\{/m)), what, 'Write the data as "export default { … }".');
    return undefined;
  }
  const refusedLines = new Set<number>();
  const refuseHere: RefuseNode = (offset, found, hint) => {
    refusedLines.add(positionAt(offset).line);
    refuse(offset, found, hint);
  };
  const isBroken = program.body.length === 0 && errors.length > 0;
  const root = isBroken ? undefined : readDefault(program.body, refuseHere, refuseDuplicate);
  for (const error of errors) {
    const { message, labels } = error;
    const kind = syntaxErrorKind(error);
    // The reader has explained this line more plainly.
    const lines = labels.map(({ start }) => positionAt(start).line);
    if (lines.some((line) => refusedLines.has(line))) continue;
    const offset = labels[0]?.start ?? 0;
    if (kind === 'merge') {
      const left = 'expected finished text, got a line that an unfinished merge leaves behind';
      fail('merge-conflict', offset, left, 'Keep one of the two versions around it, and delete the line.');
      continue;
    }
    fail('module-syntax', offset, syntaxMessage(text, offset, kind, message), syntaxHint(text, offset, kind));
  }
  // No backslash means no escape, and decodeText has seen every character.
  if (root && errors.length === 0 && text.includes('\\'))
    sound = reportHiddenCharacters(root, text, positionAt, report) && sound;
  if (!root || !sound) return undefined;
  const located = createLocatedData(file, root, positionAt, text);
  if (!mayHaveUnconfirmedMark(text)) return located;
  const marks = unconfirmed<typeof import('./unconfirmed.ts')>().listUnconfirmedMarks(root, text, comments, positionAt);
  return marks.length === 0 ? located : withMembers(located, { unconfirmed: marks });
}

/** Message of the parser, in words for those who do not program where the kind is known. */
function syntaxMessage(text: string, offset: number, kind: SyntaxErrorKind, message: string): string {
  const [found = ''] = /^[^\s]{1,20}/.exec(text.slice(offset)) ?? [];
  if (kind === 'comma') return `expected a comma or a closing bracket, got ${JSON.stringify(found)}`;
  if (kind === 'string-end') return 'expected the second quote of a text, got the end of the line';
  return `not valid TypeScript: ${message}`;
}

const names = { "'": ['an apostrophe', '’'], '"': ['a quotation mark', '“ and ”'] } as const;

type Fail = (code: ProblemCode, offset: number, message: string, hint?: string) => void;

/** Reports quotes within a text and quotes without their second, if they are why the module cannot be read from `offset` on; what follows is their fault. */
function reportStrayQuotes(text: string, offset: number, fail: Fail): boolean {
  const found = findStrayQuotes(text);
  const line = found[0] && text.lastIndexOf('\n', found[0].offset);
  if (line === undefined || line > offset) return false;
  for (const { offset: at, quote, missing } of found) {
    if (missing) {
      const what = `expected a text between two quotes, got none ${missing === 'end' ? 'at its end' : 'before it'}`;
      fail('module-syntax', at, what, `Write ${quote}text${quote}.`);
      continue;
    }
    const [name, mended] = names[quote];
    const hint = `Write \\${quote} or ${mended}, or put the whole text between two ${quote === "'" ? '"' : "'"}.`;
    fail('module-syntax', at, `expected the end of the text, got ${name} within it`, hint);
  }
  return true;
}

/** Reads the value of the one `export default`; every other statement but `import type` is refused. */
function readDefault(
  body: readonly Statement[],
  refuse: RefuseNode,
  refuseDuplicate: RefuseDuplicate,
): PositionedValue | undefined {
  let root: PositionedValue | undefined;
  let defaults = 0;
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.importKind !== 'type')
        refuse(statement.start, describeNode(statement), 'Write "import type { … }".');
    } else if (statement.type !== 'ExportDefaultDeclaration') refuse(statement.start, describeNode(statement));
    else if (++defaults > 1) refuse(statement.start, 'a second "export default"', 'Keep one.');
    else root = parseLiteral(statement.declaration as Expression, refuse, refuseDuplicate);
  }
  if (defaults === 0) refuse(0, 'no "export default"', 'Write the data as "export default { … }".');
  return root;
}

/** A quote that ends a text before its author meant it to: `'Smith's'`. */
interface StrayQuote {
  /** UTF-16 offset of the quote; of the one that has no second, where one is missing. */
  readonly offset: number;
  readonly quote: "'" | '"';
  /** Missing quote, if the text between two quotes is the next field: `a: 'x, b: 'y'`. */
  readonly missing?: 'end' | 'start';
}

/**
 * Finds the texts of a typed module that end in the middle of a sentence, one a line at most: in data, nothing but a
 * comma, a colon, a bracket or a word such as `satisfies` can follow a text. For a module that cannot be read.
 */
export function findStrayQuotes(text: string): StrayQuote[] {
  const found: StrayQuote[] = [];
  const scan = new RegExp(tokenPattern.source, tokenPattern.flags);
  for (let match = scan.exec(text); match; match = scan.exec(text)) {
    const [lexeme] = match;
    // A comment without end: looked for again at each that follows, it would cost the square of the text.
    if (lexeme === '/' && text.startsWith('/*', match.index)) break;
    const quote = lexeme[0];
    if ((quote !== "'" && quote !== '"') || lexeme.length < 2) continue;
    const end = match.index + lexeme.length;
    const next = /^([ \t]*)([\p{L}\p{N}'"_$]+)([ \t]*)(.?)/u.exec(text.slice(end, end + 100));
    if (!next) continue;
    const [, space, word = '', , after] = next;
    // `a: 'x' b: 'y'` and `['x' 'y']` lack a comma, and `'x' as const` lacks nothing.
    if (space !== '' && (/^['"]/.test(word) || after === ':' || word === 'as' || word === 'satisfies')) continue;
    const inside = lexeme.slice(1, -1);
    if (/,\s*[\w$]+:\s*$/.test(inside))
      found.push(
        /^\s*,\s*[\w$]+:\s*$/.test(inside)
          ? { offset: match.index, quote, missing: 'start' }
          : { offset: match.index, quote, missing: 'end' },
      );
    else found.push({ offset: end - 1, quote });
    const lineEnd = text.indexOf('\n', end);
    if (lineEnd < 0) break;
    scan.lastIndex = lineEnd + 1;
  }
  return found;
}

/**
 * Hint on a module that the parser cannot read, for the usual mistakes of beginners. `offset` is where it stopped
 * (UTF-16), `kind` over what. Undefined where no cause is likeliest.
 */
export function syntaxHint(text: string, offset: number, kind: SyntaxErrorKind): string | undefined {
  const found = text[offset] ?? '';
  if (/[“”„‟‘’‚«»「」＂＇]/.test(found)) return "Put texts in straight quotes: 'text'.";
  if (/[，、､؛；;]/.test(found) && !/^;?\s*$/.test(text.slice(offset))) return 'A comma separates fields and items: ,';
  if (kind === 'octal')
    return 'A backslash before a digit has another meaning; write \\\\ for a backslash that is shown.';
  if (found === '#' || text[offset - 1] === '#') return 'A remark begins with //.';
  if (/^['"]/.test(found) && /(?:^|[\s{,])[\w$]+[ \t]+$/.test(text.slice(Math.max(0, offset - 80), offset)))
    return "A field is written with a colon: name: 'text'.";
  if (kind === 'string-end' || hasOddQuotes(text, offset))
    return "Does each text on this line have a quote at both ends? An apostrophe within a text is written \\' or ’.";
  const half = halfItem(text, offset);
  if (half !== undefined) return half;
  if (found === ',') return 'Delete the second comma.';
  if (
    kind === 'comma' &&
    /[\]}]\s*$/.test(text.slice(Math.max(0, offset - 80), offset)) &&
    /^(?:[{[]|(['"]?)[\w$-]+\1\s*:)/.test(text.slice(offset))
  )
    return 'Is a comma missing before this?';
  if (/^(?:[;\]})]|$)/.test(found) || isEnd(text, offset)) return 'Is a bracket missing above, or one too many?';
  if (kind !== 'comma') return undefined;
  return /['"\]}]$|\n$/.test(text.slice(0, offset).replace(/[ \t]+$/, ''))
    ? 'Is a comma missing before this?'
    : 'Put texts in quotes, and names of fields that hold a space or a hyphen.';
}

/** Hint on a half-deleted item: fields without their {, or a { without its end. */
function halfItem(text: string, offset: number): string | undefined {
  const found = text[offset] ?? '';
  if (!/[:{\]]/.test(found)) return undefined;
  const open: { readonly bracket: string; readonly line: number }[] = [];
  for (const { 0: lexeme, index } of text.matchAll(new RegExp(tokenPattern.source, tokenPattern.flags))) {
    if (index >= offset) break;
    if (/^[{[(]$/.test(lexeme)) open.push({ bracket: lexeme, line: text.slice(0, index).split('\n').length });
    else if (/^[}\])]$/.test(lexeme)) open.pop();
  }
  const last = open.at(-1);
  if (last?.bracket === '[' && found === ':')
    return 'This field stands in no item: put { before the first field of its item, or delete what is left of the item.';
  if (last?.bracket !== '{' || open.at(-2)?.bracket !== '[' || found === ':') return undefined;
  return `The { of line ${last.line} is not closed: put } before this, or delete what is left of the item.`;
}

function hasOddQuotes(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  return (line.match(/(?<!\\)'/g) ?? []).length % 2 === 1;
}

/** `satisfies Company;` may only follow the last bracket; a comma after a bracket closes nothing. */
function isEnd(text: string, offset: number): boolean {
  return (
    /\bsatisfies\s+$/.test(text.slice(Math.max(0, offset - 20), offset)) ||
    /[\]}]\s*$/.test(text.slice(Math.max(0, offset - 20), offset))
  );
}
