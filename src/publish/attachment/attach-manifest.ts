import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSafePath } from '../../core/listed-file.ts';
import { readTextFile } from '../read-json-file.ts';
import { writeDurably } from '../write-durably.ts';

/** Record of an attachment, kept outside the folder; detaching needs nothing else. */
export interface AttachManifest {
  /** Files of ours, by name: SHA-256 of what was written. */
  readonly added: Readonly<Record<string, string>>;
  /** Files of theirs with lines of ours: SHA-256 without them. */
  readonly edited: Readonly<Record<string, string>>;
  /** With --out: files that were copied, which go when they are gone from the site. */
  readonly copied: readonly string[];
}

export const attachManifestFile = 'gazette.attach.json';
const none: AttachManifest = { added: {}, edited: {}, copied: [] };

/** Reads it; what is not whole is not there, and undefined. */
export function readAttachManifest(deployDir: string): AttachManifest | undefined {
  const text = readTextFile(join(deployDir, attachManifestFile));
  if (text === undefined) return undefined;
  try {
    const { version, added, edited, copied } = JSON.parse(text) as Record<string, unknown>;
    if (version !== 1 || !isDigests(added) || !isDigests(edited) || !isNames(copied)) return undefined;
    return { added, edited, copied };
  } catch {
    return undefined;
  }
}

const isDigests = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([file, digest]) => isSafePath(file) && /^[0-9a-f]{64}$/.test(String(digest)));

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((file) => typeof file === 'string' && isSafePath(file));

/** Writes it whole or not at all; with nothing to remember there is none. */
export function writeAttachManifest(deployDir: string, manifest: AttachManifest): void {
  const path = join(deployDir, attachManifestFile);
  if (Object.keys(manifest.added).length + Object.keys(manifest.edited).length + manifest.copied.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeDurably(path, `${path}.tmp`, `${JSON.stringify({ version: 1, ...manifest }, undefined, 1)}\n`);
}

/** Union of two manifests, saved before files are written, so that an interrupted run leaves no unknown file. */
export function mergeAttachManifests(before: AttachManifest = none, planned: AttachManifest): AttachManifest {
  return {
    added: { ...before.added, ...planned.added },
    edited: { ...before.edited, ...planned.edited },
    copied: [...new Set([...before.copied, ...planned.copied])],
  };
}
