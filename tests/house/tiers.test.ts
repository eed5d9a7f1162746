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

it('a quick test that mocks a module stands alone, and only such a test', () => {
  const mocking = files.filter((file) => {
    const isQuick = !named.some((pattern) => isNamedBy(pattern)(file));
    return isQuick && !file.endsWith('/tiers.test.ts') && /\bvi\.\w+\(/.test(readFileSync(join(root, file), 'utf8'));
  });
  expect([...alone].sort()).toEqual(mocking.sort());
});
