import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './rooms.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const architecture = read('ARCHITECTURE.md');
const decisions = readdirSync(join(root, 'docs/decisions')).sort();

/** The rows below a heading of ARCHITECTURE.md, each as its cells. */
function rowsBelow(heading: string): string[][] {
  const [, section = ''] = architecture.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

const isLong = (line: string) => line.length > 120;

it('ARCHITECTURE.md has at most 250 lines of at most 120 characters', () => {
  const lines = architecture.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(250);
  expect(lines.filter(isLong)).toEqual([]);
});

describe('docs/decisions/', () => {
  it('is what the table of ARCHITECTURE.md lists, by number and title', () => {
    const files = decisions.map((name) => [
      name.slice(0, 3),
      `[${/^# \d{3} (.+)$/m.exec(read(`docs/decisions/${name}`))?.[1]}](docs/decisions/${name})`,
    ]);
    expect(files.length).toBeGreaterThan(20);
    expect(rowsBelow('Decisions')).toEqual(files);
    expect(new Set(files.map(([number]) => number)).size).toBe(files.length);
  });

  it.each(decisions)('%s says why, what, what follows and what was measured', (name) => {
    const [title = '', ...lines] = read(`docs/decisions/${name}`).trimEnd().split('\n');
    expect(name).toMatch(/^\d{3}(?:-[a-z\d]+)+\.md$/);
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
    const parts = lines.join('\n').split('\n## ').slice(1);
    expect(parts.map((part) => part.split('\n')[0])).toEqual(['Context', 'Decision', 'Consequence', 'Figure']);
    expect(parts.filter((part) => !/\n\S/.test(part))).toEqual([]);
    expect(lines.filter((line) => line !== '' && !line.startsWith('#')).length).toBeLessThanOrEqual(12);
    expect(lines.filter(isLong)).toEqual([]);
  });
});

describe('the glossary', () => {
  const glossary = rowsBelow('Glossary');
  const terms = glossary.map(([term = '']) => term);

  it('has at most 40 terms, each once, sorted, with one meaning', () => {
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.length).toBeLessThanOrEqual(40);
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(glossary.filter((cells) => cells.length !== 2 || !/^[A-Z`].{15,}\.$/.test(cells[1]!))).toEqual([]);
  });

  it('has no term that the code does not use', () => {
    const code = sourceFiles()
      .filter((file) => /\.(?:m?ts|cjs)$/.test(file))
      .map(read)
      .join('\n')
      .toLowerCase();
    expect(terms.filter((term) => !code.includes(term.toLowerCase()))).toEqual([]);
  });
});
