import { expect, it } from 'vitest';
import { differences, planOf } from '../../../src/publish/shards/plan.ts';

const digest = (n: number) => String(n).padStart(64, '0');

function plan(content: Record<string, string>, publicFiles: Record<string, string> = {}, settings = {}) {
  const files = [content, publicFiles];
  const trees = files.map((each) => ({ paths: Object.keys(each), numbers: new Float64Array() }));
  return planOf(settings, { trees, digests: files.map((each) => Object.values(each)) });
}

it('names modules one by one, and folders whole', () => {
  const made = plan(
    { 'company.ts': digest(1), 'pages/a/b.md': digest(2), 'pages/c.md': digest(3) },
    { 'x/y': digest(4) },
  );
  expect(Object.keys(made)).toEqual(['content/company.ts', 'content/pages/', 'public/']);
});

it('is the same in whatever order files are found, and with empty folders', () => {
  const a = plan({ 'pages/a.md': digest(1), 'pages/b.md': digest(2) });
  expect(plan({ 'pages/b.md': digest(2), 'pages/a.md': digest(1), pages: '', 'faq/leer': '' })).toEqual(a);
});

it('leaves out assets of earlier releases, which one machine fetches', () => {
  expect(plan({}, { 'assets/x.css': digest(1), 'assets.css': digest(2) })).toEqual(
    plan({}, { 'assets.css': digest(2) }),
  );
});

it.each([
  ['changed', { 'pages/a.md': digest(3), 'pages/b.md': digest(2) }],
  ['renamed', { 'pages/c.md': digest(1), 'pages/b.md': digest(2) }],
  ['deleted', { 'pages/b.md': digest(2) }],
  ['exchanged', { 'pages/a.md': digest(2), 'pages/b.md': digest(1) }],
])('differs when a file was %s', (_, content) => {
  const before = plan({ 'pages/a.md': digest(1), 'pages/b.md': digest(2) });
  expect(differences(before, plan(content))).toEqual(['content/pages/ differs']);
});

it('says of settings what they were and are, and of files what came and went', () => {
  const there = plan({ 'old.ts': digest(1) }, {}, { '--base-url': 'https://a.example', same: 'x' });
  const here = plan({ 'new.ts': digest(1) }, {}, { '--base-url': 'https://b.example', same: 'x' });
  expect(differences(there, here)).toEqual([
    '--base-url was https://a.example there and is https://b.example here',
    'content/old.ts is gone',
    'content/new.ts is new',
  ]);
});
