import { expect, it } from 'vitest';
import { readText } from '../../src/checks/links/read-text.ts';
import { factTable } from '../../src/core/kept-facts.ts';
import { type MediaType, mediaTypes } from '../../src/core/media-types.ts';
import { copied } from '../../src/core/shared-texts.ts';
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
  return factTable().keep(readText(mediaType, bytes.toString('utf8'), origins));
}

it('a copied text is the same text, whatever it is made of', () => {
  for (const text of ['', '/x/', '/ü/#日本', '\ud800', '/x/']) expect(copied(text)).toBe(text);
});
