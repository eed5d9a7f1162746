import { expect, it } from 'vitest';
import { readLinks } from '../../src/checks/links/links.ts';
import type { Document } from '../../src/core/document.ts';
import { mediaTypes } from '../../src/core/media-types.ts';
import type { Release, ReleaseFile } from '../../src/core/release.ts';
import { sharedTexts } from '../../src/core/shared-texts.ts';
import { heldBytes } from '../support/collect-garbage.ts';

const origins = ['https://example.com'];

it.each([
  ['HTML', 'x/index.html', mediaTypes.html, '<a href="/a/somewhere/far/away/" id="an-anchor-of-this-page">'],
  ['Markdown', 'x.md', mediaTypes.markdown, '[there](https://example.com/a/somewhere/far/away/)'],
])('what is kept of a page of %s is its links, not its text', (_, file, mediaType, markup) => {
  const document = { path: '/x', file, kind: 'page', mediaType, title: '', description: '', render: () => '' } as const;
  const bytes = Buffer.alloc(8_000_000, `${'word '.repeat(200)}\n`);
  bytes.write(markup, 4_000_000);
  const kept: ReleaseFile = { file, bytes, sha256: '' };
  const release: Release = { ...empty, files: new Map([[file, kept]]) };
  const before = heldBytes();
  expect(linksOf(document, release)).toEqual(['/a/somewhere/far/away/']);
  expect(heldBytes() - before).toBeLessThan(bytes.byteLength / 2);
  expect(readLinks(document, release, origins)).toBe(readLinks(document, release, origins));
});

// A function of its own, so that no variable of the test holds what was read.
function linksOf(document: Document, release: Release): string[] {
  return [...readLinks(document, release, origins).links];
}

const empty: Omit<Release, 'files'> = {
  baseUrl: origins[0]!,
  routes: new Map(),
  redirects: new Map(),
  notFound: { file: '404.html', headers: {} },
  bareHeaders: {},
};

it('a shared text is the same text, whatever it is made of', () => {
  const shared = sharedTexts();
  for (const text of ['', '/x/', '/ü/#日本', '\ud800', '/x/']) expect(shared(text)).toBe(text);
});
