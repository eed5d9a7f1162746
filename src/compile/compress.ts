import { type Encoding, encodings, sideCarOf } from '../core/encoding.ts';
import { heldFile } from '../core/held-file.ts';
import { type ByteCache, keptBytes } from '../core/kept-bytes.ts';
import { fileIn, type Release, type ReleaseFile, type Variant } from '../core/release.ts';
import { compressed, sideCarKey } from './side-cars/codecs.ts';
import { isWorthCompressing } from './side-cars/compressible.ts';

/**
 * Adds the compressed form of each file beside it: Variant.encodings, and the files. Header fields stay as they are.
 *
 * Only text of at least 256 bytes, and only what gets smaller. The 404 page stays as it is: it is sent byte for byte
 * alike on every host, and not every host can compress it. Equal releases give equal bytes.
 */
export function compress(release: Release, cache: ByteCache): Release {
  const files = new Map(release.files);
  const known = new Map<string, readonly Encoding[]>();

  const encodingsOf = (variant: Variant): readonly Encoding[] => {
    const file = fileIn(release, variant.file);
    if (!isWorthCompressing(file, variant)) return [];
    const earlier = known.get(file.file);
    if (earlier) return earlier;
    const made = encodings.filter((encoding) => {
      const bytes = kept(file, encoding, cache);
      const smaller = bytes.byteLength < file.size;
      if (smaller) add(files, heldFile(sideCarOf(file.file, encoding), trimmed(bytes)));
      return smaller;
    });
    known.set(file.file, made);
    return made;
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

function kept(file: ReleaseFile, encoding: Encoding, cache: ByteCache): Uint8Array {
  return keptBytes(cache, sideCarKey(file.sha256, encoding), () => compressed(file.bytes, encoding));
}

/** The bytes with no memory besides their own: zlib's are a view of 16 KB, which would live as long as they do. */
function trimmed(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

function add(files: Map<string, ReleaseFile>, file: ReleaseFile): void {
  if (files.has(file.file)) throw new Error(`The release already has a file ${file.file}`);
  files.set(file.file, file);
}
