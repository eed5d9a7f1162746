import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNodeListener } from '../../src/http/node-listener.ts';
import { findCommand } from '../hosts/servers.ts';
import { manifest, release, serving } from './servers.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gazette-audit-'));
  writeFileSync(join(folder, 'manifest.json'), manifest);
  writeFileSync(join(folder, 'not.json'), '{"version":1}');
});
afterAll(() => rmSync(folder, { recursive: true }));

function gazette(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/gazette.cjs', 'audit', ...args], { stdio: 'pipe' });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
const withManifest = (name: string) => ['--manifest', join(folder, name)];

test('0 when all is well, also by another name and address', async () => {
  await serving(undefined, async ({ origin, host }) => {
    const { code, out } = await gazette(origin, ...withManifest('manifest.json'));
    expect(out).toContain(`✓ ${origin} serves the release as it should`);
    expect(code).toBe(0);
    const elsewhere = ['http://example.com', '--connect', host, '--host-header', 'www.example.com'];
    expect((await gazette(...elsewhere, ...withManifest('manifest.json'))).code).toBe(0);
  });
});

test('1 when something differs', async () => {
  await serving(
    (reply, { path }) => (path === '/' ? { ...reply, status: 500 } : undefined),
    async ({ origin }) => {
      const { code, out } = await gazette(origin, '--json', ...withManifest('manifest.json'));
      expect(code).toBe(1);
      expect(JSON.parse(out.trimEnd().split('\n').at(-1)!).summary.findings[0].cause).toBe('server-error');
    },
  );
});

test.skipIf(!findCommand('openssl'))('over TLS, where the certificate must be of the name asked for', async () => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=example.com', '-addext', 'subjectAltName=DNS:example.com'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', ...subject].concat(
      ['-keyout', key, '-out', cert],
    ),
    { stdio: 'ignore' },
  );
  const tls = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createServer(
    tls,
    createNodeListener(() => release),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connect = [
    '--connect',
    `127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...withManifest('manifest.json'),
  ];
  process.env.NODE_EXTRA_CA_CERTS = cert;
  try {
    expect(await gazette('https://example.com', ...connect)).toMatchObject({ code: 0 });
    const other = await gazette('https://example.org', ...connect);
    expect(other.code).toBe(1);
    expect(other.out).toContain('The certificate is for other names  [certificate-name: ');
    expect(other.out).toContain('got one for example.com');
  } finally {
    delete process.env.NODE_EXTRA_CA_CERTS;
    server.closeAllConnections();
    server.close();
  }
});

test('0 when what differs is accepted, 1 when the exception has expired or is none', async () => {
  const known = (name: string, expires: string) => {
    const row = { code: 'server-error', paths: ['/'], reason: 'Being rebuilt.', expires };
    writeFileSync(join(folder, name), JSON.stringify({ exceptions: [row] }));
    return ['--exceptions', join(folder, name), ...withManifest('manifest.json')];
  };
  await serving(
    (reply, { path }) => (path === '/' ? { ...reply, status: 500 } : undefined),
    async ({ origin }) => {
      expect(await gazette(origin, ...known('known.json', '9999-12-31'))).toMatchObject({ code: 0 });
      const expired = await gazette(origin, ...known('expired.json', '2020-01-01'));
      expect(expired.out).toMatch(/expired\.json:1:\d+ server-error: the exception held until 2020-01-01/);
      expect(expired.code).toBe(1);
      const broken = await gazette(origin, ...known('broken.json', 'soon'));
      expect(broken.out).toMatch(/broken\.json:1:\d+ exceptions\[0\]\.expires: expected a day or never/);
      expect(broken.out).not.toContain('requests in');
      expect(broken.code).toBe(1);
    },
  );
});

test('2 when the command is not understood', async () => {
  const { code, err } = await gazette('example.com');
  expect(code).toBe(2);
  expect(err).toContain('npx gazette audit https://ORIGIN [flags]');
});

test.each([
  ['nobody answers', ['http://127.0.0.1:1', 'manifest.json'], 'ECONNREFUSED'],
  ['there is no manifest', ['http://127.0.0.1:1', 'none.json'], 'none.json'],
  ['the manifest is none', ['http://127.0.0.1:1', 'not.json'], 'npx gazette build'],
])('74 when %s', async (_, [origin, name], message) => {
  const { code, err, out } = await gazette(origin!, ...withManifest(name!));
  expect(err).toContain(message);
  expect([code, out]).toEqual([74, '']);
});
