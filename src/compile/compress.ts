import { getOrCreateBytes } from '../core/byte-cache.ts';
import { type Encoding, encodings, sideCarOf } from '../core/encoding.ts';
import { createMemoryFile } from '../core/listed-file.ts';
import { getReleaseFile, type Release, type ReleaseFile, type Variant } from '../core/release.ts';
import type { SideCarCache, SideCarIndex, SideCars } from '../core/side-cars.ts';
import { compressBytes, isWorthCompressing, sideCarKey } from './side-cars/compress-in-parallel.ts';

/**
 * Adds the compressed form of each file beside it: only text of at least 256 bytes, and only what gets smaller. Header
 * fields stay as they are. What the index of the cache knows is not read before its bytes are asked for.
 */
// The 404 page stays as it is: it is sent byte for byte alike on every host, and not every host can compress it.
export function compress(release: Release, cache: SideCarCache): Release {
  return withSideCars(release, (file) => (cache.index ? indexed(file, cache.index, cache) : held(file, cache)));
}

/** Adds side-cars of the largest possible size, without bytes, to check limits of hosts. */
export function withMaxSizeSideCars(release: Release): Release {
  return withSideCars(release, (whole) => {
    const { size, sha256 } = whole;
    const largest = (encoding: Encoding) => ({ file: sideCarOf(whole.file, encoding), size, sha256, bytes: none });
    return new Map(encodings.map((encoding) => [encoding, largest(encoding)]));
  });
}

const none = new Uint8Array();

function withSideCars(release: Release, make: (file: ReleaseFile) => ReadonlyMap<Encoding, ReleaseFile>): Release {
  const files = new Map(release.files);
  const known = new Map<string, readonly Encoding[]>();

  const encodingsOf = (variant: Variant): readonly Encoding[] => {
    const file = getReleaseFile(release, variant.file);
    if (!isWorthCompressing(file, variant)) return [];
    const earlier = known.get(file.file);
    if (earlier) return earlier;
    const made = make(file);
    for (const sideCar of made.values()) add(files, sideCar);
    known.set(file.file, [...made.keys()]);
    return [...made.keys()];
  };
  const withEncodings = (variant: Variant): Variant => {
    const made = encodingsOf(variant);
    return made.length > 0 ? { ...variant, encodings: made } : variant;
  };

  const routes = [...release.routes.values()].map((route) => ({
    ...route,
    variants: route.variants.map(withEncodings),
  }));
  return { ...release, files, routes: new Map(routes.map((route) => [route.path, route])) };
}

/** The side-cars of a file, best first, with their bytes. */
function held(file: ReleaseFile, cache: SideCarCache): Map<Encoding, ReleaseFile> {
  const made = new Map<Encoding, ReleaseFile>();
  for (const encoding of encodings) {
    const bytes = kept(file, encoding, cache);
    if (bytes.byteLength < file.size) made.set(encoding, createMemoryFile(sideCarOf(file.file, encoding), bytes));
  }
  return made;
}

/** Side-cars of a file without bytes; these are read or made again when asked for. */
function indexed(file: ReleaseFile, index: SideCarIndex, cache: SideCarCache): Map<Encoding, ReleaseFile> {
  const known = index.get(file.sha256);
  const sideCars = known ?? factsOf(held(file, cache));
  if (known) for (const encoding of encodings) cache.need?.(sideCarKey(file.sha256, encoding, cache.compression));
  else index.set(file.sha256, sideCars);
  const made = new Map<Encoding, ReleaseFile>();
  for (const encoding of encodings) {
    const facts = sideCars[encoding];
    if (!facts) continue;
    made.set(encoding, {
      file: sideCarOf(file.file, encoding),
      ...facts,
      get bytes() {
        return kept(file, encoding, cache);
      },
    });
  }
  return made;
}

function factsOf(made: ReadonlyMap<Encoding, ReleaseFile>): SideCars {
  return Object.fromEntries([...made].map(([encoding, { sha256, size }]) => [encoding, { sha256, size }]));
}

function kept(file: ReleaseFile, encoding: Encoding, cache: SideCarCache): Uint8Array {
  const { compression } = cache;
  const key = sideCarKey(file.sha256, encoding, compression);
  return trimmed(getOrCreateBytes(cache, key, () => compressBytes(file.bytes, encoding, compression)));
}

/** The bytes with no memory besides their own: zlib's are a view of 16 KB, which would live as long as they do. */
function trimmed(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

function add(files: Map<string, ReleaseFile>, file: ReleaseFile): void {
  if (files.has(file.file)) throw new Error(`The release already has a file ${file.file}`);
  files.set(file.file, file);
}
