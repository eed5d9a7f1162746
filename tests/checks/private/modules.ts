import type { Problem } from '../../../src/core/problem.ts';

type Row = (value: string, n: number) => string;
const facts = (row: Row): readonly [head: string, row: Row, tail: string] => [
  `export default {
  updated: '2026-03-01',
  title: 'Notes',
  item: 'Note',
  description: 'What is noted.',
  fields: { note: { kind: 'text', description: 'A note.' } },
  items: [
`,
  row,
  '  ],\n};\n',
];

/** Typed modules in which every item stands on a line of its own, as a literal. */
export const modules: Readonly<Record<string, readonly [head: string, row: Row, tail: string]>> = {
  'content/facts/notes.ts': facts((value, n) => `    { id: 'i${n}', note: ${value} },`),
  'content/industries.ts': [
    "export default {\n  updated: '2026-03-01',\n  industries: [\n",
    (value, n) => `    { id: 'i${n}', name: 'Industry ${n}', summary: ${value}, solutions: [] },`,
    '  ],\n};\n',
  ],
};

const inStyle = (value: string) => (JSON.parse(value) as string).replace(/["\\]/g, '\\$&').replaceAll('<', '\\3c ');
/** Names of modules for the styles of all pages. */
export const styles: typeof modules = {
  'content/brand.css': ['p {}\n', (value, n) => `.note-${n}::before { content: "${inStyle(value)}"; }`, ''],
};

/** Names of modules where a site has two languages, in the second. */
export const translatedModules: typeof modules = {
  'content/facts/notes.ts': facts((value, n) => `    { id: 'i${n}', note: { en: 'A note.', de: ${value} } },`),
};

/** Names of modules for ids, which are parts of addresses. */
export const idsOfModules: typeof modules = {
  'content/facts/notes.ts': facts((value) => `    { id: ${value}, note: 'A note.' },`),
};

export function moduleOf(file: string, values: readonly string[], from = modules): string {
  const [head = '', row, tail = ''] = from[file] ?? [];
  return `${head}${values.map((value, n) => row?.(value, n)).join('\n')}\n${tail}`;
}

/** The problems at the line of each value. */
export function linesOf(
  file: string,
  values: readonly string[],
  built: (files: ReadonlyMap<string, string>) => ReadonlyMap<string, readonly Problem[]>,
  from = modules,
): (readonly Problem[])[] {
  const found = built(new Map([[file, moduleOf(file, values, from)]])).get(file) ?? [];
  const first = from[file]?.[0].split('\n').length ?? 0;
  return values.map((_, n) => found.filter(({ at }) => at && 'line' in at && at.line === first + n));
}
