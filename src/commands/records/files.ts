import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from '../../core/system-error.ts';
import { keepFile } from '../../publish/keep-file.cjs';
import { readPlainFile } from '../../publish/read-plain-file.cjs';
import type { RecordFiles } from '../../upload/records.ts';

/** The records of the project at `root`, as builds keep them. */
export function recordFiles(root: string): RecordFiles {
  const folder = join(root, '.cache/gazette/records');
  return {
    names: () => namesIn(folder).flatMap((site) => namesIn(join(folder, site)).map((name) => `${site}/${name}`)),
    read: (name) => readPlainFile(join(folder, name)),
    write: (name, bytes) => keepFile(join(folder, name), bytes),
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (isSystemError(error, 'ENOENT') || isSystemError(error, 'ENOTDIR')) return [];
    throw error;
  }
}
