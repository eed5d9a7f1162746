import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { longComments } from './comments.ts';
import { root, sourceFiles } from './rooms.ts';

// The house rules of CONTRIBUTING.md that can be counted. A ceiling only ever comes down.
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const lines = (file: string) => text(file).trimEnd().split('\n').length;
const code = sourceFiles().filter((file) => /\.(?:m?ts|mjs|css|html|lua)$/.test(file));
const modules = code.filter((file) => file.endsWith('.ts'));

/** Non-null assertions (`!`) in a thousand lines of src/: 1.75 on 22 November 2026. */
const mostAssertions = 2;

describe('a module', () => {
  it('has at most 300 lines, unless its first comment says that it is a table, or made by a program', () => {
    // A stylesheet is one, of declarations.
    const large = code.filter((file) => !file.endsWith('.css') && lines(file) > 300);
    const head = (file: string) => /^(?:\s*(?:\/\/|\/?\*)[^\n]*\n)*/.exec(text(file))![0];
    const isTable = (file: string) => /\btable\b|^\/\/ Made from/i.test(head(file));
    expect(large.filter((file) => !isTable(file))).toEqual([]);
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
});

describe('comments', () => {
  const files = ['src', 'scripts', 'tests', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.m?[jt]s$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      .filter((file) => !/\/(?:node_modules|golden|fixtures)\//.test(file)),
  );

  it('have at most three lines, docstrings too, in programs and tests alike', () => {
    expect(files.length).toBeGreaterThan(modules.length);
    expect(files.flatMap((file) => longComments(file, text(file), 3))).toEqual([]);
  });

  it('open with a verb or with the noun that they are about', () => {
    // Programs of hosts are published with their comments, and their bytes stay.
    const judged = files.filter(
      (file) =>
        /^(?:src|tests)\/.*\.m?ts$|^tests\/.*\.mjs$/.test(file) &&
        !/^src\/.*\/programs\/|core\/(?:canonical|tokens)\.ts$/.test(file),
    );
    const found = judged.flatMap((file) => {
      const starts = /(?:^|\n)[ \t]*(?:\/\*\*?[\s*]*|(?<!\/\/[^\n]*\n[ \t]*)\/\/ )(?:What|The same|Of|As)\b/g;
      return [...text(file).matchAll(starts)].map(
        ({ index }) =>
          `${file}:${
            text(file)
              .slice(0, index + 1)
              .split('\n').length
          }`,
      );
    });
    expect(found).toEqual([]);
  });

  it('are counted with what stands below each other, and without what only opens or closes them', () => {
    const four = ['// 1\n// 2\n// 3\n  // 4', '/**\n * 1\n * 2\n *\n * 3\n * 4\n */', 'f();\n/* 1\n2\n3\n4 */'];
    expect(four.flatMap((source) => longComments('x.ts', source, 3))).toEqual(['x.ts:1', 'x.ts:1', 'x.ts:2']);
    expect(four.flatMap((source) => longComments('x.ts', source, 4))).toEqual([]);
    expect(longComments('x.ts', '// 1\n// 2\n\n// 3\nf();\n// 4\n"// 5"', 2)).toEqual([]);
  });
});

function assertionsIn(file: string): number {
  // It stands right behind an expression.
  if (!/[^\s(,:;=&|?!{[+-]!(?!=)/.test(text(file))) return 0;
  const count = (node: unknown): number => {
    if (typeof node !== 'object' || node === null) return 0;
    const own = (node as { type?: string }).type === 'TSNonNullExpression' ? 1 : 0;
    return Object.values(node).reduce<number>((sum, member) => sum + count(member), own);
  };
  return count(parseSync(file, text(file)).program.body);
}
