import { decodeColumns, encodeColumns } from '../core/columns.ts';
import { type Encoding, encodings } from '../core/encoding.ts';
import { seal, unseal } from '../core/seal.cjs';
import type { SideCarIndex, SideCars } from '../core/side-cars.ts';
import { ignoreSystemErrors } from '../core/system-error.ts';
import { keepFile } from './keep-file.cjs';
import { readPlainFile } from './read-plain-file.cjs';

/** An index that is kept in a file. */
interface StoredSideCarIndex extends SideCarIndex {
  /** Writes what was asked for and set since, and nothing else. */
  save(): void;
}

/**
 * Opens an index of side-cars, read when it is first asked; `about` names the ways in which they are made. One that is
 * absent, damaged or about something else is empty, and so is any if `isAnew`: it only costs time.
 */
export function openSideCarIndex(file: string, about: string, isAnew = false): StoredSideCarIndex {
  let before: ReadonlyMap<string, SideCars> | undefined = isAnew ? new Map() : undefined;
  const used = new Map<string, SideCars>();
  let isNew = false;
  return {
    get(sha256) {
      before ??= read(file, about);
      const found = used.get(sha256) ?? before.get(sha256);
      if (found) used.set(sha256, found);
      return found;
    },
    set(sha256, sideCars) {
      used.set(sha256, sideCars);
      isNew = true;
    },
    save() {
      if (isNew || used.size !== (before?.size ?? 0)) keepFile(file, seal(about, encode(used)));
    },
  };
}

function read(file: string, about: string): ReadonlyMap<string, SideCars> {
  const sealed = ignoreSystemErrors(() => readPlainFile(file));
  const body = sealed && unseal(about, sealed);
  return body ? decode(body) : new Map();
}

function encode(entries: ReadonlyMap<string, SideCars>): Buffer {
  const all = [...entries.values()];
  const columns = encodings.flatMap((encoding) => [
    [`${encoding} sha256`, all.map((sideCars) => sideCars[encoding]?.sha256 ?? '')],
    [`${encoding} size`, Float64Array.from(all, (sideCars) => sideCars[encoding]?.size ?? 0)],
  ]);
  return encodeColumns({ of: [...entries.keys()], ...Object.fromEntries(columns) });
}

function decode(bytes: Buffer): ReadonlyMap<string, SideCars> {
  const columns = decodeColumns(bytes);
  const parts = encodings.map((encoding) => ({
    encoding,
    digests: columns.text(`${encoding} sha256`),
    sizes: columns.numbers(`${encoding} size`),
  }));
  return new Map(
    columns.text('of').map((sha256, i) => {
      const found: Partial<Record<Encoding, { sha256: string; size: number }>> = {};
      for (const { encoding, digests, sizes } of parts) {
        const digest = digests[i];
        if (digest) found[encoding] = { sha256: digest, size: sizes[i] ?? 0 };
      }
      return [sha256, found];
    }),
  );
}
