import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../../src/core/digest.ts';
import { growingRoots, leafHash, merkleTree } from '../../../../src/core/merkle.ts';
import { ed25519Signature, isEd25519Signature } from '../../../../src/core/signing/ed25519.ts';
import { checkpointOf, checkpointText } from '../../../../src/core/signing/log/checkpoint.ts';
import { noteKeyId, readNote, verifierKey, writeNote } from '../../../../src/core/signing/log/note.ts';
import { logNameOf } from '../../../../src/core/signing/log/places.ts';
import {
  hashLevels,
  readBundle,
  servedTiles,
  type Tile,
  tileBytes,
  tilePath,
  tilesOf,
  writeBundle,
} from '../../../../src/core/signing/log/tiles.ts';
import { newKey } from '../../../support/signed-log.ts';

describe('a signed note', () => {
  // The example of https://c2sp.org/signed-note, word for word.
  const vkey = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
  const note = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;
  const x = Buffer.from(vkey.split('+')[2]!, 'base64').subarray(1).toString('base64url');

  it('is that of the specification: its key, its id and its signature', () => {
    expect(verifierKey('example.com/foo', x)).toBe(vkey);
    const { text, signatures } = readNote(note)!;
    expect(text).toBe('This is an example message.\n');
    expect(signatures).toMatchObject([{ name: 'example.com/foo', keyId: noteKeyId('example.com/foo', x) }]);
    expect(isEd25519Signature(signatures[0]!.signature, text, x)).toBe(true);
    expect(isEd25519Signature(signatures[0]!.signature, `${text}.`, x)).toBe(false);
    expect(isEd25519Signature(signatures[0]!.signature, text, newKey().x)).toBe(false);
    expect(isEd25519Signature(signatures[0]!.signature, text, 'short')).toBe(false);
    expect(writeNote({ text, signatures })).toBe(note);
  });

  it('has equal signatures for equal texts', () => {
    const key = newKey();
    expect(ed25519Signature('text', key)).toEqual(ed25519Signature('text', key));
  });

  it('may be signed by several, and hold empty lines', () => {
    const [line = ''] = note.match(/^— .*\n/m) ?? [];
    const two = `a\n\nb\n\n${line}${line.replace('/foo', '/other')}`;
    expect(readNote(two)).toMatchObject({ text: 'a\n\nb\n', signatures: [{}, { name: 'example.com/other' }] });
  });

  it.each([
    ['without a signature', 'text\n\n'],
    ['without a line between', note.replace('\n\n', '\n')],
    ['without its last line end', note.slice(0, -1)],
    ['with a control character', note.replace('This', 'Th\ris')],
    ['with another dash', note.replace('—', '-')],
    ['with a plus in the name', note.replace('example.com/foo', 'example.com+foo')],
    ['whose signature is no base64', note.replace('=\n', '!\n')],
    ['whose signature has bits to spare', note.replace('QM=', 'QN=')],
    ['whose signature is an id alone', 'text\n\n— a AAAAAA==\n'],
    ['of more signatures than anybody reads', `text\n\n${note.match(/^— .*\n/m)![0].repeat(65)}`],
  ])('is none %s', (_, text) => {
    expect(readNote(text)).toBeUndefined();
  });
});

describe('the head of a log', () => {
  // The example of https://c2sp.org/tlog-checkpoint.
  const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';

  it('is that of the specification', () => {
    const head = checkpointOf(text)!;
    expect(head).toMatchObject({ name: 'example.com/behind-the-sofa', size: 20_852_163 });
    expect(head.root).toMatch(/^0ac5186a91863e8e1d90c808014aa89bf5da8e3ee1d9f07630f0378f68f1ab62$/);
    expect(checkpointText(head)).toBe(text);
    expect(logNameOf('https://a.example:8443')).toBe('a.example:8443/signature/log');
  });

  it.each([
    text.slice(0, -1),
    text.replace('2085', '02085'),
    text.replace('20852163', '-1'),
    text.replace('20852163', '1e3'),
    text.replace('2I=', '2J='),
    text.replace('CsUY', ''),
    text.replace('example.com/behind-the-sofa', ''),
    `${text}extension\n`,
    '',
  ])('is not %j', (other) => {
    expect(checkpointOf(other)).toBeUndefined();
  });
});

