import { compress } from '../../compile/compress.ts';
import type { ByteCache } from '../../core/kept-bytes.ts';
import type { Release } from '../../core/release.ts';

/**
 * The part of a release that one request needs, as a build publishes it: with compressed bodies and the header
 * fields that go with them. Compressing the whole of it would take longer than anybody waits after an edit.
 */
export function exactRelease(release: Release, target: string, cache: ByteCache): Release {
  const path = target.split('?', 1)[0]!;
  const route = release.routes.get(path);
  if (!route) return release;
  const names = [...new Set(route.variants.map((variant) => variant.file))];
  const files = new Map(names.map((name) => [name, release.files.get(name)!]));
  return compress({ ...release, routes: new Map([[path, route]]), files }, cache);
}

/** A cache that lives as long as the process, and forgets the oldest entries. */
export function memoryCache(most = 500): ByteCache {
  const known = new Map<string, Uint8Array>();
  return {
    get: (key) => known.get(key),
    put(key, bytes) {
      known.set(key, bytes);
      if (known.size > most) known.delete(known.keys().next().value!);
    },
  };
}
