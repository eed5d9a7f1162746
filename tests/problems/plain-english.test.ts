import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listStyleFaults } from '../support/plain-english.ts';

const folder = new URL('../../src/', import.meta.url).pathname;
const written = /(?:hint|message)\??\s*[:=]\s*(?:[^'"`\n]{0,60}?[?:]\s*)?(['"`])((?:\\.|(?!\1)[^\n])*)\1/g;

/** Messages and hints of all problems, as they are written in the sources; values that are filled in count as one word. */
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(written)].map(([, , text = '']) =>
      text.replace(/\$\{[^}]*\}/g, 'X'),
    ),
  );

it('messages and hints have short sentences, a subject first, and no words of the old style', () => {
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.flatMap(listStyleFaults)).toEqual([]);
});

it('finds each fault', () => {
  expect(listStyleFaults('Of a high one take the sign alone.')).toHaveLength(1);
  expect(listStyleFaults('It is told again. Write it.')).toHaveLength(1);
  expect(listStyleFaults(`${'word '.repeat(31)}end.`)).toHaveLength(1);
  expect(listStyleFaults('Write the day on which it happened.')).toEqual([]);
});
