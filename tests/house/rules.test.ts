import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './rooms.ts';

// The house rules of CONTRIBUTING.md that can be counted. A ceiling only ever comes down.
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const lines = (file: string) => text(file).trimEnd().split('\n').length;
const code = sourceFiles().filter((file) => /\.(?:m?ts|mjs|css|html|lua)$/.test(file));
const modules = code.filter((file) => file.endsWith('.ts'));

/** Non-null assertions (`!`) in a thousand lines of src/: 1.75 on 22 November 2026. */
const mostAssertions = 2;

/** Its docstring is an algorithm in steps, which the configuration of several hosts follows. */
const longDocstrings = ['src/hosts/rx.ts'];

describe('a module', () => {
  it('has at most 250 lines, unless its first comment says that it is a table, or made by a program', () => {
    // A stylesheet is one, of declarations.
    const large = code.filter((file) => !file.endsWith('.css') && lines(file) > 250);
    const head = (file: string) => /^(?:\s*(?:\/\/|\/?\*)[^\n]*\n)*/.exec(text(file))![0];
    const isTable = (file: string) => /\btable\b|^\/\/ Made from/i.test(head(file));
    expect(large.filter((file) => !isTable(file))).toEqual([]);
  });

  it('has at most 60 lines in the median', () => {
    const sorted = code.map(lines).sort((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(60);
  });
});

describe('src/', () => {
  it(`has fewer than ${mostAssertions} non-null assertions in 1,000 lines`, () => {
    const found = modules.map((file) => ({ file, count: assertionsIn(file) })).filter(({ count }) => count > 0);
    const total = found.reduce((sum, { count }) => sum + count, 0);
    const all = code.reduce((sum, file) => sum + lines(file), 0);
    const most = found
      .sort((a, b) => b.count - a.count)
      .slice(0, 10)
      .map(({ file, count }) => `${count} ${file}`);
    expect((total / all) * 1000, `${total} in ${all} lines, most of them:\n${most.join('\n')}`).toBeLessThan(
      mostAssertions,
    );
  });

  it('has comments of at most three lines, and docstrings of at most five', () => {
    const long = modules.flatMap((file) =>
      commentsIn(file)
        .filter(({ isDocstring, length }) => length > (isDocstring ? 5 : 3))
        .map(({ line }) => `${file}:${line}`),
    );
    expect(long.filter((place) => !longDocstrings.includes(place.replace(/:\d+$/, '')))).toEqual([]);
    expect(longDocstrings.filter((file) => !long.some((place) => place.startsWith(file)))).toEqual([]);
  });
});

function assertionsIn(file: string): number {
  const count = (node: unknown): number => {
    if (typeof node !== 'object' || node === null) return 0;
    const own = (node as { type?: string }).type === 'TSNonNullExpression' ? 1 : 0;
    return Object.values(node).reduce<number>((sum, member) => sum + count(member), own);
  };
  return count(parseSync(file, text(file)).program.body);
}

interface Comment {
  readonly line: number;
  /** Lines of text. */
  length: number;
  readonly isDocstring: boolean;
}

/** The comments of a module; line comments below each other are one. */
function commentsIn(file: string): Comment[] {
  const source = text(file);
  const found: (Comment & { end: number })[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const line = source.slice(0, start).split('\n').length;
    const last = found.at(-1);
    const isAlone = source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
    if (type === 'Block') {
      const length = value.split('\n').filter((each) => /[^\s*]/.test(each)).length;
      found.push({ line, length, isDocstring: value.startsWith('*'), end: line + value.split('\n').length - 1 });
    } else if (isAlone && last && !last.isDocstring && last.end === line - 1) {
      last.length += 1;
      last.end = line;
    } else found.push({ line, length: 1, isDocstring: false, end: source.slice(0, end).split('\n').length });
  }
  return found;
}
