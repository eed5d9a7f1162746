import { beforeAll, describe, expect, it } from 'vitest';
import { judgeLog, type LogTrust } from '../../../src/audit/signature/log.ts';
import { leafHash, merkleTree } from '../../../src/core/merkle.ts';
import type { SignedClaims } from '../../../src/core/signing/claims.ts';
import { jwsOf } from '../../../src/core/signing/jws-form.ts';
import { checkpointPath } from '../../../src/core/signing/log/places.ts';
import { thoroughness } from '../../support/runs.ts';
import { newKey, publishedLog, signedEntries } from '../../support/signed-log.ts';

const [key, other] = [newKey(), newKey()];
const listed = (x: string, more: object = {}) => ({ x, asserts: true, ...more });
const rootOf = (entries: readonly string[]) => merkleTree(entries.map((entry) => leafHash(entry))).root;
const name = 'a.example/signature/log';
let entries: string[] = [];
let claims: SignedClaims;

beforeAll(async () => {
  const [release = '', ...rest] = (await signedEntries(8, { key })).reverse();
  entries = rest.reverse();
  claims = JSON.parse(jwsOf(release)!.text);
});

const judged = (files: ReadonlyMap<string, Uint8Array>, trust: Partial<LogTrust> = {}) => {
  const keys = [listed(key.x)];
  return judgeLog((path) => Promise.resolve(files.get(path)), { claims, keys, everyKey: keys, ...trust });
};

async function told(...asked: Parameters<typeof judged>) {
  const { faults } = await judged(...asked);
  return faults.map(({ what, path, detail }) => `${what} ${path.replace('/signature/log/', '')}: ${detail}`);
}

