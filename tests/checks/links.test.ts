import { expect, it } from 'vitest';
import { findLinksAndIds } from '../../src/checks/links/find-links-and-ids.ts';
import { copyString } from '../../src/core/copy-string.ts';
import { type MediaType, mediaTypes } from '../../src/core/media-types.ts';
import { createTextFactTable } from '../../src/core/text-fact-table.ts';
import { heldBytes } from '../support/collect-garbage.ts';

const origins = ['https://example.com'];

it.each([
  ['HTML', mediaTypes.html, '<a href="/a/somewhere/far/away/" id="an-anchor-of-this-page">'],
  ['Markdown', mediaTypes.markdown, '[there](https://example.com/a/somewhere/far/away/)'],
])('what is kept of a page of %s is its links, not its text', (_, mediaType, markup) => {
  const bytes = Buffer.alloc(8_000_000, `${'word '.repeat(200)}\n`);
  bytes.write(markup, 4_000_000);
  const before = heldBytes();
  const read = readFrom(bytes, mediaType);
  expect(heldBytes() - before).toBeLessThan(bytes.byteLength / 2);
  expect(read.links).toEqual(['/a/somewhere/far/away/']);
});

// A function of its own, so that no variable of the test holds what was read.
function readFrom(bytes: Buffer, mediaType: MediaType) {
  return createTextFactTable().keep(findLinksAndIds(mediaType, bytes.toString('utf8'), origins));
}

it('a copied text is the same text, whatever it is made of', () => {
  for (const text of ['', '/x/', '/ü/#日本', '\ud800', '/x/']) expect(copyString(text)).toBe(text);
});
