import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds of silence that end a change: editors write a file in several steps. */
const quietMs = 10;

/**
 * Watches folders with everything below them; calls `onChange` with the absolute paths that were touched, once for
 * each burst of changes. A folder may be absent, and may come and go. Returns a function that ends it.
 *
 * One watcher for each folder, because Node's recursive mode on Linux opens one for each file and loses files of new
 * folders.
 */
export function watchFolders(folders: readonly string[], onChange: (touched: ReadonlySet<string>) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const note = (path: string) => {
    touched.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, quietMs);
  };
  const flush = () => {
    const paths = touched;
    touched = new Set();
    follow();
    onChange(paths);
  };
  const follow = () => {
    const wanted = new Set(folders.flatMap(foldersBelow));
    for (const [folder, watcher] of watchers) {
      if (wanted.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of wanted) if (!watchers.has(folder)) open(folder);
  };
  const open = (folder: string) => {
    try {
      const watcher = watch(folder, (_event, name) => note(name === null ? folder : join(folder, name)));
      // The folder itself was removed: its parent says so too.
      watcher.on('error', () => {
        watcher.close();
        watchers.delete(folder);
        note(folder);
      });
      watchers.set(folder, watcher);
      // What was written into a new folder before it was watched has raised no event.
      if (started) note(folder);
    } catch {
      // Gone again; or, for a folder that was never there, its parent is watched below.
    }
  };
  let started = false;
  follow();
  started = true;
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

/** The folder and all below it; of a folder that is absent, its parent, where it may appear. */
function foldersBelow(folder: string): string[] {
  try {
    return [
      folder,
      ...readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(entry.parentPath, entry.name)),
    ];
  } catch {
    return [join(folder, '..')];
  }
}
