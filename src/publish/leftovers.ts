import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { isReleaseNeeded, type PublishTarget, siblingPath } from './publish-target.ts';

/** File or folder that a killed or running build has beside the two folders. */
interface Leftover {
  readonly path: string;
  readonly kind: 'new' | 'old' | 'at' | 'kept' | 'link' | 'lock' | 'journal';
  /** The folder that it belongs to. */
  readonly folder: string;
  /** The process in its name; of a release that a link led to (`at`), its number. */
  readonly pid?: number;
}

/**
 * Every file and folder of ours beside the two folders, by name alone: one look at their parents, made at each build.
 * Only names of ours, in full: those of other programs may begin alike.
 */
export function listLeftovers(target: PublishTarget): Leftover[] {
  return [
    ...besides(target.outDir, /^(?:(new|old|at|kept|link|lock)-(\d{1,10})|(lock(?!-)|journal)(?:-new)?)$/),
    ...besides(target.deployDir, /^(?:(new|old)-(\d{1,10}))$/),
  ];
}

/** Those that are of use to nobody and still there: the system does not let them be removed. */
export function listUnremovable(target: PublishTarget): string[] {
  return listLeftovers(target).flatMap(({ path, kind }) => (kind === 'at' || kind === 'old' ? [path] : []));
}

function besides(folder: string, pattern: RegExp): Leftover[] {
  const prefix = basename(siblingPath(folder, ''));
  const siblings = ignoreSystemErrors(() => readdirSync(dirname(folder))) ?? [];
  return siblings.flatMap((name) => {
    const [found, kind, pid, alone] = (name.startsWith(prefix) && pattern.exec(name.slice(prefix.length))) || [];
    if (found === undefined) return [];
    if (kind === 'at' && isReleaseNeeded(folder, Number(pid))) return [];
    const path = join(dirname(folder), name);
    return [
      { path, folder, kind: (kind ?? alone) as Leftover['kind'], ...(pid !== undefined && { pid: Number(pid) }) },
    ];
  });
}
