import { join } from 'node:path';
import { seal, unseal } from '../../core/seal.cjs';
import type { Shard } from '../../core/shard.ts';
import { isSystemError } from '../../core/system-error.ts';
import { keepFile } from '../keep-file.cjs';
import { readPlainFile } from '../read-plain-file.cjs';
import type { Plan } from './plan.ts';

/** What a shard says of itself. It is written last: without it, nothing in an exchange folder counts. */
export interface ShardHead {
  readonly shard: Shard;
  readonly plan: Plan;
  /** Its files, with their bytes. */
  readonly files: Readonly<Record<string, number>>;
  /** How many pages are in them. */
  readonly pages: number;
}

/** The name of the file in an exchange folder. */
export const headName = 'shard';
const about = 'shard 1';

export function writeHead(folder: string, head: ShardHead): void {
  keepFile(join(folder, headName), seal(about, JSON.stringify(head)));
}

/** The head of an exchange folder, or in words what is there instead. */
export function readHead(folder: string): ShardHead | string {
  try {
    const sealed = readPlainFile(join(folder, headName));
    if (!sealed) return 'holds no finished shard: its build failed, was killed, or has not ended yet';
    const body = unseal(about, sealed);
    return body
      ? (JSON.parse(body.toString('utf8')) as ShardHead)
      : 'holds a damaged shard, or one of another version of Gazette';
  } catch (error) {
    if (isSystemError(error)) return `cannot be read (${error.code})`;
    throw error;
  }
}
