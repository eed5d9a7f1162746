import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { findCommand } from '../../tests/hosts/servers.ts';

export const wrk = findCommand('wrk');

/** Requests a second: one thread, eight connections. */
export function rate(url: string, headers: Readonly<Record<string, string>>, seconds: number): number {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout, stderr } = spawnSync(wrk ?? 'wrk', ['-t1', '-c8', `-d${seconds}s`, ...fields, url], {
    encoding: 'utf8',
  });
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (found === undefined || /Non-2xx|Socket errors: connect [1-9]/.test(stdout))
    throw new Error(`wrk ${url}: ${stdout}${stderr}`);
  return Number(found);
}

/** What a process and its children hold in memory, in MB: what is shared counts once. */
export function memory(leader: number): number {
  const group = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === leader);
  const kilobytes = group.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, n) => sum + n, 0) / 1024;
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
