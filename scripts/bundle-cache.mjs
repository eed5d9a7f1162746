// Finds the bundle that belongs to the sources: by stat alone when nothing was touched, else by the bytes.
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns `{ key, entry }` of the bundle, entry as a path, or undefined when sources changed since it was made.
 * `key` is the SHA-256 of all sources, as remembered with their stats by remember().
 */
export function findBundle(root, nodeMajor) {
  const stamp = readStamp(root);
  if (stamp === undefined) return undefined;
  const { text, newest } = statSources(root, nodeMajor);
  // A file written just before its stat was taken may have changed in the same tick (2 s, FAT): compare its bytes.
  return text === stamp.text && newest < stamp.takenAt - 2000 ? locate(root, stamp.key) : undefined;
}

/** The bundle of that key, or undefined when it is not in the cache. */
export function locate(root, key) {
  const entry = join(bundleFolder(root), key, 'cli.cjs');
  return lstatSync(entry, { throwIfNoEntry: false }) && { key, entry };
}

/** Where bundles live, one folder each, named by key. */
export function bundleFolder(root) {
  return join(root, '.cache/gazette/bundle');
}

/** Paths of all files that a bundle is made of, below root. */
export function sourceFiles(root) {
  const files = ['package-lock.json'];
  const visit = (folder) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (folder !== 'scripts' || /\.m?ts$|\.mjs$/.test(entry.name)) files.push(path);
    }
  };
  visit('scripts');
  visit('src');
  return files.sort();
}

/** The stats of all sources as one text, and the latest time in them, in milliseconds since 1970. */
export function statSources(root, nodeMajor) {
  let text = `node ${nodeMajor}`;
  let newest = 0;
  for (const file of sourceFiles(root)) {
    const { size, mtimeMs, ctimeMs } = lstatSync(`${root}/${file}`);
    text += `\n${file} ${size} ${mtimeMs} ${ctimeMs}`;
    newest = Math.max(newest, mtimeMs, ctimeMs);
  }
  return { text, newest };
}

/** Notes that sources with these stats, taken at this time, have this key. */
export function remember(root, key, takenAt, text) {
  mkdirSync(bundleFolder(root), { recursive: true });
  const file = join(bundleFolder(root), 'stamp.json');
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ key, takenAt, text }));
  renameSync(`${file}.${process.pid}`, file);
}

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(join(bundleFolder(root), 'stamp.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
