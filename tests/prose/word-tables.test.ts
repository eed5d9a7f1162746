import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = new URL('../../src/prose/words/', import.meta.url).pathname;

/** Paths of texts, patterns, lists and objects that say nothing. */
function* empty(value: unknown, path: string): Generator<string> {
  if (value === '' || (value instanceof RegExp && value.source === '(?:)')) yield path;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  const members = value instanceof Map ? [...value] : Object.entries(value);
  if (members.length === 0 && !(value instanceof Set && value.size > 0)) yield path;
  for (const [key, member] of members) yield* empty(member, `${path}.${String(key)}`);
}

it('no word of a language is empty: an empty one would stand everywhere', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found: string[] = [];
  for (const file of files)
    for (const [name, value] of Object.entries<unknown>(await import(join(folder, file))))
      found.push(...empty(value, `${file} ${name}`));
  expect(files.length).toBeGreaterThan(10);
  // Clocks of some languages have nothing behind their figures, or no parts of the day.
  expect(found.filter((path) => !/\.clock\.(?:after|parts)$/.test(path))).toEqual([]);
});
