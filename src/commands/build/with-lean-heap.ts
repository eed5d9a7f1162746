import { setFlagsFromString } from 'node:v8';
import type { Snapshot } from '../../publish/folder-stamps.ts';

/** Entries of the content from which garbage is most of what a build takes. */
const fewest = 2_000;

/**
 * Does what `action` does, and returns what it does. While a large build runs, V8 collects when the heap has doubled: else
 * it waits until it is four times as large. V8 asks for this at each collection; compiled code is kept under no such flag.
 */
export async function withLeanHeap<T>(seen: Snapshot | undefined, action: () => Promise<T>): Promise<T> {
  const entries = seen?.trees.reduce((sum, { paths }) => sum + paths.length, 0) ?? fewest;
  if (entries < fewest) return action();
  setFlagsFromString('--heap-growing-percent=100');
  try {
    return await action();
  } finally {
    setFlagsFromString('--heap-growing-percent=0');
  }
}
