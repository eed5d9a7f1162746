// Cost of servers at 10, 1,000 and 10,000 pages: `npx vitest run --config bench/hosts/vitest.config.mjs`, with SECONDS a run and ROUNDS. Needs the servers
// and wrk. The figures go to bench/hosts/figures.json, of which HOSTS.md is made.
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import type { Host } from '../../src/hosts/host.ts';
import { hosts } from '../../src/hosts/index.ts';
import { type OwnServer, ownServers } from '../../tests/hosts/own-servers.ts';
import { exampleRelease } from '../../tests/hosts/release.ts';
import type { Server } from '../../tests/hosts/servers.ts';
import { load, memory, wrk } from './load.ts';
import { withPages } from './release.ts';

const counts = [10, 1000, 10_000] as const;
const seconds = Number(process.env.SECONDS ?? 2);
const rounds = Number(process.env.ROUNDS ?? 3);
const kinds = {
  html: { Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'gzip' },
  markdown: { Accept: 'text/markdown' },
};

const releases = counts.map((count) => withPages(exampleRelease(), count));

interface Cell {
  readonly startMs: number;
  memoryMb: number;
  readonly configurationBytes: number;
  /** Requests a second, the best of all rounds: of the first and of the last page, `html` and `markdown`. */
  readonly rates: Record<string, number>;
  /** Microseconds of the server's processors a request, the least of all rounds. */
  readonly cpu: Record<string, number>;
}

test('servers at size', async () => {
  const absent = ownServers.filter(({ found }) => found === undefined).map(({ name }) => name);
  if (wrk === undefined || absent.length > 0)
    throw new Error(`not installed: ${[...absent, ...(wrk ? [] : ['wrk'])].join(', ')}`);
  const [reference, ...others] = ownServers;
  if (reference === undefined) return;
  const figures: Record<string, readonly Cell[]> = {};
  const running = await started(reference);
  figures[reference.name] = running.map(({ cell }) => cell);
  for (const other of others) {
    const all = await started(other);
    figures[other.name] = all.map(({ cell }) => cell);
    // Side by side: each round asks both, at each size, one after the other.
    for (let round = 0; round < rounds; round++) for (const one of [...running, ...all]) ask(one);
    for (const { server } of all) await server.stop();
    console.log(other.name, JSON.stringify(figures[other.name]));
  }
  for (const { server } of running) await server.stop();
  const sizes = Object.fromEntries(
    hosts.map((host) => [
      host.name,
      releases.map(({ release }) => refusal(host, release) ?? sizeOf(host.name, release)),
    ]),
  );
  const date = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify(
    {
      date,
      command: 'npx vitest run --config bench/hosts/vitest.config.mjs',
      seconds,
      rounds,
      counts,
      servers: figures,
      sizes,
    },
    null,
    2,
  );
  writeFileSync(new URL('figures.json', import.meta.url), `${text}\n`);
});

interface Running {
  readonly server: Server;
  readonly ends: readonly string[];
  readonly cell: Cell;
}

async function started({ start, host, configuration }: OwnServer): Promise<Running[]> {
  const all: Running[] = [];
  for (const { release, ends } of releases) {
    const { server } = await start(release);
    const configurationBytes = sizeOf(host, release, configuration);
    all.push({ server, ends, cell: { startMs: server.startMs, memoryMb: 0, configurationBytes, rates: {}, cpu: {} } });
  }
  return all;
}

function ask({ server, ends, cell }: Running): void {
  for (const [kind, headers] of Object.entries(kinds))
    for (const [i, path] of ends.entries()) {
      const key = `${kind} ${i === 0 ? 'first' : 'last'}`;
      const { rate, cpu } = load(server.origin + path, headers, seconds, server.pid);
      cell.rates[key] = Math.max(cell.rates[key] ?? 0, rate);
      cell.cpu[key] = Math.min(cell.cpu[key] ?? Number.POSITIVE_INFINITY, cpu);
    }
  cell.memoryMb = Math.max(cell.memoryMb, memory(server.pid));
}

/** Limits of a plan that the release exceeds, in words. */
function refusal(host: Host, release: Release): string | undefined {
  const [first] = host.emit(release, {}).exceeded;
  return first && `refused: ${first.got} ${first.limit}, ${first.allowed} allowed`;
}

/** Bytes of what a host is given. */
function sizeOf(name: string, release: Release, files = /./): number {
  const host = hosts.find((candidate) => candidate.name === name);
  const output = host?.emit(release, {});
  const all = [...(output?.files ?? []), ...(output?.uploaded ?? [])];
  const texts = new Map(all.filter(({ file }) => files.test(file)).map(({ file, text }) => [file, text]));
  return [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
