import type { Expression } from 'oxc-parser';
import type { Mark } from '../located.ts';
import { guardLiteral } from './guard.ts';
import { parseModule } from './parse.ts';
import { readLiteral } from './value.ts';

/**
 * The values of a typed module with the offsets at which their text begins and ends, for tools that change one value
 * and leave the rest as its author wrote it. Undefined for a module that readLiteralModule() would not read.
 */
export function literalSpans(text: string): Mark | undefined {
  if (guardLiteral(text)) return undefined;
  const { program, errors } = parseModule('module.ts', text);
  const found = program.body.filter((statement) => statement.type === 'ExportDefaultDeclaration');
  const [only, ...others] = found;
  if (errors.length > 0 || only === undefined || others.length > 0) return undefined;
  let isSound = true;
  const refuse = () => {
    isSound = false;
  };
  const root = readLiteral(only.declaration as Expression, refuse, refuse);
  return isSound ? root : undefined;
}
