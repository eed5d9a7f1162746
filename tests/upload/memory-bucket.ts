import { md5 } from '../../src/core/digest.ts';
import type { Bucket, Fields } from '../../src/upload/bucket.ts';

export interface MemoryBucket extends Bucket {
  readonly objects: Map<string, { bytes: Uint8Array; fields: Fields }>;
  /** What was written and removed, in order. */
  readonly log: string[];
}

/** A bucket in this process. `before` is asked before each change, and may throw. */
export function memoryBucket(before: (change: string) => void = () => {}): MemoryBucket {
  const objects: MemoryBucket['objects'] = new Map();
  const log: string[] = [];
  const change = (what: string) => {
    before(what);
    log.push(what);
  };
  return {
    objects,
    log,
    list: async () => new Map([...objects].map(([key, { bytes }]) => [key, md5(bytes)])),
    fields: async (key) => objects.get(key)?.fields,
    read: async (key) => {
      const object = objects.get(key);
      return object && Buffer.from(object.bytes).toString('utf8');
    },
    write: async (key, bytes, fields) => {
      change(`+ ${key}`);
      objects.set(key, { bytes, fields });
    },
    remove: async (key) => {
      change(`- ${key}`);
      objects.delete(key);
    },
  };
}
