import { expect, test } from 'vitest';
import type { MadePage, MadeText } from '../../../src/compile/pages/make-page.ts';
import { type PackedPages, packer, unpacker } from '../../../src/compile/pages/packed.ts';
import { sharedTexts } from '../../../src/core/shared-texts.ts';

const text = (content: string, links: readonly string[], ids?: string): MadeText => ({
  bytes: Buffer.from(content),
  sha256: content,
  read: { tokens: content.length, links, ids },
});
const page = (path: string, html: MadeText, mirror: MadeText): MadePage => {
  return { source: `content/pages${path}`, path, problems: [], facts: ['company.legalName'], html, mirror };
};
const batches = [
  [page('/a/', text('<p>ä', ['/x/', '/y/', '/x/'], 'i j'), text('a', ['/x/'])), undefined],
  [page('/b/', text('', []), text('b', ['/z/', '/y/'])), page('/c/', text('c', ['/z/']), text('c', []))],
];
const plain = (pages: readonly (MadePage | undefined)[]) =>
  pages.map(
    (one) =>
      one && [
        one,
        ...[one.html, one.mirror].map(({ bytes, ...rest }) => ({ ...rest, text: Buffer.from(bytes).toString() })),
      ],
  );
/** As another thread gets it. */
const sent = (packed: PackedPages): PackedPages => structuredClone(packed, { transfer: [packed.bytes] });

test('pages are what they were, batch by batch', () => {
  const [packed, unpacked] = [packer(), unpacker(sharedTexts())];
  for (const batch of batches) {
    const before = plain(batch).map((one) => one?.slice(1));
    expect(plain(unpacked(sent(packed(batch)))).map((one) => one?.slice(1))).toEqual(before);
  }
});

test('a link goes over once', () => {
  const packed = packer();
  expect(batches.map((batch) => packed(batch).fresh)).toEqual([['/x/', '/y/'], ['/z/']]);
});

test('links are texts that others have too', () => {
  const shared = (link: string) => `${link}?shared`;
  const unpacked = unpacker(shared);
  const packed = packer();
  const links = batches.flatMap((batch) => unpacked(packed(batch)).map((one) => one?.html.read.links));
  expect(links).toEqual([['/x/', '/y/', '/x/'].map(shared), undefined, [], ['/z/'].map(shared)]);
});
