import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../../src/content/read/front-matter/front-matter.ts';
import {
  createLazySourceFactory,
  type RereadSource,
  SourceChangedError,
} from '../../../src/content/read/lazy-source.ts';
import { readPageFile } from '../../../src/content/read/page-file.ts';
import { createBoundedCache } from '../../../src/core/blob-store.ts';
import { sha256 } from '../../../src/core/digest.ts';

const text = '---\ntitle: A page\nlist: [a, b]\n---\nBody\n';
let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'gazette-later-')), 'a.md');
  writeFileSync(file, text);
});
const read: RereadSource = (name, digest) => readPageFile(file, name, digest);
const value = { title: 'A page', list: ['a', 'b'] };

describe('a page that is known', () => {
  it('is not read for what its front matter says, and once for all else', () => {
    let reads = 0;
    const page = createLazySourceFactory((name, digest) => {
      reads += 1;
      return read(name, digest);
    })({ file: 'content/pages/a.md', value, bodyBytes: 5, digest: sha256(text) });
    expect([page.frontMatter.value, page.bodyBytes, reads]).toEqual([value, 5, 0]);
    expect([page.body, page.bodyLine, page.frontMatter.locate(['title'])]).toEqual([
      'Body\n',
      5,
      { file: 'content/pages/a.md', line: 2, col: 8 },
    ]);
    expect(reads).toBe(1);
  });

  it.each([
    ['is gone', () => rmSync(file)],
    ['has other bytes of the same length', () => writeFileSync(file, text.replace('Body', 'BODY'))],
    ['is no page any more', () => writeFileSync(file, 'x')],
  ])('and %s ends the build, which begins again', (_, change) => {
    const page = createLazySourceFactory(read)({
      file: 'content/pages/a.md',
      value,
      bodyBytes: 5,
      digest: sha256(text),
    });
    change();
    expect(() => page.body).toThrow(SourceChangedError);
    expect(page.frontMatter.value).toEqual(value);
  });
});

it.each([
  [3, 0],
  [30, 30],
])('of %i long pages, asked for in the order in which they came, %i are read again', (pages, expected) => {
  let reads = 0;
  const source = parseFrontMatter('content/pages/a.md', `${text}${'x'.repeat(999_000)}`, () => {});
  const later = createLazySourceFactory(() => {
    reads += 1;
    return source;
  });
  const bodyBytes = 999_005;
  const all = Array.from({ length: pages }, (_, i) =>
    later({ file: `content/pages/${i}.md`, value, bodyBytes, ...(source && { source }) }),
  );
  for (const { body } of all) expect(body).toHaveLength(bodyBytes);
  expect(reads).toBe(expected);
});

describe('values of late', () => {
  it('stay while they are not too heavy together, and the last one in any case', () => {
    const kept = createBoundedCache<string, number>(10, (weight) => weight);
    for (const [key, weight] of [
      ['a', 4],
      ['b', 4],
      ['c', 4],
    ] as const)
      kept.set(key, weight);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, 4, 4]);
    kept.set('b', 9);
    expect([kept.get('b'), kept.get('c')]).toEqual([9, undefined]);
    kept.set('d', 99);
    expect([kept.get('b'), kept.get('d')]).toEqual([undefined, 99]);
  });
});
