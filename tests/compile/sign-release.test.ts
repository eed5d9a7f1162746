import { describe, expect, it } from 'vitest';
import { build } from '../../src/compile/build.ts';
import { sha256 } from '../../src/core/digest.ts';
import { type FactProofs, hashSignedFact } from '../../src/core/signing/fact-tree.ts';
import { parseFileList, parseJws } from '../../src/core/signing/signing.ts';
import { respond } from '../../src/http/respond.ts';
import { rootFromPath } from '../support/root-from-path.ts';
import { newKey, signedBuild } from '../support/signed.ts';

const day = '2026-11-21';
const key = newKey();
const folder = 'tests/fixtures/two-languages/';
const signed = await signedBuild({ folder, key, day });
const plain = build({ contentDir: `${folder}content`, publicDir: `${folder}public`, preview: false, today: day });
const textOf = (file: string) => Buffer.from(signed.release.files.get(file)!.bytes).toString('utf8');
const claims = () => JSON.parse(parseJws(textOf('signature/release.json'))!.text);

describe('a release that is signed', () => {
  it('has its documents beside those that it has anyway, and no problem more', () => {
    const more = [...signed.release.files.keys()].filter((file) => !plain.release!.files.has(file));
    const apis = [...plain.release!.files.keys()].filter((file) => /(?:^|\/)api\/v1\/(?!openapi).*\.json$/.test(file));
    expect(apis.some((file) => file.startsWith('en/'))).toBe(true);
    expect(more.sort()).toEqual(
      [
        '.well-known/did.json',
        'signature/files.txt',
        'signature/release.json',
        ...apis.map((file) => `signature/${file}`),
      ].sort(),
    );
    expect(signed.problems).toEqual(plain.problems);
    const changed = [...plain.release!.files].flatMap(([file, { sha256: digest }]) =>
      signed.release.files.get(file)!.sha256 === digest ? [] : [file],
    );
    const isSearched = (file: string) => /(?:^|\/)search\/(?:words|entries)/.test(file);
    expect(changed.filter((file) => !isSearched(file))).toEqual([
      'llms.txt',
      'search/index.json',
      'en/llms.txt',
      'en/search/index.json',
    ]);
    expect(textOf('llms.txt')).toContain('/.well-known/did.json');
  });

  it('serves them as what they are', () => {
    const typeOf = (path: string) =>
      respond(signed.release, { method: 'GET', path, headers: {} }).headers['Content-Type'];
    expect(typeOf('/.well-known/did.json')).toBe('application/json');
    expect(typeOf('/signature/release.json')).toBe('application/json');
    expect(typeOf('/signature/files.txt')).toBe('text/plain; charset=utf-8');
  });

  it('lists every file but the list and the signature, by the digests that it names', () => {
    const list = textOf('signature/files.txt');
    const files = parseFileList(list)!;
    const last = ['signature/files.txt', 'signature/release.json'];
    expect([...files.keys()]).toEqual([...signed.release.files.keys()].filter((file) => !last.includes(file)).sort());
    for (const [file, digest] of files) expect(signed.release.files.get(file)!.sha256).toBe(digest);
    expect(claims()).toMatchObject({
      iss: `did:web:${new URL(signed.release.baseUrl).host}`,
      sub: signed.release.baseUrl,
      iat: 1_795_219_200,
      exp: 1_795_219_200 + 90 * 86_400,
      files: { sha256: sha256(list), count: files.size },
    });
  });

  it('proves each fact of each API document', () => {
    const { root, count } = claims().facts;
    const seen = new Set<number>();
    for (const file of signed.release.files.keys()) {
      if (!/^signature\/.*api\//.test(file)) continue;
      const proofs: FactProofs = JSON.parse(textOf(file));
      const body = JSON.parse(textOf(file.slice('signature/'.length)));
      expect(proofs.document).toBe(`${signed.release.baseUrl}/${file.slice('signature/'.length)}`);
      for (const { pointer, index, path } of proofs.facts) {
        const [, name = '', item] = pointer.split('/');
        const value = item === undefined ? body[name] : body[name][Number(item)];
        const leaf = hashSignedFact({ document: proofs.document, pointer, value });
        expect(
          rootFromPath(
            leaf,
            index,
            count,
            path.map((at) => proofs.nodes[at]!),
          ),
          pointer,
        ).toBe(root);
        seen.add(index);
      }
    }
    expect(seen.size).toBe(count);
  });

  it('is the same bytes again, by the same key on the same day, and another signature on another day', async () => {
    const again = await signedBuild({ folder, key, day });
    const digests = ({ release }: { release: typeof signed.release }) =>
      [...release.files].map(([file, { sha256: digest }]) => `${file} ${digest}`);
    expect(digests(again)).toEqual(digests(signed));
    const later = await signedBuild({ folder, key, day: '2026-11-22' });
    expect(
      digests(later)
        .filter((line, i) => line !== digests(signed)[i])
        .map((line) => line.split(' ')[0]),
    ).toEqual(['signature/release.json']);
  });

  it('lists old keys with their dates, and no private half anywhere', async () => {
    const old = [
      { kid: 'a', x: 'A'.repeat(43), expires: '2026-01-31' },
      { kid: 'b', x: 'B'.repeat(43), revoked: '2026-02-01' },
    ];
    const { release } = await signedBuild({ folder, key, day, old });
    const did = JSON.parse(Buffer.from(release.files.get('.well-known/did.json')!.bytes).toString('utf8'));
    expect(did.verificationMethod.slice(1)).toMatchObject([
      { publicKeyJwk: { x: 'A'.repeat(43) }, expires: '2026-01-31T23:59:59Z' },
      { publicKeyJwk: { x: 'B'.repeat(43) }, revoked: '2026-02-01T00:00:00Z' },
    ]);
    expect(did.assertionMethod).toEqual([did.verificationMethod[0].id, `${did.id}#a`]);
    for (const { bytes } of release.files.values()) expect(Buffer.from(bytes).includes(key.d)).toBe(false);
  });
});

it('a release that is not signed says nothing of it', () => {
  for (const [file, { bytes }] of plain.release!.files) {
    expect(file).not.toMatch(/did\.json|^signature/);
    if (/\.(?:json|txt|md|html)$/.test(file))
      expect(Buffer.from(bytes).toString('utf8')).not.toMatch(/did:web|\/signature\//);
  }
});
