import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTheme } from '../../../src/compile/pages/load-theme.ts';
import { themeOf } from '../../../src/theme/theme-of.ts';

const root = mkdtempSync(join(tmpdir(), 'gazette-theme-'));
mkdirSync(join(root, 'theme'));
const write = (file: string, text: string) => writeFileSync(join(root, 'theme', file), text);
const load = () => loadTheme(root, '{ "gazette": { "theme": "./theme/index.mjs" } }', join(root, 'content'));
const styleOf = (loaded: ReturnType<typeof load>) => themeOf({ theme: loaded?.digest }).style(undefined);

it('loads a module anew, with what it imports, when a file of its folder changed while the process runs', () => {
  write('index.mjs', "import { word } from './word.mjs';\nexport default { style: () => word };\n");
  write('word.mjs', "export const word = 'first';\n");
  const first = load();
  expect(styleOf(first)).toBe('first');
  expect(load()).toEqual(first);
  for (const word of ['second', 'third']) {
    write('word.mjs', `export const word = '${word}';\n`);
    expect(styleOf(load())).toBe(word);
  }
  // A copy of the last state alone stays.
  expect(readdirSync(join(root, '.cache/gazette/theme'))).toHaveLength(1);
  write('word.mjs', 'export const other = 1;\n');
  expect(load()).toMatchObject({ problems: [{ code: 'theme-invalid', message: expect.stringContaining("'word'") }] });
  write('word.mjs', "export const word = 'first';\n");
  expect(styleOf(load())).toBe('first');
});

it('asks nothing of a package.json without a theme', () => {
  expect(loadTheme(root, '{ "name": "theme" }', join(root, 'content'))).toBeUndefined();
  expect(loadTheme(root, '{ "theme": "./theme/index.mjs"', join(root, 'content'))).toBeUndefined();
});
