import { expect, test } from 'vitest';
import { boundedMemory } from '../../../../src/hosts/server/programs/bounded-memory.ts';

const memory = (limit: number) => boundedMemory<string>(limit, (text) => text.length);

test('what was asked for last stays', () => {
  const kept = memory(4);
  for (const text of ['aa', 'bb']) kept.keep(text, text);
  kept.get('aa');
  kept.keep('cc', 'cc');
  expect(['aa', 'bb', 'cc'].map(kept.get)).toEqual(['aa', undefined, 'cc']);
});

test('what is used stays, until all have freed it', () => {
  const kept = memory(4);
  kept.keep('aaa', 'aaa');
  const free = [kept.use('aaa'), kept.use('aaa')];
  free[0]!();
  expect([kept.room(1), kept.room(2), kept.keep('bb', 'bb'), kept.get('bb')]).toEqual([true, false, 'bb', undefined]);
  free[1]!();
  expect([kept.keep('bb', 'bb'), kept.get('bb'), kept.get('aaa')]).toEqual(['bb', 'bb', undefined]);
});

test('what is larger than all moves nothing, and what is there already counts once', () => {
  const kept = memory(4);
  kept.keep('aa', 'aa');
  kept.keep('aa', 'aa');
  expect([kept.room(5), kept.get('aa'), kept.room(2), kept.get('aa')]).toEqual([false, 'aa', true, 'aa']);
});
