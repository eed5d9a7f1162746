import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLinkAttributes, findTextLinks } from '../../../src/checks/links/extract-links.ts';
import { runs } from '../../support/runs.ts';

const join = (bits: readonly string[]) =>
  fc.array(fc.constantFrom(...bits), { maxLength: 14 }).map((parts) => parts.join(''));
const html = join([
  ...[' href', ' src', ' action', ' cite', ' id', 'href', 'id', 'data-id', ' data-href', ' class', '="', '"', '=', ' '],
  ...['/x/', '#y', '&amp;', '>', '<a', '\n', ' id="a"', ' href="/b/"', '=""'],
]);
const markdown = join(['](', '](/', '](/x/', '](/x/)', ')', '/', '//', '\\', ' ', '\n', '[a', ']', '#y', 'x', '?q']);

test('the attributes of HTML are those that patterns find', () => {
  fc.assert(
    fc.property(html, (text) => {
      const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value);
      const { links, ids } = findLinkAttributes(text);
      expect(links).toEqual(found(/ (?:href|src|action|cite)="([^"]*)"/g));
      expect(ids).toEqual(found(/ id="([^"]*)"/g));
    }),
    { numRuns: runs(50_000) },
  );
});

test('the links of Markdown are those that a pattern finds', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const found = [...text.matchAll(/\]\((\/[^)\s/\\][^)\s]*|\/)\)/g)].map(([, link]) => link);
      expect(findTextLinks(text, [])).toEqual(found);
    }),
    { numRuns: runs(50_000) },
  );
});
