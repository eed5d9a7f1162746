// Makes the bundle that the sources ask for, in the cache.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seal } from '../src/core/seal.cjs';
import { keepFile } from '../src/publish/keep-file.cjs';
import { makeChunks } from './chunks.mjs';
import { bundleFolder, entryName, isKept, keptFolder, readKept, sourceFiles, statSources } from './find-bundle.cjs';

/** Bundles kept: this one, and the one before, for switching between two branches. */
const kept = 2;

/** A leftover of a killed process is removed after this time, in milliseconds. */
const leftoverAge = 600_000;

/**
 * Returns the bundle of the sources as they stand, and makes it when there is none, or always if `isAnew` or `hasMaps`:
 * its `key`, `files` (text by name) when it was made, and `unkept`, why it could not be written to the cache.
 */
export async function makeBundle(places, { isAnew = false, hasMaps = false } = {}) {
  const made = await bundleOf(places.root, (key) => isAnew || hasMaps || !isKept(places, key), hasMaps);
  try {
    if (made.files) keepBundle(keptFolder(places, made.key), made);
    remember(places, made);
    prune(places, made.key);
    return made;
  } catch (error) {
    return { ...made, unkept: error.message };
  }
}

/** The `key` of the sources, and their bundle's `files` where `isWanted(key)`; with `text` and `takenAt`, of their stats. */
export async function bundleOf(root, isWanted, hasMaps) {
  for (;;) {
    const takenAt = Date.now();
    const { text } = statSources(root);
    const key = keyOf(root);
    const files = isWanted(key) ? await makeChunks(root, hasMaps) : undefined;
    // A source saved meanwhile may be in the new bundle or not, so that one has no name: make another.
    if (!files || keyOf(root) === key) return { key, files, text, takenAt };
  }
}

/** Writes a bundle into a folder. Files that stand there whole stay: another process may be running them. */
export function keepBundle(folder, { key, files }) {
  const names = Object.keys(files).filter((name) => name !== entryName);
  for (const name of [...names, entryName]) {
    const sealed = seal(`${key}/${name}`, files[name]);
    if (!readKept(join(folder, name))?.equals(sealed)) keepFile(join(folder, name), sealed);
  }
}

function keyOf(root) {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    const bytes = readFileSync(join(root, file));
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Notes that sources with these stats, taken at this time, have this key. */
function remember(places, { key, takenAt, text }) {
  keepFile(join(bundleFolder(places), 'stamp.json'), seal('stamp', JSON.stringify({ key, takenAt, text })));
}

/** Removes all but the newest bundles, and what killed processes left. */
function prune(places, key) {
  const folder = bundleFolder(places);
  const found = readdirSync(folder).map((name) => ({
    name,
    time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }));
  const others = found.filter(({ name }) => /^[0-9a-f]{64}$/.test(name) && name !== key);
  const old = others.sort((a, b) => b.time - a.time).slice(kept - 1);
  const left = found.filter(({ name, time }) => /^stamp\.json\.\d+$/.test(name) && time < Date.now() - leftoverAge);
  for (const { name } of [...old, ...left]) rmSync(join(folder, name), { recursive: true, force: true });
}
