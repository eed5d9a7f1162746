import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { capabilities, capabilityLabel } from '../../src/core/capabilities.ts';
import { hosts } from '../../src/hosts/index.ts';
import { exampleRelease } from '../hosts/release.ts';
import { listStyleFaults, oldWord } from '../support/plain-english.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const programs = ['src', 'scripts'].flatMap((dir) =>
  readdirSync(join(root, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
);

/** The name that contributors give the specification: a file that users do not have. */
const internal = /service\.md/;

/** Texts that a program can print or publish, where `pattern` may match one: literals and templates, not comments. */
function texts(file: string, pattern: RegExp): string[] {
  const source = read(file);
  // To parse each program takes longer.
  if (!pattern.test(source)) return [];
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateElement') found.push((value as { raw: string }).raw);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, source).program.body);
  return found;
}

describe('users read what is meant, not the clause of a file that they do not have', () => {
  it('in nothing that a command prints: help, problems, hints, audits, the desk', () => {
    expect(programs.length).toBeGreaterThan(300);
    expect(
      programs.flatMap((file) => texts(file, internal).map((text) => `${file}: ${text}`)).filter(isInternal),
    ).toEqual([]);
  });

  it('in nothing that a build writes to dist/', () => {
    const bodies = [...exampleRelease().files.values()].map(({ file, bytes }) => `${file}: ${Buffer.from(bytes)}`);
    expect(bodies.filter(isInternal).map((text) => text.slice(0, 80))).toEqual([]);
  });

  it('in nothing that a build writes to deploy/', () => {
    const options = { contentDir: 'content', publicDir: 'public', preview: false, today: '2026-11-21' };
    const { deployFiles } = build(options);
    expect(deployFiles!.length).toBeGreaterThan(40);
    expect(deployFiles!.filter(({ text }) => isInternal(text)).map(({ file }) => file)).toEqual([]);
  });

  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`);
  it.each(['README.md', 'HOSTS.md', 'SECURITY.md', 'CHANGELOG.md', ...documents])('in %s', (file) => {
    expect(read(file).split('\n').filter(isInternal)).toEqual([]);
  });

  function isInternal(text: string): boolean {
    return internal.test(text);
  }
});

describe('sentences are short and begin with their subject', () => {
  it('has no old word in what a program prints', () => {
    // Words of other texts, which prose is compared with, stand in src/prose/words/.
    const printed = programs.filter((file) => !file.startsWith('src/prose/words/'));
    const found = printed.flatMap((file) =>
      texts(file, oldWord)
        .filter((text) => text.includes(' ') && oldWord.test(text))
        .map((text) => `${file}: ${text.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });

  const documents = readdirSync(join(root, 'docs/pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/pages/${name}`);
  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'CHANGELOG_API.md',
    'HOSTS.md',
    ...documents,
  ])('in %s', (file) => {
    const body = read(file).replace(/^---\n[\s\S]*?\n---\n/, '');
    expect(proseOf(lexer(body)).flatMap(listStyleFaults)).toEqual([]);
  });

  it('fills no page, and no folder of pages, with more words than a reader has time for', () => {
    const generated = ['addresses', 'commands', 'content-fields', 'identifiers', 'language-coverage', 'legal-duties'];
    const pages = documents.filter(
      (file) => !file.includes('/problems/') && !generated.some((name) => file.endsWith(`/${name}.md`)),
    );
    const counts = pages.map((file) => [file, countWords(file)] as const);
    expect(counts.filter(([file, count]) => count > 1200 && !file.includes('/reference/'))).toEqual([]);
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBeLessThan(22_000);
  });

  /** Words of a page and its tables, without front matter and blocks of code. */
  function countWords(file: string): number {
    const tokens = lexer(read(file).replace(/^---\n[\s\S]*?\n---\n/, ''));
    const text = tokens.map((token) => (token.type === 'code' ? '' : token.raw)).join('');
    return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  }

  /** Paragraphs, list items and headings, each code span as one word; tables hold labels. */
  function proseOf(tokens: readonly Token[]): string[] {
    return tokens.flatMap((token) => {
      if (token.type === 'list') return (token as Tokens.List).items.flatMap((item) => proseOf(item.tokens));
      if (token.type === 'blockquote') return proseOf((token as Tokens.Blockquote).tokens);
      return ['paragraph', 'heading', 'text'].includes(token.type) ? [textOf(token).replace(/\s+/g, ' ')] : [];
    });
  }

  function textOf(token: Token): string {
    if (token.type === 'codespan') return '`code`';
    const { tokens, text = '' } = token as { tokens?: Token[]; text?: string };
    return tokens ? tokens.map(textOf).join('') : text;
  }
});

describe('capabilities', () => {
  const rows = Object.values(capabilities);

  it('have a name each, of a line', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    for (const { name } of rows) expect(name).toMatch(/^[A-Z4][^\n.|]{5,50}$/);
  });

  it('name clauses that exist, and standards as they are cited', () => {
    for (const { clauses } of rows) expect(clauses).toMatch(/^\d(?:\.\d){0,2}(?:, \d(?:\.\d){0,2})*$/);
    expect(capabilityLabel('methods')).toBe('No other method than GET and HEAD (RFC 9110 §15.5.6)');
    expect(capabilityLabel('query')).toBe('Queries are ignored');
  });
});

describe('the table of hosts in docs/pages/reference/hosts.md', () => {
  const rows = read('docs/pages/reference/hosts.md').matchAll(
    /^\| [^|]+ \| ((?:`deploy\/[a-z-]+\/`(?:, )?)+) \| (.+) \|$/gm,
  );
  const told = new Map(
    [...rows].flatMap(([, folders, keeps]) =>
      [...folders!.matchAll(/deploy\/([a-z-]+)\//g)].map(([, name]) => [name!, keeps!] as const),
    ),
  );

  it('has every host', () => {
    expect([...told.keys()].sort()).toEqual(hosts.map(({ name }) => name).sort());
  });

  it.each(hosts.map((host) => [host.name, host] as const))('says of %s what the host says of itself', (name, host) => {
    const { unmet } = host.emit(exampleRelease(), {});
    const always = unmet.filter(({ only }) => only === undefined);
    expect(told.get(name)!.startsWith('yes')).toBe(always.length === 0);
    const files = [...told.get(name)!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
    expect(files).toEqual([...new Set(unmet.flatMap(({ only }) => only ?? []))]);
  });
});
