import type { Problem, Report } from '../../core/problem.ts';
import { type Sources, typedModules } from '../read/load.ts';
import type { Located, MarkdownSource, ValuePath } from '../read/source.ts';

/**
 * What stands in a new company's content until somebody writes the true value: `⟪legal name, as registered⟫`.
 * Mathematical double angle brackets (U+27EA, U+27EB) are on no keyboard and in no prose.
 */
const placeholder = /⟪[^⟪⟫\n]*⟫/g;

/** A value that still holds a placeholder; what else is wrong with it does not matter yet. */
export function hasPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && value.includes('⟪') && value.search(placeholder) !== -1;
}

/** Reports `placeholder-left` for each placeholder in typed modules and skills, at its place. */
export function reportPlaceholders(sources: Sources, report: Report): void {
  // Nothing was wrong with what has been checked before.
  for (const located of typedModules(sources))
    if (located.checked === undefined) inValues(located, located.value, [], report);
  for (const { source } of sources.skills)
    if (source.frontMatter.checked === undefined) reportPlaceholdersIn(source, report);
}

/** The same for one file of Markdown. */
export function reportPlaceholdersIn({ file, frontMatter, body, bodyLine }: MarkdownSource, report: Report): void {
  inValues(frontMatter, frontMatter.value, [], report);
  if (!hasPlaceholder(body)) return;
  for (const [index, line] of body.split('\n').entries())
    for (const match of line.matchAll(placeholder))
      report(problemAt({ file, line: bodyLine + index, col: match.index + 1 }, match[0]));
}

function inValues(located: Located, value: unknown, path: ValuePath, report: Report): void {
  if (typeof value === 'string')
    for (const [text] of hasPlaceholder(value) ? value.matchAll(placeholder) : [])
      report(problemAt(located.locate(path), text));
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      inValues(located, member, [...path, Array.isArray(value) ? Number(key) : key], report);
}

function problemAt(at: Problem['at'], text: string): Problem {
  return { code: 'placeholder-left', at, message: `expected the true value, got the placeholder ${text}` };
}
