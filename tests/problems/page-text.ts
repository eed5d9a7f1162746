import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/core/problem.ts';
import { type ProblemCode, problemCodes } from '../../src/core/problem-codes.ts';
import { renderMarkdownFile } from '../../src/edit/source/yaml.ts';
import { escapeMarkdown } from '../../src/markdown/escape.ts';
import { renderProblemsText } from '../../src/terminal/problems.ts';
import { plainStyle } from '../../src/terminal/style.ts';
import type { Change, Changes, ShownCase } from './case.ts';
import { fixture } from './spoiled.ts';

/** The page of one problem code, as a file of docs/pages/problems/: what it means, wrong, what is printed, right. */
export function problemPage(shown: ShownCase, found: readonly Problem[], updated: string): string {
  const { code, files, right, remedy, options, ledger } = shown;
  const says = /^security-|^exception-expired|^waiver-expired/.test(code)
    ? 'What Gazette says on 15 March 2026'
    : 'What Gazette says';
  const parts = [
    head(code),
    `## Wrong\n\nThe example is ${shown.name}.`,
    side(files),
    ledger ? 'The site keeps a [ledger](../how-to/ledger.md), which knows all of it as it was before.' : '',
    `## ${says}`,
    options?.strict ? 'With `npx gazette build --strict`:' : '',
    options?.date ? `With \`npx gazette build --date ${options.date}\`:` : '',
    options?.production ? 'With `npx gazette build --production`:' : '',
    block(renderProblemsText(found, plainStyle).trimEnd(), ''),
    '## Right',
    side(right),
    remedy ?? '',
    '[All problem codes](index.md)',
  ];
  return pageFile(code, problemCodes[code].meaning, updated, parts);
}

/** The page of a code that no content can be blamed for. */
export function bugPage(code: ProblemCode, updated: string): string {
  const parts = [
    head(code),
    'No content is wrong here, so there is no wrong and right side. Please report the message, and the content if you may.',
    '[All problem codes](index.md)',
  ];
  return pageFile(code, problemCodes[code].meaning, updated, parts);
}

/** docs/pages/problems/index.md: the table of all codes. */
export function indexPage(updated: string): string {
  const rows = Object.entries(problemCodes).map(
    ([code, { severity, meaning }]) => `| [${code}](${code}.md) | ${severity} | ${prose(meaning)} |`,
  );
  return pageFile('Problem codes', 'Every problem that Gazette reports, with its code and what it means.', updated, [
    'Each problem that Gazette prints ends with its code. All problems of a site come at once. While there is an error, nothing is published; with warnings alone, the site is.',
    ['| Code | Severity | Meaning |', '|---|---|---|', ...rows].join('\n'),
    '`npx gazette check --fix` corrects the certain cases. `npx gazette build --help` lists the exit codes.',
  ]);
}

function pageFile(title: string, description: string, updated: string, parts: readonly string[]): string {
  const body = parts.filter((part) => part !== '').join('\n\n');
  return renderMarkdownFile({ title, description: description.replaceAll(/[{}]/g, ''), updated }, body);
}

/** The layout shows the description, which is the meaning, above it. */
function head(code: ProblemCode): string {
  return {
    error: 'This is an error: nothing is published until you correct it.',
    warning: 'This is a warning: the site is published all the same.',
    check: 'This is an error of `npx gazette check`; a build does not look for it.',
    attach: 'This is an error of `npx gazette attach`: nothing is written until you correct it.',
    foreign: 'This is a warning of `npx gazette attach`; with `--strict` it is an error.',
    audit: 'This is an error of `npx gazette audit` with `--exceptions`; a build reads no exceptions.',
  }[toldBy(code)];
}

function toldBy(code: ProblemCode): 'error' | 'warning' | 'check' | 'audit' | 'attach' | 'foreign' {
  const { severity } = problemCodes[code];
  if (code.startsWith('foreign-')) return severity === 'error' ? 'attach' : 'foreign';
  return code === 'type-error' || code === 'prose-contradiction'
    ? 'check'
    : code.startsWith('exception-')
      ? 'audit'
      : severity;
}

function side(changes: Changes): string {
  return Object.entries(changes)
    .map(([file, change]) => `\`${shortened(file, 60)}\`${contentOf(file, change)}`)
    .join('\n\n');
}

function contentOf(file: string, change: Change): string {
  if (change === null) return ' is not there.';
  if (change instanceof Uint8Array) return ` has ${change.byteLength.toLocaleString('en')} bytes.`;
  if (typeof change === 'object' && 'linkTo' in change) return ` is a symbolic link to \`${change.linkTo}\`.`;
  const text = typeof change === 'string' ? change : changedLines(readFileSync(join(fixture, file), 'utf8'), change);
  const lines = text.trimEnd().split('\n');
  const shown = lines.length > 24 ? [...lines.slice(0, 12), '…'] : lines;
  const cut = shown.map((line) => shortened(line, 120)).join('\n');
  return `:\n\n${block(cut, /\.(ts|md)$/.exec(file)?.[1] ?? '')}`;
}

/** The lines that an edit touches, as they are after it, without their common indentation. */
function changedLines(before: string, [from, to]: readonly [string, string]): string {
  const at = before.indexOf(from);
  const after = before.slice(0, at) + to + before.slice(at + from.length);
  const start = after.lastIndexOf('\n', at - 1) + 1;
  const end = after.indexOf('\n', at + to.length);
  const lines = after.slice(start, end).split('\n');
  const indent = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/**
 * A block of code. What a build reads in code, too, stands otherwise: a placeholder, and the link to a page that is
 * no page, as a quotation; the marks of a merge indented; a link of the example with a space, which Markdown allows.
 */
function block(text: string, language: string): string {
  if (/[⟪⟫]|\]\(\/page\/\)/.test(text))
    return text
      .split('\n')
      .map((line) => `> ${prose(line.trim())}`)
      .join('\n>\n');
  if (/^<{7} /m.test(text)) return text.replace(/^(?=.)/gm, '    ');
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}${language}\n${withoutFacts(withoutLinks(text))}\n${fence}`;
}

/** Paths that the example has, and these pages have not. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\]\((\/(?:anleitung|datenschutz|logo)[^)\s]*)\)/g, ']($1 )');
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

function prose(text: string): string {
  const escaped = escapeMarkdown(text).replaceAll('](', ']\\(');
  return withoutFacts(escaped).replaceAll('⟪', '&#x27EA;').replaceAll('⟫', '&#x27EB;');
}

/** `\{{` is what Gazette prints as `{{`, also in code. */
function withoutFacts(text: string): string {
  return text.replaceAll('{{', '\\{{');
}
