import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../../bench/common/output.mjs';
import { editor } from '../../../bench/corpus/edits.mjs';
import { writeContent, writePages } from '../../../bench/corpus/write.mjs';

const folder = mkdtempSync(join(tmpdir(), 'gazette-corpus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const expires = '2027-06-01';
const fact = '{{company.contactRoutes.phone.phone}}';

function content(name: string, count: number, seed = 1) {
  writeContent(join(folder, name), { count, seed, expires });
  return textsOf(join(folder, name, 'content'));
}

const textsOf = (path: string) =>
  new Map(
    filesOf(path)
      .sort()
      .map((file) => [file, readFileSync(join(path, file), 'utf8')] as const),
  );
const differing = (a: Map<string, string>, b: Map<string, string>) =>
  [...a.keys()].filter((file) => a.get(file) !== b.get(file));

describe('a corpus', () => {
  const hundred = content('a', 100);
  const pages = [...hundred].filter(([file]) => file.startsWith('pages/area-'));

  it('is the same bytes for the same number and seed, and others for another seed', () => {
    expect(content('b', 100)).toEqual(hundred);
    expect([...content('c', 100, 2).keys()]).not.toEqual([...hundred.keys()]);
  });

  it('has so many pages in nested folders, of 4.9 KB in the mean', () => {
    expect(pages).toHaveLength(100);
    expect(new Set(pages.map(([file]) => file.split('/').length))).toEqual(new Set([4]));
    const bytes = pages.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
    expect(bytes / 100).toBeGreaterThan(4600);
    expect(bytes / 100).toBeLessThan(5200);
  });

  it('names one fact on every tenth page', () => {
    expect(pages.filter(([, text]) => text.includes(fact))).toHaveLength(10);
  });

  it('has of all that a page of a company has: tables, lists, code, links to pages and elsewhere, other scripts', () => {
    const all = pages.map(([, text]) => text).join('\n');
    for (const part of [
      '\n|---|',
      '\n- ',
      '\n1. ',
      '\n  - ',
      '\n```',
      '\n> ',
      '\n### ',
      '](/area-',
      '](https://',
      '日本語',
    ])
      expect(all).toContain(part);
  });

  it('is the same for programs that know no facts, with the value in its place', () => {
    writePages(join(folder, 'plain'), { count: 100, seed: 1 });
    const plain = textsOf(join(folder, 'plain'));
    const filled = pages.map(([file, text]) => [file.slice('pages/'.length), text.replace(fact, '+442079460000')]);
    expect([...plain]).toEqual(filled);
  });
});

describe('an edit of a corpus', () => {
  const corpus = { count: 30, seed: 1, expires };
  const places = { content: join(folder, 'e/content'), plain: join(folder, 'e-plain') };
  const before = content('e', 30);
  writePages(places.plain, corpus);
  const plainBefore = textsOf(places.plain);
  const edits = editor({ ...places, ...corpus });

  it('of a page changes that page alone, in both forms, and never twice in the same way', () => {
    edits.page();
    const once = textsOf(places.content);
    const [file, ...others] = differing(before, once);
    expect(others).toEqual([]);
    expect(differing(plainBefore, textsOf(places.plain))).toEqual([file?.slice('pages/'.length)]);
    edits.page();
    expect(differing(once, textsOf(places.content))).toEqual([file]);
  });

  it('of the fact changes one module of Gazette, and of the others every page that tells it', () => {
    edits.restore();
    edits.fact();
    expect(differing(before, textsOf(places.content))).toEqual(['company.ts']);
    const telling = [...before].filter(([, text]) => text.includes(fact)).map(([file]) => file.slice('pages/'.length));
    expect(telling).toHaveLength(3);
    expect(differing(plainBefore, textsOf(places.plain))).toEqual(telling);
  });

  it('can be taken back', () => {
    edits.restore();
    expect(textsOf(places.content)).toEqual(before);
    expect(textsOf(places.plain)).toEqual(plainBefore);
  });
});
