import type { Problem, Report } from '../../core/problem.ts';
import type { Sources } from '../read/load.ts';
import type { Located, ValuePath } from '../read/source.ts';

/**
 * What stands in a new company's content until somebody writes the true value: `⟪legal name, as registered⟫`.
 * Mathematical double angle brackets (U+27EA, U+27EB) are on no keyboard and in no prose.
 */
const placeholder = /⟪[^⟪⟫\n]*⟫/g;

/** A value that still holds a placeholder; what else is wrong with it does not matter yet. */
export function hasPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && value.search(placeholder) !== -1;
}

/** Reports `placeholder-left` for each placeholder in the content, at its place. */
export function reportPlaceholders(sources: Sources, report: Report): void {
  for (const located of sources.modules.values()) inValues(located, located.value, [], report);
  for (const source of [...sources.pages, ...sources.faq, ...sources.skills.map((skill) => skill.source)]) {
    inValues(source.frontMatter, source.frontMatter.value, [], report);
    if (!hasPlaceholder(source.body)) continue;
    for (const [index, line] of source.body.split('\n').entries())
      for (const match of line.matchAll(placeholder))
        report(problemAt({ file: source.file, line: source.bodyLine + index, col: match.index + 1 }, match[0]));
  }
}

function inValues(located: Located, value: unknown, path: ValuePath, report: Report): void {
  if (typeof value === 'string')
    for (const [text] of value.matchAll(placeholder)) report(problemAt(located.locate(path), text));
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      inValues(located, member, [...path, Array.isArray(value) ? Number(key) : key], report);
}

function problemAt(at: Problem['at'], text: string): Problem {
  return { code: 'placeholder-left', at, message: `expected the true value, got the placeholder ${text}` };
}
