import { largest as largestOf } from '../core/largest.ts';
import type { Manifest } from '../core/manifest/manifest.ts';
import { manifestOf } from '../core/manifest/read.ts';
import type { Release, ReleaseFile } from '../core/release.ts';

/** A release known by its manifest only: respond() can answer from it, with placeholders for bodies. */
export interface Target {
  readonly release: Release;
  /** Lower-case hex SHA-256 of the body for which a placeholder stands; undefined for other bytes. */
  digestOf(placeholder: Uint8Array): string | undefined;
  /** Size of the largest file, in bytes. */
  readonly largest: number;
  /** Present where facts are attached to the site of another generator. */
  readonly attached?: AttachedTo;
}

/** What of an origin is not ours to answer for. */
export interface AttachedTo {
  /** Paths whose HTML is theirs; all that is in no route is theirs altogether. */
  readonly theirs: ReadonlySet<string>;
  /** Paths of theirs that answer HTML alone. */
  readonly htmlAlone: readonly string[];
}

/** Reads the text of gazette.manifest.json; undefined when it is not one. */
export function readTarget(text: string): Target | undefined {
  const manifest = manifestOf(text);
  return manifest && targetOf(manifest);
}

function targetOf({ files: listed, hostFiles: _, attached, ...others }: Manifest): Target {
  // One block of zeros serves all: only the length of a placeholder, and which one it is, say something.
  const largest = largestOf(listed.map(({ size }) => size));
  const zeros = new ArrayBuffer(largest);
  const digests = new Map<Uint8Array, string>();
  const files = listed.map(({ file, sha256, size }): [string, ReleaseFile] => {
    const bytes = new Uint8Array(zeros, 0, size);
    digests.set(bytes, sha256);
    return [file, { file, size, bytes, sha256 }];
  });
  return {
    release: { ...others, files: new Map(files) },
    largest,
    digestOf: (placeholder) => digests.get(placeholder),
    ...(attached && { attached: { ...attached, theirs: new Set(attached.theirs) } }),
  };
}
