import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mediaTypes } from '../../../src/core/media-types.ts';
import type { Release, ReleaseFile, Route } from '../../../src/core/release.ts';
import { node } from '../../../src/hosts/server/node.ts';
import { documentHeaders } from '../../../src/http/headers.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { seeded } from '../../support/seeded.ts';
import { deployment, startCodeServer } from '../code-server.ts';
import { begun as begunOn, digests as heard } from './digests.ts';
import { wire } from './wire.ts';

const megabyte = 1024 * 1024;
/** Bytes that the server may ever have in memory. */
const most = 150 * megabyte;
const hugeSize = 300 * megabyte;

const below = seeded(28);
const noise = (size: number) => Buffer.from(Uint32Array.from({ length: size / 4 }, () => below(2 ** 32)).buffer);
/** The file counts as 300 MB once it lies there: nobody wants to hold it here. */
const huge = { file: 'huge.bin', size: hugeSize, bytes: Buffer.alloc(0), sha256: digestOfZeros(hugeSize) };
const files: readonly ReleaseFile[] = [
  ...['first.dat', 'second.dat'].map((file) => fileOf(file, noise(24 * megabyte))),
  ...['first.dat.br', 'odd name.txt.br'].map((file) => fileOf(file, noise(2 * megabyte))),
  fileOf('odd name.txt', noise(4 * megabyte)),
  // More than are rows of their own: the server learns what they are when they are asked for.
  ...Array.from({ length: 100 }, (_, n) => fileOf(`part-${n}.bin`, noise(900_000))),
  huge,
];
const release = releaseOf(files);
const { folder, deploy } = deployment(node, release);
truncateSync(join(folder, 'dist', huge.file), hugeSize);

const server = await startCodeServer(deploy, process.execPath);
afterAll(() => server.stop());
const port = Number(new URL(server.origin).port);

/** A field of /proc/PID/status, in bytes. */
const peak = () => Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) * 1024;
/** Bytes that the server has read so far, from files and connections. */
const bytesRead = () => Number(/^rchar: (\d+)/m.exec(readFileSync(`/proc/${server.pid}/io`, 'utf8'))![1]);
const get = (file: string, fields = '') => `GET /${file.replace(' ', '%20')} HTTP/1.1\r\nHost: x\r\n${fields}\r\n`;
const begun = (bytes: string) => begunOn(port, bytes);
const last = get('none', 'Connection: close\r\n');
const fileNamed = (file: string) => release.files.get(file)!;
const notFound = fileNamed('404.html');

test('HEAD reads nothing of a file, once its tag is known', async () => {
  const client = await wire(port);
  const head = async () => {
    client.send(get(huge.file).replace('GET', 'HEAD'));
    return client.next('HEAD');
  };
  await head();
  const before = bytesRead();
  for (let n = 0; n < 10; n++) {
    const { status, headers, body } = (await head())!;
    expect([status, headers.get('content-length'), body.length]).toEqual([200, [String(hugeSize)], 0]);
    expect(headers.get('etag')).toEqual([`"${tagOf(huge)}"`]);
  }
  expect(bytesRead() - before).toBeLessThan(megabyte);
  client.close();
});

test('a file of 300 MB arrives whole, and the answers behind it', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(get(huge.file) + get('index.md') + last);
  expect(await heard(socket)).toEqual([told(huge), told(fileNamed('index.md')), told(notFound)]);
});

test('two files of 24 MB for 40 slow readers', async () => {
  // Each has had the beginning, and reads no more until all have.
  const readers = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const file = files[n % 2]!;
      return { socket: await begun(get(file.file, 'Connection: close\r\n')), file };
    }),
  );
  for (const { socket } of readers.slice(6)) for (let n = 0; n < 4; n++) await once(socket.resume(), 'data');
  const whole = readers.slice(0, 6).map(async ({ socket, file }) => [await heard(socket), [told(file)]] as const);
  for (const [bodies, expected] of await Promise.all(whole)) expect(bodies).toEqual(expected);
  for (const { socket } of readers) socket.destroy();
});

test('a hundred files below a megabyte for one connection, which reads them late', async () => {
  const parts = files.filter(({ file }) => file.startsWith('part-'));
  const socket = await begun(parts.map(({ file }) => get(file)).join('') + last);
  const other = connect(port, '127.0.0.1');
  other.write(get('index.md').repeat(100) + last);
  expect(await heard(other)).toHaveLength(101);
  expect(await heard(socket)).toEqual([...parts, notFound].map(told));
});

test('a thousand requests on one connection for a large file, which nobody reads', async () => {
  const socket = await begun(get('second.dat').repeat(1000));
  const other = connect(port, '127.0.0.1');
  other.write(get('index.md').repeat(100) + last);
  expect(await heard(other)).toHaveLength(101);
  socket.destroy();
});

test('side-cars and conditions of large files; no part of one', async () => {
  const [first] = files as [ReleaseFile];
  const socket = connect(port, '127.0.0.1');
  socket.write(
    get('odd name.txt', 'Accept-Encoding: br\r\n') +
      get(first.file, `If-None-Match: "${tagOf(first)}"\r\n`) +
      // RFC 9110 §14.2: a server may ignore Range, and every host does.
      get(first.file, 'Range: bytes=0-9\r\n') +
      last,
  );
  expect(await heard(socket)).toEqual([told(fileNamed('odd name.txt.br')), '304', told(first), told(notFound)]);
});

test('the server has never had more than 150 MB', () => {
  expect(peak()).toBeLessThan(most);
  console.log(`peak ${(peak() / megabyte).toFixed(1)} MB`);
});

function releaseOf(added: readonly ReleaseFile[]): Release {
  const routes = added
    .filter(({ file }) => !file.endsWith('.br'))
    .map((file): Route => {
      const path = `/${file.file.replace(' ', '%20')}`;
      const headers = documentHeaders({
        kind: 'mirror',
        mediaType: mediaTypes.text,
        sha256: file.sha256,
        negotiated: false,
        contentSecurityPolicy: "default-src 'none'",
      });
      const isCoded = added.some((each) => each.file === `${file.file}.br`);
      return { path, variants: [{ when: 'always', file: file.file, headers, ...(isCoded && { encodings: ['br'] }) }] };
    });
  return {
    ...sampleRelease,
    files: new Map([...sampleRelease.files, ...added.map((file) => [file.file, file] as const)]),
    routes: new Map([...sampleRelease.routes, ...routes.map((route) => [route.path, route] as const)]),
  };
}

function fileOf(file: string, bytes: Uint8Array): ReleaseFile {
  return { file, size: bytes.length, bytes, sha256: digestOf(bytes) };
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function digestOfZeros(size: number): string {
  const hash = createHash('sha256');
  const zeros = Buffer.alloc(megabyte);
  for (let at = 0; at < size; at += megabyte) hash.update(zeros);
  return hash.digest('hex');
}

const tagOf = ({ sha256 }: ReleaseFile) => Buffer.from(sha256, 'hex').toString('base64url').slice(0, 22);
const told = ({ size, sha256 }: ReleaseFile) => `${size} bytes, ${sha256}`;
