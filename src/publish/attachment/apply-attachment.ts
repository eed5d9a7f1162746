import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../../core/digest.ts';
import { isSafePath } from '../../core/listed-file.ts';
import { isRecordOf } from '../../core/type-guards.ts';
import { PublishError } from '../errors.ts';
import { readJsonFile } from '../read-json-file.ts';
import { listTree, type TreeEntry } from '../tree.ts';
import { writeDurably } from '../write-durably.ts';
import { assertInside, copyEntry, isInside, readFileBytes, removeFile, writeIfChanged } from './folder-files.ts';

/** Files to add to a folder and files to edit in it. */
export interface AttachmentPlan {
  readonly added: ReadonlyMap<string, () => Uint8Array>;
  /** Files of theirs with lines of ours. */
  readonly edited: ReadonlyMap<string, Uint8Array>;
  /** A file of theirs without lines of ours; the same bytes where it has none. */
  plain(file: string, bytes: Uint8Array): Uint8Array;
}

interface AttachmentFolders {
  /** The folder of the other generator. */
  readonly site: string;
  /** Where all of it goes; the same for an attachment in place. */
  readonly out: string;
  readonly deployDir: string;
}

/** Files that a run wrote and removed, sorted. */
export interface AttachmentResult {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Makes a folder what was planned: copies, adds, puts lines in, and takes out what was added before and is no longer. A file
 * that is not known to be ours is never written over (PublishError). `isOurs` says so of a file that is there.
 */
export function applyAttachment(
  { site, out, deployDir }: AttachmentFolders,
  planned: AttachmentPlan,
  before: AttachManifest | undefined,
  isOurs: (file: string) => boolean,
): AttachmentResult {
  // Files of version control are no part of the site.
  const entries = listTree(site).filter(({ kind, path }) => kind !== 'folder' && !/^\.git(?:\/|$)/.test(path));
  const isCopy = site !== out;
  const written: string[] = [];
  const removed: string[] = [];
  const added = Object.fromEntries([...planned.added].map(([file, bytes]) => [file, sha256(bytes())]));
  const edited = Object.fromEntries(
    [...planned.edited.keys()].map((file) => [
      file,
      sha256(planned.plain(file, readFileBytes(site, file) ?? new Uint8Array())),
    ]),
  );
  const copied = isCopy ? entries.map(({ path }) => path) : [];
  const next: AttachManifest = { added, edited, copied };
  for (const [file, wanted] of planned.added) if (!isOurs(file)) assertFree(out, file, wanted(), before);
  if (isCopy && !before) assertKnown(site, out, planned);
  const kept = new Set(copied);
  const gone = (isCopy ? (before?.copied ?? []) : []).filter((file) => !kept.has(file) && !planned.added.has(file));
  const leaving = new Set(gone);
  for (const file of [...planned.added.keys(), ...planned.edited.keys(), ...copied])
    if (!isBelow(leaving, file)) assertInside(out, file);
  writeAttachManifest(deployDir, mergeAttachManifests(before, next));
  // First, since what was a link or a file may be a folder now.
  for (const file of gone) {
    removeFile(out, file);
    removed.push(file);
  }
  for (const [file, digest] of Object.entries(before?.added ?? {})) {
    if (planned.added.has(file) || kept.has(file)) continue;
    const bytes = ownBytesIn(out, file);
    if (!bytes || sha256(bytes) !== digest) continue;
    removeFile(out, file);
    removed.push(file);
  }
  if (isCopy) for (const file of copyAll(site, out, entries, planned)) written.push(file);
  for (const [file, bytes] of planned.edited) if (writeIfChanged(out, file, bytes)) written.push(file);
  for (const [file, bytes] of planned.added) if (writeIfChanged(out, file, bytes())) written.push(file);
  for (const file of Object.keys(before?.edited ?? {}))
    if (!planned.edited.has(file) && !isCopy && restored(out, file, planned)) written.push(file);
  writeAttachManifest(deployDir, next);
  return { written: written.sort(), removed: removed.sort() };
}

function copyAll(site: string, out: string, entries: readonly TreeEntry[], { edited }: AttachmentPlan): string[] {
  const there = new Map(listTree(out).map((entry) => [entry.path, entry]));
  return entries.flatMap((entry) =>
    !edited.has(entry.path) && copyEntry(site, out, entry, there.get(entry.path)) ? [entry.path] : [],
  );
}

function restored(out: string, file: string, { plain }: AttachmentPlan): boolean {
  const bytes = ownBytesIn(out, file);
  return bytes !== undefined && writeIfChanged(out, file, plain(file, bytes));
}

/** Throws if a folder that has no manifest holds bytes that the run would not write. */
function assertKnown(site: string, out: string, { added, edited }: AttachmentPlan): void {
  for (const { path, kind } of listTree(out)) {
    if (kind === 'folder') continue;
    const bytes = readFileBytes(out, path);
    const wanted = [readFileBytes(site, path), edited.get(path), added.get(path)?.()];
    if (bytes && !wanted.some((each) => each && bytes.equals(each)))
      throw new PublishError(
        `${path} is in ${out}, and nobody knows of what: nothing was written. Choose an empty folder.`,
      );
  }
}

function assertFree(out: string, file: string, wanted: Uint8Array, before: AttachManifest | undefined): void {
  const bytes = readFileBytes(out, file);
  if (!bytes || before?.added[file] === sha256(bytes) || bytes.equals(wanted)) return;
  throw new PublishError(
    `${file} is there, and nobody knows that it is of Gazette: nothing was written. Remove or rename it.`,
  );
}

/** Takes everything out that was added, and gives each file the bytes back that it had. */
export function detach(
  { out, deployDir }: Omit<AttachmentFolders, 'site'>,
  before: AttachManifest,
  plain: AttachmentPlan['plain'],
  files: readonly string[],
): AttachmentResult {
  const written: string[] = [];
  const removed: string[] = [];
  for (const [file, digest] of Object.entries(before.added)) {
    const bytes = ownBytesIn(out, file);
    if (!bytes || sha256(bytes) !== digest) continue;
    removeFile(out, file);
    removed.push(file);
  }
  for (const file of files) {
    const bytes = ownBytesIn(out, file);
    if (bytes && writeIfChanged(out, file, plain(file, bytes))) written.push(file);
  }
  writeAttachManifest(deployDir, { added: {}, edited: {}, copied: [] });
  return { written: written.sort(), removed: removed.sort() };
}

/** The bytes of a file that may be changed or removed: none of what lies behind a link. */
function ownBytesIn(folder: string, file: string): Buffer | undefined {
  return isInside(folder, file) ? readFileBytes(folder, file) : undefined;
}

/** Whether one of `names` is a folder above a file. */
function isBelow(names: ReadonlySet<string>, file: string): boolean {
  return [...file.matchAll(/\//g)].some(({ index }) => names.has(file.slice(0, index)));
}

/** Record of an attachment, kept outside the folder; detaching needs nothing else. */
export interface AttachManifest {
  /** Files of ours, by name: SHA-256 of what was written. */
  readonly added: Readonly<Record<string, string>>;
  /** Files of theirs with lines of ours: SHA-256 without them. */
  readonly edited: Readonly<Record<string, string>>;
  /** With --output: files that were copied, which go when they are gone from the site. */
  readonly copied: readonly string[];
}

export const attachManifestFile = 'gazette.attach.json';
const none: AttachManifest = { added: {}, edited: {}, copied: [] };

/** Reads it; what is not whole is not there, and undefined. */
export function readAttachManifest(deployDir: string): AttachManifest | undefined {
  const found = readJsonFile(join(deployDir, attachManifestFile), isAttachManifest);
  return found && { added: found.added, edited: found.edited, copied: found.copied };
}

const isAttachManifest = (value: unknown): value is AttachManifest =>
  isRecordOf(value, {
    version: (version) => version === 1,
    added: isDigests,
    edited: isDigests,
    copied: isNames,
  });

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
