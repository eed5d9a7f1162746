import type * as fs from 'node:fs';

/** The calls of node:fs that the system refuses. */
interface Refusal {
  /** Several: `unlinkSync rmSync`. */
  readonly name: string;
  readonly code: string;
  /** Only calls on a path that holds this text count. */
  readonly path?: string;
  /** So many are let through, and so many after them are refused. */
  readonly after?: number;
  readonly times?: number;
}

export const refusal = { now: undefined as Refusal | undefined, calls: 0 };

/** Refuses such calls from now on; without an argument, none. */
export function refuse(now?: Refusal): void {
  Object.assign(refusal, { now, calls: 0 });
}

/** node:fs of a system that refuses. */
export function refusingFs(real: typeof fs): typeof fs {
  const watched = (['linkSync', 'readFileSync', 'renameSync', 'rmSync', 'unlinkSync'] as const).map((name) => [
    name,
    (...args: unknown[]) => {
      const { code, path = '', after = 0, times = Number.POSITIVE_INFINITY, ...now } = refusal.now ?? { code: '' };
      if ('name' in now && now.name.split(' ').includes(name) && args.some((arg) => String(arg).includes(path))) {
        const call = refusal.calls++;
        if (call >= after && call < after + times)
          throw Object.assign(new Error(code), { code, syscall: name.slice(0, -4), errno: -1 });
      }
      return (real[name] as (...args: unknown[]) => unknown)(...args);
    },
  ]);
  return { ...real, ...Object.fromEntries(watched) };
}
