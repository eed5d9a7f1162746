import { expect, test } from 'vitest';
import { createPagePacker, createPageUnpacker, type PackedPages } from '../../../src/compile/pages/pack-pages.ts';
import type { RenderedPage, RenderedText } from '../../../src/compile/pages/render-page.ts';
import { createTextFactTable } from '../../../src/core/text-fact-table.ts';

const text = (content: string, links: readonly string[], ids?: string): RenderedText => ({
  bytes: Buffer.from(content),
  sha256: content,
  read: { tokens: content.length, links, ids },
});
const page = (path: string, html: RenderedText, mirror: RenderedText): RenderedPage => {
  return {
    source: `content/pages${path}`,
    path,
    problems: [],
    facts: ['company.legalName'],
    candidates: [],
    html,
    mirror,
  };
};
const batches = [
  [page('/a/', text('<p>ä', ['/x/', '/y/', '/x/'], 'i j'), text('a', ['/x/'])), undefined],
  [page('/b/', text('', []), text('b', ['/z/', '/y/'])), page('/c/', text('c', ['/z/']), text('c', []))],
];
const plainFacts = ({ tokens, links, ids }: RenderedText['read']) => ({ tokens, links, ids });
const plain = (pages: readonly (RenderedPage | undefined)[]) =>
  pages.map(
    (one) =>
      one && [
        one,
        ...[one.html, one.mirror].map(({ bytes, read, ...rest }) => ({
          ...rest,
          read: plainFacts(read),
          text: Buffer.from(bytes).toString(),
        })),
      ],
  );
/** The form in which another thread gets it. */
const sent = (packed: PackedPages): PackedPages => structuredClone(packed, { transfer: [packed.bytes] });

test('pages are what they were, batch by batch', () => {
  const [packed, unpacked] = [createPagePacker(), createPageUnpacker(createTextFactTable())];
  for (const batch of batches) {
    const before = plain(batch).map((one) => one?.slice(1));
    expect(plain(unpacked(sent(packed(batch)))).map((one) => one?.slice(1))).toEqual(before);
  }
});

test('a link goes over once', () => {
  const packed = createPagePacker();
  expect(batches.map((batch) => packed(batch).fresh)).toEqual([['/x/', '/y/'], ['/z/']]);
});

test('links of several threads are numbers of one table', () => {
  const table = createTextFactTable();
  const first = table.numberOf('/before/');
  const links = [1, 2].flatMap(() => {
    const [packed, unpacked] = [createPagePacker(), createPageUnpacker(table)];
    return batches.flatMap((batch) => unpacked(packed(batch)).map((one) => one?.html.read.links));
  });
  const once = [['/x/', '/y/', '/x/'], undefined, [], ['/z/']];
  expect(links).toEqual([...once, ...once]);
  expect([first, table.numberOf('/z/'), table.numberOf('/new/')]).toEqual([0, 3, 4]);
});
