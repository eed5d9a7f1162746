import { md5 } from '../../src/core/digest.ts';
import type { Bucket, ObjectHeaders } from '../../src/upload/bucket.ts';

export interface MemoryBucket extends Bucket {
  readonly objects: Map<string, { bytes: Uint8Array; fields: ObjectHeaders; modified?: string; tag?: string }>;
  /** Keys whose fields were asked for. */
  readonly asked: string[];
  /** Whether listings are of a moment in which nobody can have written unseen. */
  isSettled: boolean;
  /** Writes and removals, in order. */
  readonly log: string[];
}

/** A bucket in this process. `before` is asked before each change, and may throw. */
export function memoryBucket(before: (change: string) => void = () => {}): MemoryBucket {
  const objects: MemoryBucket['objects'] = new Map();
  const log: string[] = [];
  const asked: string[] = [];
  let clock = 0;
  const change = (what: string) => {
    before(what);
    log.push(what);
  };
  return {
    objects,
    log,
    asked,
    isSettled: true,
    async list(prefix = '') {
      const { isSettled } = this;
      return new Map(
        [...objects]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, { bytes, modified = '', tag = md5(bytes) }]) => [key, { tag, modified, isSettled }]),
      );
    },
    async fields(key) {
      asked.push(key);
      return objects.get(key)?.fields;
    },
    read: async (key) => objects.get(key)?.bytes,
    write: async (key, bytes, fields) => {
      change(`+ ${key}`);
      clock += 1;
      objects.set(key, { bytes, fields, modified: new Date(Date.UTC(2026, 10, 22) + clock * 1000).toISOString() });
      return md5(bytes);
    },
    remove: async (key) => {
      change(`- ${key}`);
      objects.delete(key);
    },
  };
}
