import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../core/digest.ts';
import type { PageRecord } from '../../core/page-record.ts';
import { seal } from '../../core/seal.cjs';
import { PublishError } from '../errors.ts';
import { keepFile } from '../keep-file.cjs';
import { openPack, packOf } from '../pack.ts';
import { encodeRecords } from '../record-store.ts';
import { headName, type ShardHead, writeHead } from './head.ts';
import { partName, recordsKey } from './part.ts';

/** So many bytes of documents become one part: no more of them are held. */
const partBytes = 2 ** 23;

/** Writes an exchange folder, part by part. */
export interface ShardWriter {
  /** Adds the bytes of something by its key. */
  put(key: string, bytes: Uint8Array): void;
  /** What has been added so far, read back one after the other. */
  entries(): Iterable<readonly [key: string, bytes: Uint8Array]>;
  /** Adds a page, whose documents are put below their SHA-256. */
  add(record: PageRecord, html: Uint8Array, mirror: Uint8Array): void;
  /** Writes what is left, and then the head, which makes the folder count. */
  finish(head: Pick<ShardHead, 'shard' | 'plan'>): ShardHead;
}

/**
 * Begins an exchange folder: what an earlier build left there no longer counts. `about` is the seal of the records.
 * Throws PublishError when the folder holds files of others.
 */
export function writeShard(folder: string, about: string): ShardWriter {
  mkdirSync(folder, { recursive: true });
  const foreign = readdirSync(folder).find((name) => !isOurs(name));
  if (foreign !== undefined)
    throw new PublishError(`${join(folder, foreign)} is no file of a shard: choose a folder of its own with --out.`);
  rmSync(join(folder, headName), { force: true });
  const files: Record<string, number> = {};
  let pages = 0;
  let entries = new Map<string, Uint8Array>();
  let records: PageRecord[] = [];
  let held = 0;

  const flush = () => {
    if (entries.size === 0) return;
    const sealed = seal(about, encodeRecords(records));
    // Keys name their bytes, so that they can stand for them in the name of the part.
    const name = partName(sha256([sha256(sealed), ...entries.keys()].join(' ')));
    entries.set(recordsKey, sealed);
    const bytes = packOf(entries);
    keepFile(join(folder, name), bytes);
    files[name] = bytes.byteLength;
    [entries, records, held] = [new Map(), [], 0];
  };
  const put = (key: string, bytes: Uint8Array) => {
    entries.set(key, bytes);
    held += bytes.byteLength;
  };
  return {
    put(key, bytes) {
      put(key, bytes);
      if (held >= partBytes) flush();
    },
    *entries() {
      flush();
      for (const name of Object.keys(files)) {
        const pack = openPack(join(folder, name));
        for (const key of pack?.keys ?? []) {
          const bytes = key === recordsKey ? undefined : pack?.read(key);
          if (bytes) yield [key, bytes];
        }
      }
    },
    add(record, html, mirror) {
      records.push(record);
      put(record.html.sha256, html);
      put(record.mirror.sha256, mirror);
      pages++;
      if (held >= partBytes) flush();
    },
    finish(of) {
      flush();
      const head = { ...of, files, pages };
      writeHead(folder, head);
      for (const name of readdirSync(folder))
        if (name !== headName && !Object.hasOwn(files, name)) rmSync(join(folder, name), { force: true });
      return head;
    },
  };
}

/** By its name; with the number of a process behind it, what one that was killed was writing. */
function isOurs(name: string): boolean {
  return /^(?:shard|[0-9a-f]{16}\.part)(?:\.\d{1,10})?$/.test(name);
}
