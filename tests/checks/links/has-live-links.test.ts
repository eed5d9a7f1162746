import { describe, expect, it } from 'vitest';
import { hasLiveLinks } from '../../../src/compile/recheck.ts';
import type { Document } from '../../../src/core/document.ts';

const document = (path: string, mirrorOf?: string) => ({ path, mirrorOf }) as unknown as Document;
const byPath = new Map(
  [document('/a/'), document('/a.md', '/a/'), document('/b/'), document('/x.json')].map((each) => [each.path, each]),
);
const anchors = new Map([
  ['/a/', 'one two'],
  ['/b/', ''],
]);
const lead = (from: string, ...links: string[]) =>
  hasLiveLinks(byPath.get(from)!, links, { byPath }, ({ path }) => anchors.get(path));

describe('all links of a document lead somewhere', () => {
  it.each([
    ['there are none', '/a/', []],
    ['they lead to pages and to anchors that are there', '/b/', ['/a/', '/a/#one', '/a/?q#two', '/x.json']],
    ['an anchor is one of the page itself', '/a/', ['#one']],
    ['an anchor of a mirror is one of its page', '/a.md', ['#two', '/a.md#one']],
    ['nothing is known of the anchors', '/b/', ['/x.json#y']],
  ])('where %s', (_name, from, links) => {
    expect(lead(from, ...links)).toBe(true);
  });

  it.each([
    ['a path is not served', '/a/', '/c/'],
    ['a page has no such anchor', '/b/', '/a/#on'],
    ['the page itself has no such anchor', '/b/', '#one'],
    ['the page of a mirror has no such anchor', '/a.md', '#three'],
  ])('not where %s', (_name, from, link) => {
    expect(lead(from, '/a/', link)).toBe(false);
  });
});
