import { expect, it } from 'vitest';
import { fewOfOneKind } from './of-one-kind.ts';

const paths = ['/', '/a/', '/b/', '/x.md', '/q/', '/q/1/', '/q/2/', '/q/3/', '/q/4/', '/q/1.md', '/q/2.md', '/q/3.md'];

it.skipIf(process.env.LONG)('of what one template makes two are left, all else is there, in its order', () => {
  const few = fewOfOneKind(paths, 1);
  expect(few.slice(0, 5)).toEqual(paths.slice(0, 5));
  expect(few.filter((path) => /q\/\d\/$/.test(path))).toHaveLength(2);
  expect(few.filter((path) => path.endsWith('.md') && path !== '/x.md')).toHaveLength(2);
  expect(few).toEqual(paths.filter((path) => few.includes(path)));
  expect(fewOfOneKind(paths, 1)).toEqual(few);
  const each = [
    '/api/v1/a.json',
    '/api/v1/b.json',
    '/api/v1/c.json',
    '/.well-known/a',
    '/.well-known/b',
    '/.well-known/c',
  ];
  const english = each.map((path) => `/en${path}`);
  expect(fewOfOneKind([...each, ...english, '/en/a/', '/en/b/', '/en/c/'], 1)).toHaveLength(15);
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => fewOfOneKind(paths, seed)))).toEqual(new Set(paths));
});
