import { compareCodeUnits } from '../../core/problem.ts';
import type { PlannedRelease } from '../planned-release.ts';
import type { PublishTarget } from '../publish-target.ts';

/** Change of one file when a release replaces another. */
export interface FileChange {
  readonly folder: keyof PublishTarget;
  /** Path below the folder. */
  readonly file: string;
  readonly what: 'added' | 'changed' | 'removed';
}

/** Compares two releases by the digests that their manifests list: the output folder first, then that of host files. */
export function listFileChanges(before: PlannedRelease | undefined, after: PlannedRelease): FileChange[] {
  return (['outDir', 'deployDir'] as const).flatMap((folder) => {
    const old = new Map(before?.[folder].map(({ file, sha256 }) => [file, sha256]));
    const now = new Map(after[folder].map(({ file, sha256 }) => [file, sha256]));
    const files = [...new Set([...old.keys(), ...now.keys()])].sort(compareCodeUnits);
    return files.flatMap((file): FileChange[] => {
      if (old.get(file) === now.get(file)) return [];
      const what = old.has(file) ? (now.has(file) ? 'changed' : 'removed') : 'added';
      return [{ folder, file, what }];
    });
  });
}
