import { findNearestName, findUniqueCorrection } from '../../../core/did-you-mean.ts';
import type { Position, Report } from '../../../core/problem.ts';
import type { UnknownFact } from '../../../markdown/facts.ts';
import type { LocatedData, ValuePath } from '../../read/source.ts';

/** name → text; undefined while the typed modules are broken: facts are then left alone. */
export type FactTexts = ReadonlyMap<string, string> | undefined;

/** The line of front matter at a path with its facts filled in, as plain text. */
export function expandFactsInLine(
  text: string,
  facts: FactTexts,
  located: LocatedData,
  path: ValuePath,
  report: Report,
): string {
  if (!facts || !text.includes('{{')) return text;
  return text.replace(/\{\{\s*(.*?)\s*\}\}/g, (whole, name: string, offset: number) => {
    const value = facts.get(name.replace(/\s+/g, ' '));
    const at = () => located.locateIn?.(path, offset) ?? located.locate(path);
    if (value === undefined) reportUnknownFact({ name, text: whole }, facts, at(), report);
    return value ?? whole;
  });
}

/** Reports `fact-unknown`, with the fact that was meant. */
export function reportUnknownFact(
  { name, text }: Pick<UnknownFact, 'name' | 'text'>,
  facts: ReadonlyMap<string, string>,
  at: Position,
  report: Report,
): void {
  const names = [...facts.keys()];
  const slip = slipForFact(name, names);
  const [, broken] = /^([\w. -]+)\}[^{}]/.exec(name) ?? [];
  if (broken !== undefined && facts.has(broken)) {
    reportOneBrace(broken, at, report);
    return;
  }
  const near = slip ?? nearFact(name, names);
  report({
    code: 'fact-unknown',
    at,
    message: `expected the name of a fact, got "${name}"`,
    hint: near
      ? `Did you mean "{{${near}}}"?`
      : 'A fact is a path such as {{company.legalName}} or a count such as {{count solutions}}. For braces that are meant as text write \\{{.',
    ...(slip !== undefined && { fix: { kind: 'words', from: text, to: `{{${slip}}}` } }),
  });
}

function reportOneBrace(name: string, at: Position, report: Report): void {
  report({
    code: 'fact-unknown',
    at,
    message: 'expected two braces behind the name of a fact, got one',
    hint: `Write {{${name}}}`,
    fix: { kind: 'words', from: `{{${name}}`, to: `{{${name}}}` },
  });
}

/** A near name, of those with the same last part if there are any: `company.phone` is `company.contactRoutes.office.phone`. */
function nearFact(name: string, names: readonly string[]): string | undefined {
  const last = (each: string) => each.slice(each.lastIndexOf('.') + 1).toLowerCase();
  const fitting = names.filter((each) => last(each) === last(name));
  return findNearestName(name, fitting) ?? fitting[0] ?? findNearestName(name, names);
}

/** The fact that can only be meant. Longer names hold ids, and a near id is that of another item. */
function slipForFact(name: string, names: readonly string[]): string | undefined {
  const inOtherLetters = names.filter((each) => each.toLowerCase() === name.toLowerCase());
  if (inOtherLetters.length > 0) return inOtherLetters.length === 1 ? inOtherLetters[0] : undefined;
  return name.split('.').length > 2 ? undefined : findUniqueCorrection(name, names);
}
