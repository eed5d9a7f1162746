import { onlyNumbers } from './figures.mjs';

/** Line that V8 prints after a full collection: who, and how much was left in MB. */
const collection = /^\[\d+:(0x[0-9a-f]+)\].* Mark-Compact .*?-> ([\d.]+) \(/gm;

/**
 * The most that was alive at any full collection, in MB, from the output of `node --trace-gc`; of several threads, the
 * sum of what each had at most. NaN when there was no collection.
 */
export function liveHeapOf(output) {
  const most = new Map();
  for (const [, thread, left] of output.matchAll(collection))
    most.set(thread, Math.max(most.get(thread) ?? 0, Number(left)));
  return most.size === 0 ? Number.NaN : [...most.values()].reduce((sum, left) => sum + left, 0);
}

/** The live heap of a cold build, in MB: every collection is made a full one, which takes several times as long. */
export function liveHeap(gazette) {
  gazette.forget();
  const [node, ...rest] = gazette.project.command('build');
  return liveHeapOf(gazette.project.start([node, '--trace-gc', '--gc-global', ...rest]).output);
}

/** How much each further page takes, in KB, from what two sizes take in MB. */
export const slope = ([few, less], [many, more]) => ((more - less) * 1024) / (many - few);

/**
 * The memory of a page from the two largest sizes for which it was measured, of the figures of all sizes. Live heap is
 * what has to be held; the peak of a process is what V8 took for it, and is larger.
 */
export function memoryOf(figures) {
  const names = { 'live heap': 'live heap, MB', 'peak memory': 'cold: peak memory, MB' };
  const found = Object.entries(names).map(([what, name]) => {
    const sizes = Object.entries(figures)
      .filter(([group, values]) => group.endsWith(' pages') && values[name] !== undefined)
      .map(([group, values]) => [Number.parseInt(group, 10), values[name]])
      .sort(([a], [b]) => a - b);
    const [few, many] = sizes.slice(-2);
    return [`${what}, KB`, many ? slope(few, many) : Number.NaN];
  });
  return onlyNumbers(Object.fromEntries(found));
}