describe('the tiles of a log', () => {
  const shown = (tiles: readonly Tile[]) => tiles.map(tilePath);

  it('have the paths of the specification', () => {
    const path = (index: number, width = 256, level: Tile['level'] = 0) => tilePath({ level, index, width });
    expect(path(1_234_067)).toBe('/signature/log/tile/0/x001/x234/067');
    expect(path(0)).toBe('/signature/log/tile/0/000');
    expect(path(999, 255, 1)).toBe('/signature/log/tile/1/999.p/255');
    expect(path(1000, 1, 'entries')).toBe('/signature/log/tile/entries/x001/000.p/1');
  });

  it('are as many as the specification says', () => {
    // "A tree of size 70,000 will be represented by …"
    const of = (level: Tile['level']) => tilesOf(70_000).filter((tile) => tile.level === level);
    expect([of(0).length, of(0).at(-1)]).toEqual([274, { level: 0, index: 273, width: 112 }]);
    expect(of(1)).toEqual([
      { level: 1, index: 0, width: 256 },
      { level: 1, index: 1, width: 17 },
    ]);
    expect(of(2)).toEqual([{ level: 2, index: 0, width: 1 }]);
    expect([of('entries').length, of(3)]).toEqual([274, []]);
    const prefix = '/signature/log/tile';
    expect(shown(tilesOf(256))).toEqual([`${prefix}/entries/000`, `${prefix}/0/000`, `${prefix}/1/000.p/1`]);
    expect(tilesOf(0)).toEqual([]);
  });

  it('stay for heads of the sizes before, until the tile is full', () => {
    for (const size of [1, 3, 255, 256, 257, 300, 600]) {
      const served = new Set(shown(servedTiles(size)));
      const since = Math.floor(size / 256) * 256;
      for (let before = Math.max(since, 1); before <= size; before++)
        for (const path of shown(tilesOf(before)))
          expect(served.has(path) || before < size - (size % 256), `${path} of ${before} in ${size}`).toBe(true);
      expect(served.size).toBe(servedTiles(size).length);
    }
  });

  it('hold hashes of which the root is made, and entries with their lengths', () => {
    const entries = Array.from({ length: 520 }, (_, i) => `entry ${i}`);
    const leaves = entries.map((entry) => leafHash(entry));
    const levels = hashLevels(leaves);
    expect(levels.map(({ length }) => length)).toEqual([520, 2]);
    expect(levels[1]).toEqual([merkleTree(leaves.slice(0, 256)).root, merkleTree(leaves.slice(256, 512)).root]);
    const bytes = (level: Tile['level'], index: number, width: number) =>
      Buffer.from(tileBytes({ level, index, width }, entries, levels));
    expect(bytes(0, 0, 256)).toHaveLength(8192);
    expect(bytes(0, 2, 8).toString('hex')).toBe(leaves.slice(512).join(''));
    expect(bytes(1, 0, 2).toString('hex')).toBe(levels[1]!.join(''));
    expect(bytes(0, 2, 5)).toEqual(bytes(0, 2, 8).subarray(0, 160));
    expect(bytes('entries', 2, 2).toString('latin1')).toBe('\0\x09entry 512\0\x09entry 513');
    expect(readBundle(bytes('entries', 1, 256))).toEqual(entries.slice(256, 512));
    // 520 = 512 + 8: the root from the tiles alone.
    const right = merkleTree(leaves.slice(512)).root;
    expect(merkleTree(leaves).root).toBe(sha256(Buffer.from(`01${merkleTree(levels[1]!).root}${right}`, 'hex')));
  });

  it('are read to the last byte, or not at all', () => {
    const bundle = Buffer.from(writeBundle(['one', '', 'drei €']));
    expect(readBundle(bundle)).toEqual(['one', '', 'drei €']);
    expect(readBundle(Buffer.alloc(0))).toEqual([]);
    for (const end of [1, 2, 4, 6, bundle.length - 1]) expect(readBundle(bundle.subarray(0, end))).toBeUndefined();
    expect(readBundle(Buffer.from([0, 1, 0xff]))).toBeUndefined();
  });
});

it('roots of a tree that grows are those of the trees', () => {
  const leaves = Array.from({ length: 70 }, (_, i) => leafHash(`leaf ${i}`));
  expect(growingRoots(leaves)).toEqual(leaves.map((_, i) => merkleTree(leaves.slice(0, i + 1)).root));
  expect(growingRoots([])).toEqual([]);
});
