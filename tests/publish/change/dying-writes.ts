import type * as fs from 'node:fs';
import { Dead } from '../dying-fs.ts';

/**
 * The fate of the disk: before which writing call below `root`, counted from 0, and whether the process dies, the disk is
 * full, or (`refused`) from then on the disk takes nothing at all.
 */
export const fate = { root: '', kind: 'none' as 'none' | 'kill' | 'full' | 'refused', at: 0, calls: 0, isDead: false };

export function befall(root: string, kind: typeof fate.kind, at = 0): void {
  Object.assign(fate, { root, kind, at, calls: 0, isDead: false });
}

const writing = /^(?:open|write|writeFile|mkdir|rename|link|copyFile|unlink|rmdir|rm|fsync|fchmod)Sync$/;
const needsRoom = /^(?:open|write|writeFile|mkdir|link|copyFile|rename)Sync$/;

type Call = (...args: unknown[]) => unknown;

/** node:fs that counts calls that write below `root`; a write at the fatal moment has half of its bytes on the disk. */
export function dyingWrites(real: typeof fs): typeof fs {
  const paths = new Map<unknown, string>();
  const wrapped = Object.entries(real).map(([name, member]) => {
    if (!name.endsWith('Sync') || name === 'closeSync' || typeof member !== 'function') return [name, member];
    const call = (...args: unknown[]) => {
      if (fate.isDead) throw new Dead(name);
      const path = typeof args[0] === 'number' ? paths.get(args[0]) : String(args[0]);
      const isMeant = path?.startsWith(`${fate.root}/`) && fate.kind !== 'none' && writing.test(name);
      // Flags of open(2) that write; without any it reads.
      if (isMeant && !(name === 'openSync' && !/[wax+]/.test(String(args[1] ?? 'r'))))
        strike(name, member as Call, args);
      const result = (member as Call)(...args);
      if (name === 'openSync') paths.set(result, String(args[0]));
      return result;
    };
    return [name, call];
  });
  return Object.fromEntries(wrapped);
}

function strike(name: string, member: Call, args: readonly unknown[]): void {
  // Where the disk is full, only what needs room counts.
  if (fate.kind === 'full' && !needsRoom.test(name)) return;
  const call = fate.calls++;
  if (fate.kind === 'refused' ? call < fate.at : call !== fate.at) return;
  if (/^write(?:File)?Sync$/.test(name)) member(args[0], half(args[1]), ...args.slice(2));
  if (fate.kind === 'kill') {
    fate.isDead = true;
    throw new Dead(name);
  }
  const about = {
    code: fate.kind === 'full' ? 'ENOSPC' : 'EIO',
    syscall: name.slice(0, -'Sync'.length),
    errno: fate.kind === 'full' ? -28 : -5,
  };
  // Descriptors know no path, and neither do their errors, as in Node.
  const path = typeof args[0] === 'string' ? { path: args[0] } : {};
  throw Object.assign(new Error(`${about.code}: the disk`), { ...about, ...path });
}

const half = (data: unknown) => (data as string | Uint8Array).slice(0, (data as string | Uint8Array).length >> 1);
