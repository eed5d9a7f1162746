// Finds the bundle that belongs to the sources: by stat alone when nothing was touched, else by the bytes.
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seal, unseal } from '../src/core/seal.mjs';
import { keepFile } from '../src/publish/keep-file.mjs';
import { readPlainFile } from '../src/publish/read-plain-file.mjs';

/** The file of a bundle that is run. It is written last: where it stands, the others do. */
export const entryName = 'cli.cjs';

/**
 * Returns the key of the bundle of the sources, or undefined when they changed since it was made. The key is the
 * SHA-256 of all sources, as remembered with their stats by remember(). What the bundle holds is not yet verified.
 */
export function findBundle(root, nodeMajor) {
  const stamp = readStamp(root);
  if (stamp === undefined) return undefined;
  const { text, newest } = statSources(root, nodeMajor);
  // A file written just before its stat was taken may have changed in the same tick (2 s, FAT): compare its bytes.
  return text === stamp.text && newest < stamp.takenAt - 2000 && isKept(root, stamp.key) ? stamp.key : undefined;
}

/** Whether there is a bundle of that key in the cache. */
export function isKept(root, key) {
  return existsSync(join(bundleFolder(root), key, entryName));
}

/** Where bundles live, one folder each, named by key. */
export function bundleFolder(root) {
  return join(root, '.cache/gazette/bundle');
}

/** Holds types alone and is made from the sources (src/desk/schema/): no part of a bundle. */
const made = 'src/content/types.generated.ts';

/** Paths of all files that a bundle is made of, below root. */
export function sourceFiles(root) {
  const files = ['package-lock.json'];
  const visit = (folder) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (path !== made && (folder !== 'scripts' || /\.m?ts$|\.mjs$/.test(entry.name))) files.push(path);
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

/** Notes that sources with these stats, taken at this time, have this key. Throws when that cannot be written. */
export function remember(root, key, takenAt, text) {
  keepFile(join(bundleFolder(root), 'stamp.json'), seal('stamp', JSON.stringify({ key, takenAt, text })));
}

/** The bytes of a file of the cache; undefined when it cannot be read, whyever. */
export function readKept(file) {
  try {
    return readPlainFile(file);
  } catch {
    return undefined;
  }
}

function readStamp(root) {
  const sealed = readKept(join(bundleFolder(root), 'stamp.json'));
  const body = sealed && unseal('stamp', sealed);
  return body && JSON.parse(body.toString());
}
