import type { Expression } from 'oxc-parser';
import type { PositionedValue } from '../located.ts';
import { attachComments } from './comments.ts';
import { findRefusedToken } from './guard.ts';
import { parseModuleSyntax } from './parse.ts';
import { parseLiteral } from './value.ts';

/**
 * The values of a typed module with the offsets at which their text begins and ends, and the comments that stand before
 * them (those of no member: before the whole), for tools that change one value and leave the rest as its author wrote it. Undefined for a module that parseLiteralModule() would not read.
 */
export function listLiteralSpans(text: string): PositionedValue | undefined {
  if (findRefusedToken(text)) return undefined;
  const { program, errors, comments } = parseModuleSyntax('module.ts', text);
  const found = program.body.filter((statement) => statement.type === 'ExportDefaultDeclaration');
  const [only, ...others] = found;
  if (errors.length > 0 || only === undefined || others.length > 0) return undefined;
  let isSound = true;
  const refuse = () => {
    isSound = false;
  };
  const root = parseLiteral(only.declaration as Expression, refuse, refuse);
  if (!isSound || !root) return undefined;
  const { root: commented, rest } = attachComments(root, text, comments);
  return rest.length === 0 ? commented : { ...commented, comments: rest };
}
