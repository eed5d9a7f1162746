import { applyStep, type Inode, inode, type Step } from './recording-fs.ts';

/**
 * Losses of a disk between two syncs. `ordered`: names, modes and times are kept up to some moment, as journals of file
 * systems keep them. `folders`: each folder is at a moment of its own. `any`: of each folder any of the last changes may be
 * missing, whatever came after. Bytes that were not synced are there, half there, or not.
 */
export const disks = ['ordered', 'folders', 'any'] as const;

/** The state of each inode of a tree at a moment. */
export type Held = ReadonlyMap<Inode, Inode>;

export function heldBy(tree: Inode): Held {
  const held = new Map<Inode, Inode>();
  const visit = (one: Inode) => {
    held.set(one, { ...one, ...(one.entries && { entries: new Map(one.entries) }) });
    for (const below of one.entries?.values() ?? []) visit(below);
  };
  visit(tree);
  return held;
}

/** The tree of a disk after a power cut before call `cut`; `held` is what was on it, all synced, before the first. */
export function afterPowerCut(
  tree: Inode,
  held: Held,
  calls: readonly (readonly Step[])[],
  cut: number,
  disk: (typeof disks)[number],
  random: (below: number) => number,
): Inode {
  const done = calls.slice(0, cut);
  // The call after which all that was asked of an inode is certain, and the same of the disk as a whole.
  const synced = new Map<Inode, number>();
  for (const [n, steps] of done.entries())
    for (const { kind, inode } of steps) if (kind === 'sync') synced.set(inode, n);
  const lastSync = [...synced.values()].reduce((last, n) => Math.max(last, n), -1);
  const until = lastSync + 1 + random(cut - lastSync);
  const moments = new Map<Inode, number>();
  const isKept = (owner: Inode, n: number) => {
    if (disk === 'ordered') return n < until;
    const last = synced.get(owner) ?? -1;
    if (n < last) return true;
    if (disk === 'any') return random(2) === 0;
    const moment = moments.get(owner) ?? last + 1 + random(cut - last);
    moments.set(owner, moment);
    return n < moment;
  };
  const copies = new Map<Inode, Inode>();
  const on = (one: Inode): Inode => {
    const known = copies.get(one);
    if (known) return known;
    const before = held.get(one) ?? inode(one.entries !== undefined, one.entries ? 0o755 : 0o644);
    const copy: Inode = { ...before, ...(before.entries && { entries: new Map() }) };
    copies.set(one, copy);
    for (const [name, below] of before.entries ?? []) copy.entries?.set(name, on(below));
    return copy;
  };
  const root = on(tree);
  for (const [n, steps] of done.entries()) {
    // A rename is one step, between two folders too (a journal of any kind sees to that; FAT has none).
    const isDone = steps.map((step) => isKept(step.kind === 'entry' ? step.folder : step.inode, n)).some(Boolean);
    for (const step of steps) {
      if (step.kind === 'data') {
        const { length } = step.data;
        const lengths = [0, length >> 1, length];
        on(step.inode).data = step.data.subarray(0, n < (synced.get(step.inode) ?? -1) ? length : lengths[random(3)]);
      } else if (isDone && step.kind === 'entry')
        applyStep({ ...step, folder: on(step.folder), inode: step.inode && on(step.inode) });
      else if (isDone) applyStep({ ...step, inode: on(step.inode as Inode) } as Step);
    }
  }
  return root;
}
