import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thoroughness } from '../support/runs.ts';
import { fuzz, repeatOf, target } from './target.ts';
import { targets } from './targets/index.ts';

/** 20,000 runs in CI, 100,000 of each target with LONG=1; `node tests/fuzz/fuzz.mjs` is the same code. */
const runs = [20, Math.ceil(20_000 / targets.length), 100_000][thoroughness - 1] ?? 20;
const seed = Number(process.env.SEED ?? 1);

test.each(targets.map((one) => [one.name, one] as const))('%s', (name, one) => {
  const { failure } = fuzz(one, runs, seed);
  expect(failure && `${failure.input}\n${failure.error}\n→ ${repeatOf(name, seed, failure.path)}`).toBeUndefined();
});

test('a wrong answer is found, made small, and met again by its path', () => {
  const wrong = target(
    'wrong',
    'no three a',
    [fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 30 })],
    (text) => {
      if (/aaa/.test(text)) throw new Error(`found ${text}`);
    },
  );
  const { failure } = fuzz(wrong, 10_000, 1);
  expect(failure).toMatchObject({ input: '["aaa"]', error: 'found aaa' });
  expect(fuzz(wrong, 10_000, 1, failure?.path).failure?.input).toBe('["aaa"]');
});
