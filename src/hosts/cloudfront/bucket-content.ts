import type { Headers, Release, Variant } from '../../core/release.ts';
import { htmlKey, markdownKey, type PathKind } from './programs/keys.ts';

/** One object of the bucket: a representation of one path, so that nothing about it depends on the request. */
export interface StoredObject {
  readonly key: string;
  /** The file of dist/ with its bytes. */
  readonly file: string;
  readonly headers: Headers;
  /** Sent with 404 though it is stored like any other. */
  readonly missing?: true;
}

interface BucketContent {
  readonly objects: readonly StoredObject[];
  readonly paths: ReadonlyMap<string, PathKind | string>;
}

/**
 * Lays a release out as a bucket. A Markdown file is two objects, as it is two representations: the mirror at its own
 * path, and the page at the negotiated one, whose `Vary` and access control differ.
 *
 * @throws Error if two objects would get one key
 */
export function buildBucketContent(release: Release): BucketContent {
  const paths = new Map<string, PathKind | string>();
  const objects: StoredObject[] = [];
  for (const { path, variants } of release.routes.values()) {
    const negotiated = variants.length > 1;
    paths.set(path, negotiated ? 1 : 0);
    for (const variant of variants) objects.push({ ...stored(variant), key: keyOf(path, variant) });
  }
  for (const [path, location] of release.redirects) paths.set(path, location === `${path}/` ? 2 : location);
  objects.push({ ...stored(release.notFound), key: release.notFound.file, missing: true });
  const keys = new Set(objects.map(({ key }) => key));
  if (keys.size < objects.length) throw new Error('CloudFront: two objects with one key');
  return { objects, paths };
}

function stored({ file, headers }: Pick<Variant, 'file' | 'headers'>): Omit<StoredObject, 'key'> {
  return { file, headers };
}

function keyOf(path: string, { when }: Variant): string {
  const suffix = { always: '', html: htmlKey, markdown: markdownKey }[when];
  return path.slice(1) + suffix;
}
