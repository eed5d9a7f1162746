import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { alone, tiers } from '../tiers.ts';

const root = new URL('../../', import.meta.url).pathname;
const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => `tests/${file}`);
const isNamedBy = (pattern: string) => (file: string) =>
  file === pattern || (pattern.endsWith('/*.test.ts') && dirname(file) === dirname(pattern));
const named = Object.values(tiers).flat();

it('every place that the table of suites names has tests, and no file is of two suites', () => {
  expect(named.filter((pattern) => !files.some(isNamedBy(pattern)))).toEqual([]);
  expect(files.filter((file) => named.filter((pattern) => isNamedBy(pattern)(file)).length > 1)).toEqual([]);
});

it('a quick test starts no server of others and no browser', () => {
  const quick = files.filter((file) => !named.some((pattern) => isNamedBy(pattern)(file)));
  expect(quick.length).toBeGreaterThan(50);
  const starts = /\bstart(?:Server|Nginx|Apache|Caddy|Lighttpd|CodeServer|Browser)\(|playwright/;
  expect(
    quick.filter((file) => !file.endsWith('/tiers.test.ts') && starts.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});

// A module that a test replaces would meet the next file of a shared world. Of the quick ones, which share the
// most, whatever changes the world counts. This file itself only names the calls.
const isWith = (pattern: RegExp) => (file: string) =>
  !file.endsWith('/tiers.test.ts') && pattern.test(readFileSync(join(root, file), 'utf8'));
const mocks = /\bvi\s*\.\s*(?:mock|doMock)\(/;
const isOfTier = (file: string) => named.some((pattern) => isNamedBy(pattern)(file));

it('a quick test that mocks a module stands alone, and only such a test', () => {
  const changing = files.filter((file) => !isOfTier(file) && isWith(/\bvi\.\w+\(/)(file));
  expect([...alone].sort()).toEqual(changing.sort());
});

it('so does one of any other tier, and only such a test', () => {
  const mocking = files.filter((file) => isOfTier(file) && isWith(mocks)(file));
  expect(mocking).not.toEqual([]);
  const apart = Object.entries(tiers).flatMap(([name, listed]) => (name.endsWith('-alone') ? listed : []));
  expect([...apart].sort()).toEqual(mocking.sort());
});

it('what helps tests mocks no module: it would for every test that loads it', () => {
  const helpers = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.(?:ts|mjs)$/.test(file) && !/node_modules|^fixtures|^tools/.test(file))
    .map((file) => `tests/${file}`);
  expect(helpers.length).toBeGreaterThan(50);
  expect(helpers.filter(isWith(mocks))).toEqual([]);
});
