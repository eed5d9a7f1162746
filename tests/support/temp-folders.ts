import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isRunning, processSpace, processStart } from '../../src/publish/process-start.ts';

const prefix = 'gazette-tests-';
const ownerFile = '.owner.json';

/** Who runs: a number alone says little once a machine has started anew, or in another container. */
const here = () => ({ host: hostname(), space: processSpace() });

/**
 * Vitest calls it once for each suite, before all tests: what they and the programs that they start put into the
 * system's temporary folder is below one folder of this run. Runs that were killed left theirs: they are removed.
 */
export default function setup(): (() => void) | undefined {
  if (basename(tmpdir()).startsWith(prefix)) return undefined;
  const parent = tmpdir();
  removeAbandoned(parent);
  const own = makeOwn(parent, process.pid);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = own;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    remove(own);
  };
}

/** Makes the folder of a run; one that an earlier process of this number left there is emptied. */
export function makeOwn(parent: string, pid: number): string {
  const folder = join(parent, prefix + pid);
  remove(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ownerFile), JSON.stringify({ ...here(), pid, start: processStart(pid) }));
  return folder;
}

/** Removes the folders of runs whose process is gone; where nobody can tell, a folder stays. */
export function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix)))
    if (isAbandoned(join(parent, name))) remove(join(parent, name));
}

function isAbandoned(folder: string): boolean {
  try {
    const { host, space, pid, start } = JSON.parse(readFileSync(join(folder, ownerFile), 'utf8'));
    return host === here().host && space === here().space && !isRunning(pid, start);
  } catch {
    return false;
  }
}

/** A folder of somebody else, or one that a process still writes into, is no reason to run no test. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