describe('a log', () => {
  it('holds, and goes on from every head before', async () => {
    const whole = { faults: [], head: { name, size: 7, root: rootOf(entries) } };
    expect(await judged(publishedLog(entries, { key }))).toEqual(whole);
    for (let size = 0; size <= entries.length; size++)
      expect(
        await told(publishedLog(entries, { key }), { known: { name, size, root: rootOf(entries.slice(0, size)) } }),
      ).toEqual([]);
  });

  it('of which any byte of the head, an entry or a hash is another, is told', async () => {
    const files = publishedLog(entries, { key });
    const needed = [checkpointPath, ...['entries', '0'].map((level) => `/signature/log/tile/${level}/000.p/7`)];
    for (const path of needed) {
      const bytes = files.get(path)!;
      const step = thoroughness === 3 ? 1 : bytes.length > 300 ? 211 : 11;
      for (let at = 0; at < bytes.length; at += step) {
        const changed = Uint8Array.from(bytes, (byte, i) => (i === at ? byte ^ 1 : byte));
        expect(await told(new Map([...files, [path, changed]])), `${path} ${at}`).not.toEqual([]);
      }
      const without = new Map(files);
      without.delete(path);
      expect((await told(without)).join(), path).toMatch(/^missing /);
    }
  });

  it('out of which an entry was taken, or in which one was exchanged or added before the end, is rewritten', async () => {
    const known = { name, size: 5, root: rootOf(entries.slice(0, 5)) };
    const [a, b, ...rest] = entries;
    const forked = await signedEntries(1, { key, from: '2026-01-03' });
    const rewritten: Record<string, readonly string[]> = {
      'one gone': [a!, ...rest],
      'one more': [a!, b!, b!, ...rest],
      'another future': [a!, b!, forked[0]!.replace('{', '{ '), ...entries.slice(3)],
    };
    for (const [how, list] of Object.entries(rewritten)) {
      expect(
        (await told(publishedLog(list, { key }))).filter((said) => !said.startsWith('changed')),
        how,
      ).toEqual([]);
      expect(await told(publishedLog(list, { key }), { known }), how).toEqual([
        'rewritten checkpoint: it does not begin with the 5 entries of the head that is known',
      ]);
    }
    expect(await told(publishedLog([b!, a!, ...rest], { key }), { known })).toEqual([
      'forged checkpoint: its entry 1 is older than the one before',
      'rewritten checkpoint: it does not begin with the 5 entries of the head that is known',
    ]);
    expect(await told(publishedLog(entries.slice(0, 4), { key }), { known })).toEqual([
      'rewritten checkpoint: it has 4 entries, where a head of 5 is known: of an older release, or cut',
    ]);
    expect(
      await told(publishedLog(entries, { key }), { known: { ...known, name: 'b.example/signature/log' } }),
    ).toEqual([
      'wrong-origin checkpoint: it is the head of a.example/signature/log, while the one that is known is of b.example/signature/log',
    ]);
  });

  it('whose head was signed by a key that does not count is told', async () => {
    const files = publishedLog(entries, { key: other });
    const none = ['wrong-key checkpoint: it is signed by none of the keys that count'];
    expect(await told(files)).toEqual(none);
    expect(await told(publishedLog(entries, { key }), { keys: [listed(key.x, { revoked: '2026-01-01' })] })).toEqual(
      none,
    );
    expect(await told(publishedLog(entries, { key }), { keys: [listed(key.x, { asserts: false })] })).toEqual(none);
    expect(await told(publishedLog(entries, { key, origin: 'https://b.example' }))).toEqual([
      'wrong-origin checkpoint: it is the head of b.example/signature/log, not of a.example/signature/log',
    ]);
    const [own, forged] = [files, publishedLog(entries.slice(1), { key })].map((each) =>
      Buffer.from(each.get(checkpointPath)!).toString('utf8'),
    );
    const mixed = `${own!.slice(0, own!.indexOf('\n\n'))}${forged!.slice(forged!.indexOf('\n\n'))}`;
    expect(await told(new Map([...files, [checkpointPath, Buffer.from(mixed)]]))).toEqual([
      'forged checkpoint: the key that it names did not sign this',
    ]);
    expect(await told(new Map())).toEqual(['missing checkpoint: there is no head of the log']);
  });

  it('may hold entries that keys signed which are no longer used, and no others', async () => {
    const [old = ''] = await signedEntries(1, { key: other, from: '2025-12-31' });
    const files = publishedLog([old, ...entries], { key });
    const everyKey = [listed(key.x), listed(other.x, { revoked: '2026-01-01', asserts: false })];
    expect(await told(files, { everyKey })).toEqual([]);
    expect(await told(files)).toEqual([
      'wrong-key checkpoint: its entry 0 is signed by none of the keys that are listed',
    ]);
  });

  it('holds releases of its own origin alone, and none that is newer than the one that shows it', async () => {
    const [foreign = ''] = await signedEntries(1, { key, origin: 'https://b.example', from: '2026-02-01' });
    expect(await told(publishedLog([...entries, foreign, 'no release'], { key }))).toEqual([
      'wrong-origin checkpoint: its entry 7 is a release of https://b.example',
      'forged checkpoint: its entry 8 is no signature of a release',
      'replayed checkpoint: it knows a release of 2026-02-01, and this one is of 2026-01-08',
    ]);
  });

  it('of a size that nobody has is not read', async () => {
    const { checkpointText } = await import('../../../src/core/signing/log/checkpoint.ts');
    const { noteKeyId, writeNote } = await import('../../../src/core/signing/log/note.ts');
    const { ed25519Signature } = await import('../../../src/core/signing/ed25519.ts');
    const text = checkpointText({ name, size: 2 ** 40, root: rootOf([]) });
    const signatures = [{ name, keyId: noteKeyId(name, key.x), signature: ed25519Signature(text, key) }];
    expect(await told(new Map([[checkpointPath, Buffer.from(writeNote({ text, signatures }))]]))).toEqual([
      `forged checkpoint: it has 1,099,511,627,776 entries, more than are read`,
    ]);
  });
});
