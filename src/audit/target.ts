import { largest as largestOf } from '../core/largest.ts';
import { type Manifest, parseManifest } from '../core/manifest/manifest.ts';
import type { Release, ReleaseFile } from '../core/release.ts';

/** A release from its manifest: respond() works with placeholders for bodies. */
export interface AuditTarget {
  readonly release: Release;
  /** Lower-case hex SHA-256 of a placeholder's body; undefined for other bytes. */
  digestOf(placeholder: Uint8Array): string | undefined;
  /** Size of the largest file, in bytes. */
  readonly largest: number;
  /** Present for an attached site. */
  readonly attached?: AttachedPaths;
}

/** Attached paths that we do not answer for. */
interface AttachedPaths {
  /** Paths with attached HTML; paths without a route are not ours at all. */
  readonly theirs: ReadonlySet<string>;
  /** Attached pages without Markdown. */
  readonly htmlAlone: readonly string[];
}

/** Parses gazette.manifest.json; undefined if invalid. */
export function parseTarget(text: string): AuditTarget | undefined {
  const manifest = parseManifest(text);
  return manifest && targetOf(manifest);
}

function targetOf({ files: listed, hostFiles: _, attached, ...others }: Manifest): AuditTarget {
  // One block of zeros serves all: placeholders differ only in length and identity.
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
