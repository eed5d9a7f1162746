import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { findCommand } from '../../tests/hosts/servers.ts';

export const wrk = findCommand('wrk');

/** One thread, eight connections: requests a second, and the microseconds of the server's processors that each took. */
export function load(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
  leader: number,
): { readonly rate: number; readonly cpu: number } {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = ticks(leader);
  const { stdout, stderr } = spawnSync(wrk ?? 'wrk', ['-t1', '-c8', `-d${seconds}s`, ...fields, url], {
    encoding: 'utf8',
  });
  const [, requests, rate] = /(\d+) requests in [\s\S]*Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (requests === undefined || /Non-2xx|Socket errors: connect [1-9]/.test(stdout))
    throw new Error(`wrk ${url}: ${stdout}${stderr}`);
  // proc(5): a tick is 10 ms.
  return { rate: Number(rate), cpu: ((ticks(leader) - before) * 10_000) / Number(requests) };
}

/** Time that a process and its children had on processors: fields 14 and 15 of proc(5). */
function ticks(leader: number): number {
  const times = group(leader).map((pid) => read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ').slice(11, 13) ?? []);
  return times.flat().reduce((sum, n) => sum + Number(n), 0);
}

/** Memory that a process and its children hold, in MB: what is shared counts once. */
export function memory(leader: number): number {
  const kilobytes = group(leader).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, n) => sum + n, 0) / 1024;
}

function group(leader: number): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === leader);
}

function groupOf(pid: string): number {
  return Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[2]);
}

/** Empty for a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
