import { largest as largestOf } from '../core/largest.ts';
import type { Release, ReleaseFile } from '../core/release.ts';

/** A release known by its manifest only: respond() can answer from it, with placeholders for bodies. */
export interface Target {
  readonly release: Release;
  /** Lower-case hex SHA-256 of the body for which a placeholder stands; undefined for other bytes. */
  digestOf(placeholder: Uint8Array): string | undefined;
  /** Size of the largest file, in bytes. */
  readonly largest: number;
}

/** Reads the text of gazette.manifest.json; undefined when it is not one. */
export function readTarget(text: string): Target | undefined {
  const manifest = parse(text);
  if (manifest?.version !== 1) return undefined;
  try {
    return targetOf(manifest);
  } catch {
    return undefined;
  }
}

interface Manifest extends Pick<Release, 'baseUrl' | 'notFound' | 'bareHeaders' | 'preflight'> {
  readonly version: number;
  readonly files: readonly { readonly file: string; readonly sha256: string; readonly size: number }[];
  readonly routes: readonly (Release['routes'] extends ReadonlyMap<string, infer Route> ? Route : never)[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

function targetOf({ baseUrl, notFound, bareHeaders, preflight, ...lists }: Manifest): Target {
  // One block of zeros serves all: only the length of a placeholder, and which one it is, say something.
  const largest = largestOf(lists.files.map(({ size }) => size));
  const zeros = new ArrayBuffer(largest);
  const digests = new Map<Uint8Array, string>();
  const files = lists.files.map(({ file, sha256, size }): [string, ReleaseFile] => {
    const bytes = new Uint8Array(zeros, 0, size);
    digests.set(bytes, sha256);
    return [file, { file, size, bytes, sha256 }];
  });
  return {
    release: {
      baseUrl,
      files: new Map(files),
      routes: new Map(lists.routes.map((route) => [route.path, route])),
      redirects: new Map(lists.redirects.map(({ from, to }) => [from, to])),
      notFound,
      bareHeaders,
      ...(preflight && { preflight }),
    },
    largest,
    digestOf: (placeholder) => digests.get(placeholder),
  };
}

function parse(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}
