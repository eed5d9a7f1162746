import type { PageRecord } from '../../core/page-record.ts';
import { isSystemError } from '../../core/system-error.ts';
import { ShardError } from '../errors.ts';
import type { Pack } from '../pack.ts';
import { readHead, type ShardHead } from './head.ts';
import { openPart, type Part, recordsKey } from './part.ts';
import { differences, type Plan } from './plan.ts';

/** An exchange folder with what it says of itself, or what is wrong with it. */
export interface Found {
  readonly folder: string;
  /** What messages call it. */
  readonly name: string;
  readonly head: ShardHead | string;
}

/** What shards made. */
export interface Gathered {
  /** Records by the file of the page. */
  readonly pages: ReadonlyMap<string, PageRecord>;
  /** What was put below a key, and where it is; what it is worth, its reader judges. */
  read(key: string): { readonly bytes: Uint8Array | undefined; readonly place: string } | undefined;
  /** What is missing or damaged, a sentence each. */
  readonly faults: readonly string[];
}

/** Reads the heads of exchange folders. */
export function findShards(folders: readonly string[], nameOf: (folder: string) => string): Found[] {
  return folders.map((folder) => ({ folder, name: nameOf(folder), head: readHead(folder) }));
}

/** Of how many shards the first of them is one. */
export function numberOfShards(found: readonly Found[]): number {
  return found.map(({ head }) => (typeof head === 'string' ? 0 : head.shard.of)).find((of) => of > 0) ?? 0;
}

/**
 * Puts together what shards of one plan made; `about` is the seal of their records. Throws ShardError for one of another
 * plan, and where two say different things of a page.
 */
export function gather(found: readonly Found[], plan: Plan, about: string): Gathered {
  const pages = new Map<string, PageRecord>();
  const owners = new Map<string, string>();
  const places = new Map<string, Place>();
  const faults: string[] = [];
  const take = (name: string, { pack, records }: Part, place: string) => {
    for (const [source, record] of records) {
      const other = pages.get(source);
      if (other) assertEqual(other, owners.get(source) ?? '', record, name);
      pages.set(source, record);
      owners.set(source, name);
    }
    for (const key of pack.keys) if (key !== recordsKey) places.set(key, { pack, place });
  };
  for (const { folder, name, head } of found) {
    if (typeof head === 'string') {
      faults.push(`${name} ${head}.`);
      continue;
    }
    assertPlan(name, head.plan, plan);
    for (const [file, size] of Object.entries(head.files)) {
      const part = openPart(folder, file, size, about);
      if (typeof part === 'string') faults.push(`${name}/${file} ${part}.`);
      else take(name, part, `${name}/${file}`);
    }
  }
  return { pages, faults: [...faults, ...absent(found)], read: (key) => readFrom(places.get(key), key) };
}

interface Place {
  readonly pack: Pack;
  readonly place: string;
}

function readFrom(found: Place | undefined, key: string): ReturnType<Gathered['read']> {
  if (!found) return undefined;
  const { pack, place } = found;
  try {
    return { place, bytes: pack.read(key) };
  } catch (error) {
    if (isSystemError(error)) return { place, bytes: undefined };
    throw error;
  }
}

function absent(found: readonly Found[]): string[] {
  const of = numberOfShards(found);
  const numbers = new Set(found.map(({ head }) => (typeof head === 'string' ? 0 : head.shard.number)));
  return Array.from({ length: of }, (_, i) => i + 1)
    .filter((number) => !numbers.has(number))
    .map((number) => `Shard ${number} of ${of} is missing.`);
}

function assertPlan(folder: string, there: Plan, here: Plan): void {
  const differs = differences(there, here);
  if (differs.length > 0)
    throw new ShardError(
      `${folder} is of another plan: ${differs.join('; ')}.\nBuild all shards and merge them from the same files, with the same flags and the same Gazette.`,
    );
}

/** Records of one plan have equal keys: what was made of equal things must be equal. */
function assertEqual(a: PageRecord, folderOfA: string, b: PageRecord, folderOfB: string): void {
  for (const side of ['html', 'mirror'] as const)
    if (a[side].sha256 !== b[side].sha256)
      throw new ShardError(
        `${folderOfA} and ${folderOfB} made different bytes of ${a.source}: ${a[side].sha256} and ${b[side].sha256}.\nOne of the two is not what Gazette made: build both again.`,
      );
}
