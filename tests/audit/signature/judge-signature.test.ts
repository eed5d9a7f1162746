import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  judgeSignature,
  parseKeys,
  type SignatureTexts,
  type TrustContext,
} from '../../../src/audit/signature/judge-signature.ts';
import { sha256 } from '../../../src/core/digest.ts';
import { signJws } from '../../../src/core/signing/jws.ts';
import { dayToUnixTime, renderFileList } from '../../../src/core/signing/signing.ts';

const key = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as { x: string; d: string };
const [own, other] = [key(), key()];
const did = 'did:web:a.example';
const name = `${did}#own`;
const list = renderFileList([{ file: 'a.txt', sha256: 'a'.repeat(64) }]);
const claims = {
  iss: did,
  sub: 'https://a.example',
  iat: dayToUnixTime('2026-11-26'),
  exp: dayToUnixTime('2027-02-24'),
  files: { path: '/signature/files.txt', sha256: sha256(list), count: 1 },
  facts: { root: 'b'.repeat(64), count: 3 },
};
const method = (id: string, x: string, others: object = {}) => ({
  id,
  type: 'JsonWebKey',
  controller: did,
  publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x },
  ...others,
});
const didText = (others: object = {}, document: object = {}) =>
  JSON.stringify({ id: did, verificationMethod: [method(name, own.x, others)], assertionMethod: [name], ...document });
const signed = async (payload: object | string = claims, by = own, kid = name) =>
  JSON.stringify(await signJws(typeof payload === 'string' ? payload : JSON.stringify(payload), kid, by));

async function judge(texts: SignatureTexts = {}, trusted: Partial<TrustContext> = {}) {
  const all = { signature: await signed(), did: didText(), list, ...texts };
  return judgeSignature(all, { origin: 'https://a.example', now: dayToUnixTime('2026-12-01'), ...trusted });
}
const told = async (texts?: SignatureTexts, trusted?: Partial<TrustContext>) =>
  (await judge(texts, trusted)).faults.map(({ what, path, detail }) => `${what} ${path} ${detail}`);

