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

test('a link goes over once, and all threads give the same text for it', () => {
  const shared = sharedTexts();
  const [one, other] = [packer(), packer()].map((packed) => batches.map((batch) => packed(batch)));
  expect(one?.map(({ fresh }) => fresh)).toEqual([['/x/', '/y/'], ['/z/']]);
  const pagesOf = (packed: readonly PackedPages[] = []) => {
    const unpacked = unpacker(shared);
    return packed.flatMap((each) => unpacked(each));
  };
  expect(pagesOf(one).map((each) => each?.html.read.links)).toEqual(
    pagesOf(other).map((each) => each?.html.read.links),
  );
});
