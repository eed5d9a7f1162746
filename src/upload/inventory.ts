import { md5, sha256 } from '../core/digest.ts';
import type { Upload, UploadStage } from '../hosts/cloudfront/plan.ts';
import { type Bucket, type BucketObject, bytesToText, type ObjectHeaders } from './bucket.ts';

/**
 * Record of an object, valid while its listing is unchanged. A listing has neither SHA-256 nor fields, and fields take
 * a request an object. The inventory is an object of its own, as metadata would reach visitors.
 */
export interface ObjectRecord {
  readonly tag: string;
  readonly sha256: string;
  /** Object time at which its fields were read; undefined if they were only sent. */
  readonly seen?: string | undefined;
  /** Digest of the fields. */
  readonly fields: string;
}

export type Inventory = ReadonlyMap<string, ObjectRecord>;

/** No page has this prefix. */
export const inventoryKey = '.gazette/objects.json';

/** Reads the inventory; empty if absent, damaged or of another version: then everything is compared in full. */
export async function readInventory(bucket: Pick<Bucket, 'read'>): Promise<Inventory> {
  const [head, body = ''] = split(bytesToText((await bucket.read(inventoryKey)) ?? new Uint8Array()));
  return head === headOf(body) ? new Map(JSON.parse(body) as [string, ObjectRecord][]) : new Map();
}

/** Writes the inventory if it has changed. */
export async function writeInventory(bucket: Pick<Bucket, 'write'>, inventory: Inventory, before: Inventory) {
  const body = bodyOf(inventory);
  if (body === bodyOf(before)) return;
  const bytes = Buffer.from(`${headOf(body)}\n${body}`, 'utf8');
  await bucket.write(inventoryKey, bytes, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
}

/** Whether an object has the wanted bytes; undefined if its record is outdated. */
export function hasBytes(
  known: ObjectRecord | undefined,
  stored: BucketObject,
  wanted: PlannedObject,
): boolean | undefined {
  return known?.tag === stored.tag ? known.sha256 === wanted.sha256 : undefined;
}

/** Likewise for the wanted fields. */
export function hasFields(
  known: ObjectRecord | undefined,
  stored: BucketObject,
  wanted: PlannedObject,
): boolean | undefined {
  if (known?.tag !== stored.tag || known.seen === undefined || known.seen !== stored.modified) return undefined;
  return known.fields === digestOf(wanted.fields);
}

/** Record of an object that was seen as wanted, or just sent (`seen` is undefined). */
export function toObjectRecord({ sha256, fields }: PlannedObject, tag: string, seen: string | undefined): ObjectRecord {
  return { tag, sha256, fields: digestOf(fields), ...(seen !== undefined && { seen }) };
}

function digestOf(fields: ObjectHeaders): string {
  return sha256(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))).slice(0, 16);
}

function headOf(body: string): string {
  return `objects 1 ${sha256(body)}`;
}

function bodyOf(inventory: Inventory): string {
  return `[\n${[...inventory].map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}

function split(text: string): [string, string?] {
  const end = text.indexOf('\n');
  return end === -1 ? [text] : [text.slice(0, end), text.slice(end + 1)];
}

/** An object as wanted in the bucket. */
export interface PlannedObject {
  readonly key: string;
  readonly stage: UploadStage;
  /** File in dist/. */
  readonly file: string;
  readonly sha256: string;
  /** MD5 of its bytes; reads the file. */
  readonly tag: () => string;
  readonly fields: ObjectHeaders;
}

/** Files of a build for a bucket. */
export interface BuiltFiles {
  /** `deploy/cloudfront/plan.json`. */
  readonly plan: readonly Upload[];
  /** SHA-256 of a file of dist/; throws a Stop if there is none. */
  readonly digestOf: (file: string) => string;
  /** Bytes; throws a Stop if they are not those that were built. */
  readonly read: (file: string) => Uint8Array;
}

/** Objects of a plan. Opens no file. */
export function planObjects({ plan, digestOf, read }: BuiltFiles): PlannedObject[] {
  return plan.map(({ stage, file, put }) => ({
    key: put.Key,
    stage,
    file,
    sha256: digestOf(file),
    tag: () => md5(read(file)),
    fields: {
      'content-type': put.ContentType,
      'cache-control': put.CacheControl,
      ...Object.fromEntries(Object.entries(put.Metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
    },
  }));
}
