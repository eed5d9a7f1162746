import type { BlockReader, Expansion, SourceLine } from './expansion.ts';
import { bold } from './extensions.ts';
import { replaceInlines } from './inlines.ts';
import { addLine, markNext } from './write-lines.ts';

const definitionStart = /^ {0,3}:[ \t]+(?=\S)/;
const noTerm = /^(?: {4}|\t| {0,3}(?:#|>|[-*+][ \t]|\d{1,9}[.)][ \t]|\||`{3}|~{3}|<|:[ \t]))/;

/** `: ` below its term, or below a blank line. */
export const readDefinition: BlockReader = (expansion, i) => {
  const { source, bullet } = expansion;
  const end = endOfTerms(source, i);
  if (end === undefined) return undefined;
  const isOther = ({ text }: { text: string }) => text.trim() !== '';
  if (expansion.definitionsEnd < 0 || expansion.lines.slice(expansion.definitionsEnd).some(isOther))
    markNext(expansion, { kind: 'definitions' });
  for (const term of source.slice(i, end).filter(isOther))
    addLine(expansion, term, `${bullet} ${bold(replaceInlines(expansion, term).trim())}`);
  const behind = addDefinitions(expansion, end);
  expansion.definitionsEnd = expansion.lines.length;
  return behind;
};

/** The line of the first definition of the terms that begin at a line; undefined if these are none. */
function endOfTerms(source: readonly SourceLine[], start: number): number | undefined {
  if (
    start > 0 &&
    source[start - 1]?.text.trim() !== '' &&
    !/^(?: {2}| {0,3}:[ \t])/.test(source[start - 1]?.text ?? '')
  )
    return undefined;
  let i = start;
  for (let line = source[i]; line && line.text.trim() !== '' && !noTerm.test(line.text); line = source[i]) i += 1;
  if (i === start) return undefined;
  const at = source[i]?.text.trim() === '' ? i + 1 : i;
  return definitionStart.test(source[at]?.masked ?? '') ? at : undefined;
}

/** Adds definitions and what they go on with; returns the line behind them. */
function addDefinitions(expansion: Expansion, start: number): number {
  const { source, bullet } = expansion;
  let i = start;
  for (let line = source[i]; line; line = source[i]) {
    const mark = definitionStart.exec(line.masked)?.[0];
    const isBlank = line.text.trim() === '';
    const next = isBlank ? source[i + 1] : line;
    const goesOn = next !== undefined && (/^(?: {2,}|\t)\S/.test(next.text) || definitionStart.test(next.masked));
    const isLazy = !isBlank && !goesOn && !noTerm.test(line.text) && endOfTerms(source, i) === undefined;
    if (!goesOn && !isLazy) break;
    const width = mark?.length ?? /^(?: {1,4}|\t)?/.exec(line.text)?.[0].length ?? 0;
    const rest = { ...line, text: line.text.slice(width).trimEnd(), masked: line.masked.slice(width) };
    const text = replaceInlines(expansion, rest);
    addLine(expansion, line, isBlank ? '' : (mark === undefined ? '    ' : `  ${bullet} `) + text);
    i += 1;
  }
  return i;
}
