import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { node } from '../../../src/hosts/server/node.ts';
import { thoroughness } from '../../support/runs.ts';
import { deployment, startCodeServer } from '../code-server.ts';
import { exampleRelease } from '../release.ts';
import { freePort, type Server } from '../servers.ts';
import { load } from './load.ts';
import { neverReads, neverSends } from './stalled-clients.ts';
import { type Wire, wire } from './wire.ts';

/** How long the load lasts: ten minutes with LONG=1. */
const isLong = thoroughness === 3;
const seconds = isLong ? 600 : 2;

/** Collects its garbage when asked, and says what it holds then. */
const settles = `data:text/javascript,process.on('SIGUSR2',()=>{for(let n=0;n<4;n++)gc();const{heapUsed,external}=process.memoryUsage();console.log('settled '+(heapUsed+external))})`;

const release = exampleRelease();
const { deploy } = deployment(node, release);
let server: Server;
beforeAll(async () => {
  server = await startCodeServer(deploy, process.execPath, ['--expose-gc', '--import', settles]);
});
afterAll(() => server?.stop());

test('200 connections with odd requests: every right one is answered right, and memory does not grow', async () => {
  const port = Number(new URL(server.origin).port);
  const run = (forSeconds: number, seed: number) => {
    const end = performance.now() + forSeconds * 1000;
    return load(release, port, { connections: 200, seed, isOver: () => performance.now() > end });
  };
  await readAll(port);
  const warm = await run(isLong ? 60 : 2, 1);
  const before = await settled();
  // They are given up after a quarter of a minute, and after a minute.
  const stalled = isLong
    ? Array.from({ length: 20 }, (_, n) => (n < 10 ? neverSends(port) : neverReads(port, 75_000)))
    : [];
  const [{ compared, odd, failures }, ...cut] = await Promise.all([run(seconds, 2), ...stalled]);
  const after = await settled();
  console.log(
    `${compared} answers compared, ${odd} odd clients in ${seconds} s; resident ${mb(before.resident)}, then ${mb(after.resident)}; held ${mb(before.held)}, then ${mb(after.held)}`,
  );
  expect([...warm.failures, ...failures, ...cut.flat()].slice(0, 20)).toEqual([]);
  expect([compared > 1000, odd > 20]).toEqual([true, true]);
  expect(server.output()).not.toMatch(/error|warning/i);
  expect(after.held / before.held).toBeLessThanOrEqual(1.1);
  // In seconds the system has not given all the memory that a busy server takes once.
  if (isLong) expect(after.resident / before.resident).toBeLessThanOrEqual(1.1);
}, 1_800_000);

/** Asks for every file once, in each coding: the server keeps what it has read. */
async function readAll(port: number): Promise<void> {
  const client = await wire(port);
  for (const path of release.routes.keys())
    for (const coding of ['identity', 'br', 'gzip'])
      for (const type of ['text/html', 'text/markdown']) {
        client.send(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: ${type}\r\nAccept-Encoding: ${coding}\r\n\r\n`);
        await client.next('GET');
      }
  client.close();
}

const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Bytes of memory that the server has, and that its program holds, once its garbage has been collected. */
async function settled(): Promise<{ readonly resident: number; readonly held: number }> {
  const told = () => [...server.output().matchAll(/settled (\d+)/g)];
  const asked = told().length;
  server.signal('SIGUSR2');
  while (told().length === asked) await new Promise((done) => setTimeout(done, 20));
  const resident = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) * 1024;
  return { resident, held: Number(told().at(-1)![1]) };
}

test('SIGTERM: what was asked is answered, nobody new is let in, and a client that stalls is not waited for', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(deploy, 'server.mjs')], { env: { ...process.env, PORT: String(port) } });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  await new Promise((done) => child.stdout.once('data', done));
  // It holds the server up for ten seconds; without it tests/hosts/server/programs/listener.test.ts counts them.
  const stalled = isLong ? [await wire(port)] : [];
  for (const client of stalled) client.send('GET / HTTP/1.1\r\nHost: x\r\nX: ');
  const late = await wire(port);
  late.socket.pause();
  late.send('GET /docs/api/ HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));

  let isLost = 0;
  let answered = 0;
  // Connections that wait in the queue of the system are let in too late.
  const letIn = new Set<Wire>();
  const ask = async (client: Wire): Promise<void> => {
    client.send('GET /docs/api/ HTTP/1.1\r\nHost: x\r\n\r\n');
    const answer = await client.next('GET').catch(() => undefined);
    if (answer === undefined) isLost += 1;
    else {
      answered += 1;
      letIn.add(client);
    }
    if (answer !== undefined && answer.headers.get('connection')?.[0] !== 'close') await ask(client);
  };
  const clients = await Promise.all(Array.from({ length: 100 }, () => wire(port)));
  const asking = clients.map(ask);
  while (answered < 500 || letIn.size < 100) await new Promise((done) => setTimeout(done, 5));
  const began = performance.now();
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill('SIGTERM');
  late.socket.resume();
  await Promise.all(asking);
  await expect(wire(port)).rejects.toThrow('ECONNREFUSED');
  for (let n = 0; n < 20; n++) if ((await late.next('GET'))?.status !== 200) isLost += 1;
  expect(isLost).toBe(0);
  expect([await ended, said]).toEqual([0, '']);
  console.log(`ended ${((performance.now() - began) / 1000).toFixed(1)} s after SIGTERM, ${answered} answers`);
  for (const client of [...stalled, late, ...clients]) client.close();
}, 60_000);