describe('a signature', () => {
  it('holds, and says what was signed', async () => {
    expect(await judge()).toEqual({ faults: [], claims, files: new Map([['a.txt', 'a'.repeat(64)]]) });
    expect(await told({}, { origin: undefined })).toEqual([]);
    expect(await told({}, { since: '2026-11-26' })).toEqual([]);
  });

  it.each<[string, () => Promise<readonly [SignatureTexts, Partial<TrustContext>?]>]>([
    ['unsigned /signature/release.json', async () => [{ signature: undefined }]],
    ['forged /signature/release.json it is no signature', async () => [{ signature: '{}' }]],
    ['wrong-key /.well-known/did.json there are no keys', async () => [{ did: undefined }]],
    ['wrong-key /.well-known/did.json there are no keys', async () => [{ did: 'x' }]],
    [
      'wrong-key /signature/release.json it is signed as did:web:a.example#own, which is none',
      async () => [
        { did: JSON.stringify({ id: did, verificationMethod: [method(`${did}#b`, other.x)], assertionMethod: [] }) },
      ],
    ],
    [
      'forged /signature/release.json the key did:web:a.example#own did not sign',
      async () => [{ signature: await signed(claims, other) }],
    ],
    ['forged /signature/release.json what is signed is no release', async () => [{ signature: await signed('{}') }]],
    [
      'wrong-key /signature/release.json its key was revoked on 2026-11-30',
      async () => [{ did: didText({ revoked: '2026-11-30T00:00:00Z' }) }],
    ],
    [
      'wrong-key /signature/release.json its key is listed, and not',
      async () => [{ did: didText({}, { assertionMethod: [] }) }],
    ],
    [
      'wrong-key /signature/release.json its key signed until 2026-11-25',
      async () => [{ did: didText({ expires: '2026-11-25T23:59:59Z' }) }],
    ],
    [
      'wrong-key /signature/release.json its key signed until never',
      async () => [{ did: didText({ expires: 'never' }) }],
    ],
    [
      'wrong-origin /signature/release.json it is for https://a.example, not for https://b.example',
      async () => [{}, { origin: 'https://b.example' }],
    ],
    [
      'wrong-origin /signature/release.json it is by did:web:b.example',
      async () => [{ signature: await signed({ ...claims, iss: 'did:web:b.example' }) }],
    ],
    [
      'wrong-origin /signature/release.json it is by did:web:a.example',
      async () => [{ did: didText({}, { id: 'did:web:c' }) }],
    ],
    [
      'wrong-origin /signature/release.json',
      async () => [{ signature: await signed({ ...claims, sub: 'x' }) }, { origin: undefined }],
    ],
    ['expired /signature/release.json it was to be believed until 2027-02-24', async () => [{}, { now: claims.exp }]],
    [
      'forged /signature/release.json it is of 2026-11-26, a day to come',
      async () => [{}, { now: claims.iat - 86_401 }],
    ],
    [
      'replayed /signature/release.json it is of 2026-11-26: an older release, where one of 2026-11-27 is known',
      async () => [{}, { since: '2026-11-27' }],
    ],
    ['changed /signature/files.txt it is not the list', async () => [{ list: list.replace('a.txt', 'b.txt') }]],
    ['changed /signature/files.txt the list of files is not there', async () => [{ list: undefined }]],
  ])('%s', async (expected, make) => {
    const found = await told(...(await make()));
    expect(found).toEqual([expect.stringContaining(expected)]);
  });

  it('of every byte of payload, head and signature that changed is forged or by a key that does not count', async () => {
    const jws = JSON.parse(await signed());
    for (const member of ['payload', 'protected', 'signature'] as const)
      for (let at = 0; at < jws[member].length - 1; at += member === 'payload' ? 37 : 11) {
        const text: string = jws[member];
        const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
        const found = await told({ signature: JSON.stringify({ ...jws, [member]: changed }) });
        expect(found, `${member} ${at}`).toEqual([expect.stringMatching(/^(?:forged|wrong-key) /)]);
      }
  });

  it('by no algorithm but EdDSA is believed', async () => {
    const jws = JSON.parse(await signed());
    for (const alg of ['none', 'HS256', 'ES256']) {
      const head = Buffer.from(JSON.stringify({ alg, kid: name })).toString('base64url');
      expect(await told({ signature: JSON.stringify({ ...jws, protected: head }) })).toEqual([
        expect.stringContaining('forged'),
      ]);
    }
  });

  it('is judged by keys from elsewhere, where some are given: those that are served with it count for nothing', async () => {
    const jwk = (x: string) => parseKeys(JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x }));
    const forged = { signature: await signed(claims, other), did: didText().replace(own.x, other.x) };
    expect(await told(forged)).toEqual([]);
    expect(await told(forged, { keys: jwk(own.x) })).toEqual([expect.stringContaining('wrong-key')]);
    expect(await told({ did: undefined }, { keys: jwk(own.x) })).toEqual([]);
    expect(
      await told(
        {},
        {
          keys: parseKeys(
            JSON.stringify({
              keys: [
                { kty: 'OKP', crv: 'Ed25519', x: other.x },
                { kty: 'OKP', crv: 'Ed25519', x: own.x },
              ],
            }),
          ),
        },
      ),
    ).toEqual([]);
    expect(await told({}, { keys: parseKeys(didText({ revoked: '2026-11-30T00:00:00Z' })) })).toEqual([
      expect.stringContaining('revoked'),
    ]);
  });
});

it('a key of a file of keys has its last day, or was revoked, as in a DID document', () => {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: 'y' };
  const keys = [
    { ...jwk, expires: '2026-01-02' },
    { ...jwk, revoked: '2026-01-03' },
  ];
  expect(parseKeys(JSON.stringify({ keys }))?.keys).toMatchObject([
    { expires: '2026-01-02T23:59:59Z' },
    { revoked: '2026-01-03' },
  ]);
});

it('keys are read of what holds Ed25519 keys, and of nothing else', () => {
  for (const text of ['', '[]', '{}', '{"kty":"OKP","crv":"X25519","x":"y"}', '{"keys":[1]}'])
    expect(parseKeys(text)).toBeUndefined();
  expect(parseKeys(JSON.stringify({ verificationMethod: [null, { publicKeyJwk: 1 }] }))).toEqual({ keys: [] });
});
