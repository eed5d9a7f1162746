import type { Expression, Statement } from 'oxc-parser';
import type { Report } from '../../../core/problem.ts';
import type { ProblemCode } from '../../../core/problem-codes.ts';
import { countWork } from '../../../core/work.ts';
import { reportHiddenCharacters } from '../hidden-characters.ts';
import type { PositionedValue } from '../located.ts';
import { createLocatedData } from '../located.ts';
import { createPositionLookup } from '../position.ts';
import type { LocatedData } from '../source.ts';
import { findStrayQuotes } from '../stray-quotes.ts';
import { syntaxHint } from '../syntax-hints.ts';
import { mayHaveUnconfirmedMark } from '../unconfirmed-marks.ts';
import { withMembers } from '../with-members.ts';
import { describeNode } from './describe-node.ts';
import { findRefusedToken } from './guard.ts';
import { parseModuleSyntax, syntaxErrorKind } from './parse.ts';
import unconfirmed from './unconfirmed.ts?lazy';
import type { RefuseDuplicate, RefuseNode } from './value.ts';
import { parseLiteral } from './value.ts';

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
    fail('module-syntax', offset, `not valid TypeScript: ${message}`, syntaxHint(text, offset, kind));
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
