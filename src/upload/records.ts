import { hmacSha256, md5, sha256 } from '../core/digest.ts';
import { byCodeUnit } from '../core/problem.ts';
import { type Bucket, type Stored, textOf } from './bucket.ts';
import { pool } from './pool.ts';

/** Records on this machine: files by name, which is a folder and the first digits of their SHA-256. */
export interface RecordFiles {
  names(): readonly string[];
  read(name: string): Uint8Array | undefined;
  write(name: string, bytes: Uint8Array): void;
}

export interface RecordsOptions {
  /** What keys begin with. */
  readonly prefix: string;
  /** Signs what is stored, and what is fetched must be signed with it. Empty: a digest, which keeps damage out and nobody. */
  readonly key: string;
  /** How many of each folder and kind are fetched, or stay: the newest. */
  readonly most: number;
  readonly width: number;
}

/** `1a2b3c4d/0123456789abcdef.records`: of pages, other documents, or content. */
const form = /^([0-9a-f]{8})\/([0-9a-f]{16})\.(records|documents|content)$/;

/** Fetches the newest records that are not here. What is damaged, or not signed as it must be, is refused. */
export async function fetchRecords(bucket: Bucket, files: RecordFiles, options: RecordsOptions) {
  const here = new Set(files.names());
  const newest = await namesIn(bucket, options);
  const wanted = newest.flatMap(({ names }) => names.slice(0, options.most)).filter(({ name }) => !here.has(name));
  const refused: string[] = [];
  await pool(wanted, options.width, async ({ name }) => {
    const bytes = opened(name, await bucket.read(options.prefix + name), options.key);
    if (bytes) files.write(name, bytes);
    else refused.push(name);
  });
  return { fetched: wanted.length - refused.length, refused: refused.sort(byCodeUnit) };
}

/** Stores the records of this machine, and removes those that are old, or too many. `now` is in milliseconds since 1970. */
export async function storeRecords(
  bucket: Bucket,
  files: RecordFiles,
  options: RecordsOptions & { readonly keepDays: number; readonly now: number },
) {
  const { prefix, now } = options;
  const most = options.keepDays * 86_400_000;
  const ageOf = ({ modified }: Stored) => now - Date.parse(modified);
  const there = new Map(
    (await namesIn(bucket, options)).flatMap(({ names }) => names.map((each) => [each.name, each])),
  );
  let stored = 0;
  const own = files.names().filter((name) => form.test(name));
  await pool(own, options.width, async (name) => {
    const bytes = files.read(name);
    const known = there.get(name);
    const sealed = bytes && sealedFile(bytes, options.key);
    // Written again at half of its time, since it is in use.
    if (!sealed || (known && known.tag === md5(sealed) && ageOf(known) < most / 2)) return;
    await bucket.write(prefix + name, sealed, { 'content-type': 'application/octet-stream' });
    stored += 1;
  });
  const left = await namesIn(bucket, options);
  const old = left.flatMap(({ names }) =>
    names.filter((each, i) => !own.includes(each.name) && (i >= options.most || ageOf(each) > most)),
  );
  await pool(old, options.width, ({ name }) => bucket.remove(prefix + name));
  return { stored, removed: old.length };
}

/** What the bucket has, by folder and kind, the newest first. Objects of others are not seen. */
async function namesIn(bucket: Bucket, { prefix }: RecordsOptions) {
  const folders = new Map<string, (Stored & { readonly name: string })[]>();
  for (const [key, stored] of await bucket.list(prefix)) {
    const name = key.slice(prefix.length);
    const [, folder, , kind] = form.exec(name) ?? [];
    if (folder === undefined) continue;
    const names = folders.get(`${folder} ${kind}`) ?? [];
    names.push({ name, ...stored });
    folders.set(`${folder} ${kind}`, names);
  }
  const time = ({ modified }: Stored) => Date.parse(modified);
  return [...folders.values()].map((names) => ({
    names: names.sort((a, b) => time(b) - time(a) || byCodeUnit(a.name, b.name)),
  }));
}

const headBytes = 65;

/** A file behind its signature and a line feed. */
function sealedFile(bytes: Uint8Array, key: string): Uint8Array {
  return Buffer.concat([Buffer.from(`${hmacSha256(key, bytes)}\n`, 'latin1'), bytes]);
}

/** The bytes of what was stored under a name, if they are what its name and signature say. */
function opened(name: string, sealed: Uint8Array | undefined, key: string): Uint8Array | undefined {
  const bytes = sealed?.subarray(headBytes);
  if (!sealed || !bytes || form.exec(name)?.[2] !== sha256(bytes).slice(0, 16)) return undefined;
  return textOf(sealed.subarray(0, headBytes)) === `${hmacSha256(key, bytes)}\n` ? bytes : undefined;
}
