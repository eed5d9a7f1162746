import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatStamp } from '../../content/read/list-files.ts';
import { createTimeSlices, sliceMs } from './time-slices.ts';

/** Stamps of files as last read, by absolute path. */
type KnownFiles = ReadonlyMap<string, { readonly stamp: string }>;

const gone = 'gone';

/**
 * Returns a function that looks at folders again, in slices, and returns whether anything is other than it was read: false
 * too as soon as nobody wants to know.
 */
export function createChangeDetector(
  folders: readonly string[],
  known: readonly KnownFiles[],
): (isWanted: () => boolean) => Promise<boolean> {
  const told = new Map<string, string>();
  return async (isWanted) => {
    const pause = createTimeSlices(sliceMs);
    const steps = lookAgain(folders, known, told);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      const turn = pause();
      if (turn) await turn;
      if (!isWanted()) return false;
    }
  };
}

/**
 * Looks for what raised no event, such as on a disk of another machine: goes through folders, and yields after each name.
 * Returns whether anything is other than it was read. What is there and was not read, or was and is not, is told once:
 * `told` is where that is noted.
 */
function* lookAgain(
  folders: readonly string[],
  known: readonly KnownFiles[],
  told: Map<string, string>,
): Generator<void, boolean> {
  let isOther = false;
  const found = new Set<string>();
  const tell = (path: string, stamp: string) => {
    if (told.get(path) !== stamp) isOther = true;
    told.set(path, stamp);
  };
  for (const { path, stamp } of listStamps(folders)) {
    yield;
    if (stamp === undefined) continue;
    found.add(path);
    if (!known.some((files) => files.get(path)?.stamp === stamp)) tell(path, stamp);
  }
  for (const files of known) for (const path of files.keys()) if (!found.has(path)) tell(path, gone);
  return isOther;
}

/** All that is in folders, with its stamp; a folder has none. */
function* listStamps(folders: readonly string[]): Generator<{ readonly path: string; readonly stamp?: string }> {
  // Folders are added while it runs.
  const below = [...folders];
  for (const folder of below)
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        below.push(path);
        yield { path };
        continue;
      }
      const stats = entry.isFile() ? statSync(path, { throwIfNoEntry: false }) : undefined;
      yield { path, stamp: stats ? formatStamp(stats) : 'no file' };
    }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A missing folder has no files; the reader reports an unreadable one.
    return [];
  }
}
