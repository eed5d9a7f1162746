import type * as fs from 'node:fs';

/** The moment at which the process dies: before which call of node:fs, counted from 0; then it makes no more. */
export const death = { at: Number.POSITIVE_INFINITY, calls: 0, names: [] as string[] };

/** Thrown by every call after death: what a dead process would still do must not happen. */
export class Dead extends Error {}

/** Lets the calls begin anew. */
export function live(at = Number.POSITIVE_INFINITY): void {
  Object.assign(death, { at, calls: 0, names: [] });
}

/** node:fs of a process that dies: a write at that moment has half of its bytes on the disk. */
export function dyingFs(real: typeof fs): typeof fs {
  const wrapped = Object.entries(real).map(([name, member]) => {
    // Closing leaves no trace on a disk, and descriptors are not to run out.
    if (!name.endsWith('Sync') || name === 'closeSync' || typeof member !== 'function') return [name, member];
    const call = (...args: unknown[]) => {
      if (death.calls > death.at) throw new Dead(name);
      death.names.push(name);
      if (death.calls++ === death.at) {
        if (/^write(?:File)?Sync$/.test(name)) (member as Call)(args[0], half(args[1]), ...args.slice(2));
        throw new Dead(name);
      }
      return (member as Call)(...args);
    };
    return [name, call];
  });
  return Object.fromEntries(wrapped);
}

/** Runs `action` until it is dead; returns whether it died. */
export async function dies(action: () => unknown): Promise<boolean> {
  try {
    await action();
    return false;
  } catch (error) {
    // Code that catches every error takes death for one, and goes on until its next call.
    if (!(error instanceof Dead) && death.calls <= death.at) throw error;
    return true;
  } finally {
    live();
  }
}

type Call = (...args: unknown[]) => unknown;

function half(data: unknown): unknown {
  return (data as string | Uint8Array).slice(0, (data as string | Uint8Array).length >> 1);
}
