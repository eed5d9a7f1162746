import { existsSync, type FSWatcher, lstatSync, readdirSync, watch as systemWatch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isChangeFile } from '../../core/change-file-names.ts';
import { isSystemError } from '../../core/system-error.ts';

/** Milliseconds of silence that end a change: editors write a file in several steps. */
const quietMs = 10;

/** Events of a watch. */
interface WatchHandlers {
  /** The absolute paths that were touched, once for each burst of changes. */
  onChange(touched: ReadonlySet<string>): void;
  /** The system refused a watcher: changes below the folder may be missed. Each kind of refusal is told once. */
  onError(error: unknown, folder: string): void;
}

type Watch = (folder: string, listener: (event: string, name: string | null) => void) => FSWatcher;

/**
 * Watches folders with all below them, which may be absent, come and go, or be replaced; returns what ends it. One
 * watcher for each folder: Node's recursive mode and chokidar open one for each file on Linux, where they are limited
 * (5,000 questions: 5,002 instead of 2, and over a second to begin).
 */
export function watchFolders(
  folders: readonly string[],
  { onChange, onError }: WatchHandlers,
  watch: Watch = systemWatch,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  /** Every folder that was ever watched: one that is gone leaves watchers of what was below it. */
  const known = new Set<string>();
  const told = new Set<unknown>();
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
    follow(paths);
    onChange(paths);
  };
  /** A change is told whatever happens here. */
  const follow = (paths?: ReadonlySet<string>) => {
    try {
      if (!paths || mayHaveFolders(paths)) followAll();
    } catch (error) {
      onError(error, folders[0] ?? '');
    }
  };
  const followAll = () => {
    const wanted = new Set(folders.flatMap(watchedFor));
    for (const folder of watchers.keys()) if (!wanted.has(folder)) close(folder);
    for (const folder of wanted) if (!watchers.has(folder)) open(folder);
  };
  // Listing every folder at each save takes longer than all else at a large site.
  const mayHaveFolders = (paths: ReadonlySet<string>) =>
    !folders.every((folder) => watchers.has(folder)) || [...paths].some((path) => known.has(path) || isFolder(path));
  const open = (folder: string) => {
    try {
      const watcher = watch(folder, (_event, name) => {
        // The folder's own name says that it is gone; another of its name may stand there by now.
        if (name === basename(folder)) close(folder);
        if (name === null || !isChangeFile(name)) note(name === null ? folder : join(folder, name));
      });
      watcher.on('error', (error) => {
        close(folder);
        refused(error, folder);
        note(folder);
      });
      watchers.set(folder, watcher);
      known.add(folder);
      // Files written into a new folder before it was watched raised no event.
      if (started) note(folder);
    } catch (error) {
      refused(error, folder);
    }
  };
  const close = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const refused = (error: unknown, folder: string) => {
    const kind = isSystemError(error) ? error.code : error;
    // A folder that is gone again: its parent says so too (Windows: EPERM).
    if (!existsSync(folder) || told.has(kind)) return;
    told.add(kind);
    onError(error, folder);
  };
  let started = false;
  follow();
  started = true;
  return () => {
    clearTimeout(timer);
    for (const folder of watchers.keys()) close(folder);
  };
}

/** The folder and all below it; of one that is absent, the nearest above, where it may appear. */
function watchedFor(folder: string): string[] {
  const found = withFoldersBelow(folder);
  if (found.length > 0) return found;
  let above = dirname(folder);
  while (!existsSync(above) && above !== dirname(above)) above = dirname(above);
  return [above];
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // An unreadable path counts as a folder.
    return true;
  }
}

/** Folders that vanish meanwhile are left out, and no others. */
function withFoldersBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const below = entries.filter((entry) => entry.isDirectory());
    return [folder, ...below.flatMap(({ name }) => withFoldersBelow(join(folder, name)))];
  } catch {
    return [];
  }
}
