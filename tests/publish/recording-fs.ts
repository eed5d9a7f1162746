import type * as fs from 'node:fs';
import type * as promises from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** A file or folder as its disk knows it: names are entries of folders. */
export interface Inode {
  readonly id: number;
  readonly entries?: Map<string, Inode>;
  data: Buffer;
  mode: number;
  time: number;
}

/** The calls to the disk of one call; the parts of one belong together, as those of a rename do. */
export type Step =
  | { readonly kind: 'entry'; readonly folder: Inode; readonly name: string; readonly inode: Inode | undefined }
  | { readonly kind: 'data'; readonly inode: Inode; readonly data: Buffer }
  | { readonly kind: 'mode'; readonly inode: Inode; readonly mode: number }
  | { readonly kind: 'time'; readonly inode: Inode; readonly time: number }
  | { readonly kind: 'sync'; readonly inode: Inode };

/** The calls of a recording, in their order. Only what lies below `root` counts. */
export const recording = {
  root: '',
  tree: undefined as Inode | undefined,
  calls: [] as (readonly Step[])[],
  descriptors: new Map<number, Inode>(),
};

let ids = 0;
export const inode = (isFolder: boolean, mode: number): Inode => ({
  id: ids++,
  ...(isFolder && { entries: new Map() }),
  data: Buffer.alloc(0),
  mode,
  time: 0,
});

/** Ends a recording, so that calls are made and nothing more. */
export function stopRecording(): void {
  recording.tree = undefined;
}

function at(path: string): Inode | undefined {
  if (!recording.tree || !`${path}/`.startsWith(`${recording.root}/`)) return undefined;
  const names = path.slice(recording.root.length).split('/').filter(Boolean);
  return names.reduce<Inode | undefined>((folder, name) => folder?.entries?.get(name), recording.tree);
}

function did(...steps: (Step | undefined)[]): void {
  const real = steps.filter((step) => step !== undefined);
  for (const step of real) applyStep(step);
  if (real.length > 0) recording.calls.push(real);
}

/** Does to an inode what a step says. */
export function applyStep(step: Step): void {
  if (step.kind === 'entry') {
    if (step.inode) step.folder.entries?.set(step.name, step.inode);
    else step.folder.entries?.delete(step.name);
  } else if (step.kind === 'data') step.inode.data = step.data;
  else if (step.kind === 'mode') step.inode.mode = step.mode;
  else if (step.kind === 'time') step.inode.time = step.time;
}

function entry(path: string, of: Inode | undefined): Step | undefined {
  const folder = at(dirname(path));
  return folder && { kind: 'entry', folder, name: basename(path), inode: of };
}

type Call = (...args: never[]) => unknown;

/** The meaning of each call of node:fs that changes something; called after it succeeded. */
const meanings: Readonly<Record<string, (result: unknown, ...args: never[]) => void>> = {
  openSync(fd: unknown, path: string, flags: string, mode = 0o644) {
    let found = at(path);
    if (!found && String(flags).includes('w')) {
      const made = inode(false, mode);
      did(entry(path, made));
      found = at(path);
    }
    if (found) recording.descriptors.set(fd as number, found);
  },
  closeSync: (_, fd: number) => void recording.descriptors.delete(fd),
  writeFileSync(_, to: number | string, data: string | Uint8Array) {
    const found = typeof to === 'number' ? recording.descriptors.get(to) : at(to);
    if (typeof to === 'string' && !found && at(dirname(to))) throw new Error(`a file that nobody opened: ${to}`);
    if (found) did({ kind: 'data', inode: found, data: Buffer.from(data) });
  },
  writeSync(_, fd: number, data: string) {
    const found = recording.descriptors.get(fd);
    if (found) did({ kind: 'data', inode: found, data: Buffer.from(data) });
  },
  fsyncSync(_, fd: number) {
    const found = recording.descriptors.get(fd);
    if (found) did({ kind: 'sync', inode: found });
  },
  fchmodSync(_, fd: number, mode: number) {
    const found = recording.descriptors.get(fd);
    if (found) did({ kind: 'mode', inode: found, mode });
  },
  chmodSync(_, path: string, mode: number) {
    const found = at(path);
    if (found) did({ kind: 'mode', inode: found, mode });
  },
  futimesSync(_, fd: number, time: number) {
    const found = recording.descriptors.get(fd);
    if (found) did({ kind: 'time', inode: found, time });
  },
  mkdirSync(made: unknown, path: string, mode: unknown) {
    if (typeof mode === 'number' || made !== undefined) did(entry(path, inode(true, Number(mode) || 0o755)));
  },
  renameSync(_, from: string, to: string) {
    const moved = at(from);
    if (moved) did(entry(from, undefined), entry(to, moved));
  },
  linkSync: (_, from: string, to: string) => did(entry(to, at(from))),
  unlinkSync: (_, path: string) => did(entry(path, undefined)),
  rmdirSync: (_, path: string) => did(entry(path, undefined)),
  rmSync: (_, path: string) => did(at(path) && entry(path, undefined)),
};

/** node:fs that notes what it does. */
export function recordingFs(real: typeof fs): typeof fs {
  const watched = Object.entries(meanings).map(([name, meaning]) => [
    name,
    (...args: unknown[]) => {
      // Who plays the disk need not wait for the real one.
      const result = name === 'fsyncSync' ? undefined : (real[name as 'openSync'] as Call)(...(args as never[]));
      if (recording.tree) meaning(result, ...(args as never[]));
      return result;
    },
  ]);
  return { ...real, ...Object.fromEntries(watched) };
}

/** node:fs/promises that notes which files are waited for. */
export function recordingPromises(real: typeof promises): typeof promises {
  return {
    ...real,
    async open(...args: Parameters<typeof real.open>) {
      const file = await real.open(...args);
      const found = at(String(args[0]));
      file.sync = async () => {
        if (found) did({ kind: 'sync', inode: found });
      };
      return file;
    },
  };
}
