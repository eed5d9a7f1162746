import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calculateJwkThumbprint } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSigningJob } from '../../../src/commands/build/signing-job.ts';
import { addSigningOptions } from '../../../src/commands/build.ts';
import { resolveSourceOptions } from '../../../src/commands/common/source-options.ts';
import { verifyJws } from '../../../src/core/signing/jws.ts';
import { invocationOf } from '../../support/invocation.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gazette-signing-')));
for (const name of ['content', 'public']) mkdirSync(join(folder, name));
const key = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) as { x: string; d: string };
const [own, old] = [key(), key()];
const publicOf = ({ d: _, ...others }: { d: string; x: string }) => others;

function signing(value: unknown, flags: Parameters<typeof createSigningJob>[0] = {}, preview = false) {
  const { invocation } = invocationOf(folder, [], { env: { GAZETTE_SIGNING_KEY: JSON.stringify(value) } });
  return createSigningJob(
    flags,
    resolveSourceOptions({ preview, strict: false, noindex: false }, invocation),
    invocation,
  );
}

describe('the key of a build', () => {
  it('signs, is named by its thumbprint, and shows nothing of its private half', async () => {
    const job = signing(own)!;
    expect(job.signing).toEqual({
      keys: [{ kid: await calculateJwkThumbprint({ ...own, kty: 'OKP', crv: 'Ed25519' }), x: own.x }],
      validDays: 90,
    });
    expect(JSON.stringify(job)).not.toContain(own.d);
    const jws = await job.sign('text', 'name');
    expect(await verifyJws(jws, own.x)).toBe(true);
    expect(await verifyJws(jws, old.x)).toBe(false);
    expect(await job.sign('text', 'name')).toEqual(jws);
  });

  it('may have others beside it that have signed, with their dates', () => {
    const keys = [{ ...publicOf(old), expires: '2026-01-31', revoked: '2026-02-01' }, own];
    expect(signing({ keys })?.signing.keys).toMatchObject([
      { x: own.x },
      { x: old.x, expires: '2026-01-31', revoked: '2026-02-01' },
    ]);
    expect(signing(own, { 'sign-days': '7' })?.signing.validDays).toBe(7);
  });

  it.each<[string, unknown, string]>([
    ['no key', { kty: 'RSA' }, 'expected a JWK with "kty": "OKP"'],
    ['no JSON object', 'x', 'expected a JWK'],
    ['a public key', publicOf(own), 'expected one private key, with a member "d", got 0'],
    ['two private keys', { keys: [own, old] }, 'got 2'],
    ['a key twice', { keys: [own, publicOf(own)] }, 'got one twice'],
    ['a half of another', { ...own, x: old.x }, 'the public half'],
    ['a short half', { ...own, d: 'x' }, '43 characters of base64url as "d"'],
    ['a short public half', { ...own, x: 'x' }, '43 characters of base64url as "x"'],
    ['a day that is none', { ...own, expires: '2026-02-30' }, 'a day such as 2026-11-26 as "expires"'],
    ['a key that has expired', { ...own, expires: '2026-03-14' }, 'has expired or was revoked'],
    ['a key that was revoked', { ...own, revoked: '2026-03-15' }, 'has expired or was revoked'],
  ])('is refused with %s', (_, value, told) => {
    expect(() => signing(value)).toThrow(told);
    expect(() => signing(value)).toThrow(/^GAZETTE_SIGNING_KEY/);
  });

  it('signs on its last day', () => {
    expect(signing({ ...own, expires: '2026-03-15' })).toBeDefined();
  });

  it('comes from a file that lies where nothing is published from', () => {
    for (const name of ['key.json', 'content/key.json', 'public/key.json'])
      writeFileSync(join(folder, name), JSON.stringify(own));
    expect(signing('', { sign: 'key.json' })?.signing.keys[0].x).toBe(own.x);
    for (const name of ['content', 'public'])
      expect(() => signing('', { sign: `${name}/key.json` })).toThrow('Keep keys elsewhere');
    expect(() => signing('', { sign: 'nowhere.json' })).toThrow('there is no file');
    expect(() => signing('', { 'sign-days': '0' })).toThrow('--sign-days');
  });

  it('is not used for what must not go live', () => {
    expect(signing(own, {}, true)).toBeUndefined();
    expect(() => signing(own, { sign: 'key.json' }, true)).toThrow('goes live');
  });

  it('where there is none, nothing is signed, and nothing loaded', () => {
    const { invocation } = invocationOf(folder, []);
    const options = resolveSourceOptions({ preview: false, strict: false, noindex: false }, invocation);
    expect(addSigningOptions(options, {}, invocation)).toEqual({ options });
    const { invocation: empty } = invocationOf(folder, [], { env: { GAZETTE_SIGNING_KEY: '' } });
    expect(addSigningOptions(options, {}, empty)).toEqual({ options });
  });
});
