import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { toDid } from '../../src/core/signing/signing.ts';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { findCommand } from '../hosts/servers.ts';
import { freshTarget } from '../publish/fresh-target.ts';
import { newKey, publishSigned } from '../support/signed.ts';

const root = new URL('../../', import.meta.url).pathname;
const key = newKey();
const { parent, outDir, deployDir } = freshTarget();
let release: Release;
beforeAll(async () => {
  const folder = `${parent}/site/`;
  cpSync('tests/fixtures/small', folder, { recursive: true });
  release = await publishSigned({ folder, key, day: '2026-11-26' }, { outDir, deployDir });
});

/** The commands of docs/pages/explanation/trust.md that run on a copy of a site, and need nothing of Gazette. */
const blocks = [
  ...readFileSync(join(root, 'docs/pages/explanation/trust.md'), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
]
  .map(([, block = '']) => block)
  .filter((block) => block.includes('python3'));

/** Runs a block in a copy of the site; what it writes to /tmp goes to a folder of its own. */
function run(block: string, folder: string) {
  const scratch = mkdtempSync(join(tmpdir(), 'gazette-trust-'));
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', block.replaceAll('/tmp/', `${scratch}/`)], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

function copied(change: (folder: string) => void) {
  const folder = join(mkdtempSync(join(tmpdir(), 'gazette-trust-')), 'copy');
  cpSync(outDir, folder, { recursive: true });
  change(folder);
  return folder;
}

const edit = (file: string, from: string | RegExp, to: string) => (folder: string) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'latin1');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to), 'latin1');
};

const has = (name: string) => findCommand(name) !== undefined;
const isMissing = !(has('python3') && has('openssl') && has('sha256sum'));
if (isMissing && process.env.CI)
  throw new Error('python3, openssl and sha256sum are missing: apt-get install python3 openssl coreutils');

describe.skipIf(isMissing)('the commands of docs/pages/explanation/trust.md, by programs of others,', () => {
  const [whole = '', fact = ''] = blocks;

  it('accept a signed release and one fact of it', () => {
    expect(blocks).toHaveLength(2);
    const done = run(whole, outDir);
    expect(done.text).toContain('Signature Verified Successfully');
    expect(done.text).toContain('signature/files.txt: OK');
    expect(done.status, done.text).toBe(0);
    const proven = run(fact, outDir);
    expect(proven.status, proven.text).toBe(0);
    expect(proven.text).toContain('"pointer":"/legalName","value":"');
  });

  it.each<[string, string, (folder: string) => void]>([
    ['another byte', whole, edit('index.md', /.$/m, '!')],
    ['a list that was made to fit', whole, edit('signature/files.txt', /^./, 'f')],
    ['another text that was signed', whole, edit('signature/release.json', /"payload": "(.{20})./, '"payload": "$1_')],
    ['another key', whole, edit('.well-known/did.json', key.x, newKey().x)],
    ['a key that does not count', whole, edit('.well-known/did.json', /("assertionMethod": \[\s*")/, '$1x')],
    ['another fact', fact, edit('api/v1/company.json', /("legalName": ")/, '$1x')],
    ['another proof', fact, edit('signature/api/v1/company.json', /"(.)([0-9a-f]{63})"/g, '"$2$1"')],
  ])('refuse %s', (_, block, change) => {
    const { status, text } = run(block, copied(change));
    expect(status, text).not.toBe(0);
  });
});

const hasCryptography = !isMissing && spawnSync('python3', ['-c', 'import cryptography']).status === 0;

it.skipIf(!hasCryptography)('the library cryptography of Python accepts the signature, and no other bytes', () => {
  const script = `
import base64, json, sys
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
d = lambda t: base64.urlsafe_b64decode(t + '=' * (-len(t) % 4))
jws = json.load(open('signature/release.json'))
key = Ed25519PublicKey.from_public_bytes(d(json.load(open('.well-known/did.json'))['verificationMethod'][0]['publicKeyJwk']['x']))
message = (jws['protected'] + '.' + jws['payload']).encode()
key.verify(d(jws['signature']), message)
try:
    key.verify(d(jws['signature']), message + b'.')
except Exception:
    print('as it should be')
`;
  expect(execFileSync('python3', ['-c', script], { cwd: outDir, encoding: 'utf8' })).toBe('as it should be\n');
});

it.skipIf(isMissing)('resolvers of did:web find the key over TLS, under the name that the signature has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gazette-trust-'));
  const [keyFile, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const { host } = new URL(release.baseUrl);
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', keyFile, '-out', cert];
  execFileSync('openssl', [...request, ...subject], { stdio: 'ignore' });
  const tls = { key: readFileSync(keyFile), cert: readFileSync(cert) };
  const server = createServer(
    tls,
    createNodeListener(() => release),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const did = toDid(release.baseUrl);
    const { port } = server.address() as AddressInfo;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'tests/third-party/resolve-did.mjs'), did, String(port)],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: cert, NODE_NO_WARNINGS: '1' } },
    );
    const { didDocument, didResolutionMetadata } = JSON.parse(stdout);
    expect(didResolutionMetadata.error).toBeUndefined();
    expect(didDocument).toMatchObject({ id: did, verificationMethod: [{ publicKeyJwk: { x: key.x } }] });
    const { protected: head } = JSON.parse(readFileSync(join(outDir, 'signature/release.json'), 'utf8'));
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'));
    expect(didDocument.assertionMethod).toEqual([kid]);
  } finally {
    server.close();
  }
});
