import type { Position, Problem, Report } from '../../core/problem.ts';
import { listTypedModules, type Sources } from '../read/load.ts';
import type { LocatedData, MarkdownSource, ValuePath } from '../read/source.ts';

/**
 * Placeholder in a new company's content until somebody writes the true value: `⟪legal name, as registered⟫`.
 * Mathematical double angle brackets (U+27EA, U+27EB) are on no keyboard and in no prose.
 */
const placeholder = /⟪[^⟪⟫\n]*⟫/g;

/** Takes a placeholder, with its brackets, and its place. */
type Found = (text: string, at: Position) => void;

/** A value that still holds a placeholder; what else is wrong with it does not matter yet. */
export function hasPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && value.includes('⟪') && value.search(placeholder) !== -1;
}

/** Reports `placeholder-left` for each placeholder in typed modules and skills, at its place. */
export function reportPlaceholders(sources: Sources, report: Report): void {
  inModules(sources, leftTo(report));
}

/** Reports placeholders of one file. */
export function reportPlaceholdersInFile(source: MarkdownSource, report: Report): void {
  inMarkdown(source, leftTo(report));
}

/** All placeholders of a site. */
export function findPlaceholders(sources: Sources, found: Found): void {
  inModules(sources, found);
  for (const source of [...sources.pages, ...sources.faq, ...(sources.news ?? [])]) inMarkdown(source, found);
}

function leftTo(report: Report): Found {
  return (text, at) =>
    report({
      code: 'placeholder-left',
      at,
      message: `expected the true value, got the placeholder ${text}`,
      says: text,
    } satisfies Problem);
}

function inModules(sources: Sources, found: Found): void {
  // Modules checked before have none.
  for (const located of listTypedModules(sources))
    if (located.checked === undefined) inValues(located, located.value, [], found);
  for (const { source } of sources.skills) if (source.frontMatter.checked === undefined) inMarkdown(source, found);
}

function inMarkdown({ file, frontMatter, body, bodyLine }: MarkdownSource, found: Found): void {
  inValues(frontMatter, frontMatter.value, [], found);
  if (!hasPlaceholder(body)) return;
  for (const [index, line] of body.split('\n').entries())
    for (const match of line.matchAll(placeholder))
      found(match[0], { file, line: bodyLine + index, col: match.index + 1 });
}

function inValues(located: LocatedData, value: unknown, path: ValuePath, found: Found): void {
  if (typeof value === 'string')
    for (const [text] of hasPlaceholder(value) ? value.matchAll(placeholder) : []) found(text, located.locate(path));
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      inValues(located, member, [...path, Array.isArray(value) ? Number(key) : key], found);
}
