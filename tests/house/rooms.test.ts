import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { circles, drawnPlan, floorPlan, importsOf, readRooms, roomOf, root, sourceFiles } from './rooms.ts';

const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const rooms = readRooms(architecture);
const files = sourceFiles();
const imports = files.filter((file) => /\.(?:ts|mts|mjs)$/.test(file)).flatMap(importsOf);
const between = imports.filter(({ from, to }) => roomOf(from) !== roomOf(to));

/** The imports, by room or by file. */
function arrowsBy(nodeOf: (file: string) => string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [nodeOf(from), nodeOf(to)];
    if (a !== b) arrows.set(a, (arrows.get(a) ?? new Set()).add(b));
  }
  return arrows;
}

describe('the rooms of src/, as ARCHITECTURE.md lists them', () => {
  it('are twelve to twenty-four, and each has its line and its purpose', () => {
    expect(rooms.length).toBeGreaterThanOrEqual(12);
    expect(rooms.length).toBeLessThanOrEqual(24);
    expect(rooms.filter(({ purpose }) => purpose.length < 20)).toEqual([]);
    const known = rooms.map(({ name }) => name);
    expect([...new Set(files.map(roomOf))].filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !files.some((file) => roomOf(file) === name))).toEqual([]);
  });

  it('import only what their line allows', () => {
    const allowed = new Map(rooms.map(({ name, mayImport }) => [name, mayImport]));
    const against = between.filter(({ from, to }) => !allowed.get(roomOf(from))?.includes(roomOf(to)));
    expect(against.map(({ from, line, to }) => `${from}:${line} imports ${to}`)).toEqual([]);
  });

  it('are allowed no more than they use', () => {
    const used = arrowsBy(roomOf);
    const idle = rooms.flatMap(({ name, mayImport }) =>
      mayImport.filter((other) => !used.get(name)?.has(other)).map((other) => `${name} does not import ${other}`),
    );
    expect(idle).toEqual([]);
  });

  it('stand in no circle, nor does any file, types included', () => {
    expect(circles(arrowsBy(roomOf))).toEqual([]);
    expect(circles(arrowsBy((file) => file))).toEqual([]);
  });

  it('hold less than a fifth of the code each', () => {
    const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length;
    const code = files.filter((file) => /\.(?:m?ts|mjs|css|html|lua|tsx?)$/.test(file));
    const total = code.reduce((sum, file) => sum + lines(file), 0);
    const large = rooms.filter(
      ({ name }) =>
        code.filter((file) => roomOf(file) === name).reduce((sum, file) => sum + lines(file), 0) > total / 5,
    );
    expect(large).toEqual([]);
  });

  it('are drawn in ARCHITECTURE.md as they stand (a stale drawing is drawn anew, and fails once)', () => {
    const plan = floorPlan(rooms, arrowsBy(roomOf));
    const found = drawnPlan.exec(architecture)?.[2];
    if (found !== plan && !process.env.CI)
      writeFileSync(join(root, 'ARCHITECTURE.md'), architecture.replace(drawnPlan, `$1${plan}$3`));
    expect(found).toBe(plan);
  });
});

describe('the instruments of this test', () => {
  it('find a circle, and only circles', () => {
    const arrows = (pairs: readonly (readonly [string, string])[]) => {
      const map = new Map<string, Set<string>>();
      for (const [a, b] of pairs) map.set(a, (map.get(a) ?? new Set()).add(b));
      return map;
    };
    expect(circles(arrows([['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']]))).toEqual([]); // biome-ignore format: a graph
    expect(circles(arrows([['a', 'b'], ['b', 'c'], ['c', 'b']]))).toEqual([['b', 'c', 'b']]); // biome-ignore format: a graph
  });

  it('see imports of types and imports at run time', () => {
    const seen = importsOf('src/commands/build.ts').map(({ to }) => to);
    expect(seen).toContain('src/commands/build/publish-build.ts');
    expect(seen).toContain('src/commands/build/job.ts');
  });
});

describe('an index.ts', () => {
  it('is a table and nothing else', () => {
    const found = files
      .filter((file) => file.endsWith('/index.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        const { program } = parseSync(file, text);
        return program.body
          .filter(({ type, start, end }) => {
            const isTable = type === 'VariableDeclaration' || type.startsWith('Export');
            return (
              !(type === 'ImportDeclaration' || type.startsWith('TS') || isTable) ||
              /=>|\bfunction\b/.test(text.slice(start, end))
            );
          })
          .map(({ start }) => `${file}:${text.slice(0, start).split('\n').length}`);
      });
    expect(found).toEqual([]);
  });
});
