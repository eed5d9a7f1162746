// Finds the bundle that is to be run: by stat alone when nothing was touched, else by the bytes. CommonJS, as all that
// every start loads: Node's loader of ES modules costs a seventh of an empty start.
const { existsSync, lstatSync, readdirSync } = require('node:fs');
const { unseal } = require('../src/core/seal.cjs');
const { readPlainFile } = require('../src/publish/read-plain-file.cjs');

/** The file of a bundle that is run. It is written last: where it stands, the others do. */
const entryName = 'cli.cjs';

/** Holds types alone and is made from the sources (src/edit/schema/): no part of a bundle. */
const made = 'src/content/types.generated.ts';

/** What runs is neither whole nor can it be made again: no bug, and told plainly. */
class ProgramLost extends Error {
  name = 'ProgramLost';
}

/**
 * Where things are: `root` holds the launcher, `home` gets the caches. Without sources, as in a package, which may be
 * read-only, that is where the command is run, and nothing can be made again.
 */
function placesOf(root) {
  const hasSources = existsSync(`${root}/src/commands/main.ts`);
  return { root, hasSources, home: hasSources ? root : process.cwd() };
}

/**
 * The key of the bundle to run, or undefined when the sources changed since one was made: the SHA-256 of all sources,
 * as remembered with their stats by remember(). What the bundle holds is not yet verified.
 */
function findBundle(places) {
  if (!places.hasSources) return shippedKey(places) ?? lost(places);
  const stamp = readStamp(places);
  if (stamp === undefined) return undefined;
  const { text, newest } = statSources(places.root);
  // A file written just before its stat was taken may have changed in the same tick (2 s, FAT): compare its bytes.
  const isSettled = text === stamp.text && newest < stamp.takenAt - 2000;
  return isSettled && isKept(places, stamp.key) ? stamp.key : undefined;
}

/** Whether there is a bundle of that key, made ahead or in the cache. */
function isKept(places, key) {
  return existsSync(`${keptFolder(places, key)}/${entryName}`) || shippedKey(places) === key;
}

/** The key of the bundle that was made ahead (`node scripts/ship-bundle.mjs`); undefined without one. */
function shippedKey({ root }) {
  const sealed = readKept(`${root}/bundle/key`);
  return sealed && unseal('key', sealed)?.toString();
}

/** Where bundles live that are made when they are needed, one folder each, named by key. */
function bundleFolder({ home }) {
  return `${home}/.cache/gazette/bundle`;
}

/** Where the bundle of this key is kept, and what V8 made of it. */
function keptFolder(places, key) {
  return `${bundleFolder(places)}/${key}`;
}

/** Paths of all files that a bundle is made of, below root. */
function sourceFiles(root) {
  const files = ['package-lock.json'];
  const visit = (folder) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (path !== made && (folder !== 'scripts' || /\.m?ts$|\.[cm]js$/.test(entry.name))) files.push(path);
    }
  };
  visit('scripts');
  visit('src');
  return files.sort();
}

/** The stats of all sources as one text, and the latest time in them, in milliseconds since 1970. */
function statSources(root) {
  let text = '';
  let newest = 0;
  for (const file of sourceFiles(root)) {
    const { size, mtimeMs, ctimeMs } = lstatSync(`${root}/${file}`);
    text += `${file} ${size} ${mtimeMs} ${ctimeMs}\n`;
    newest = Math.max(newest, mtimeMs, ctimeMs);
  }
  return { text, newest };
}

/** The bytes of a file of a bundle or cache; undefined when it cannot be read, whyever. */
function readKept(file) {
  try {
    return readPlainFile(file);
  } catch {
    return undefined;
  }
}

function readStamp(places) {
  const sealed = readKept(`${bundleFolder(places)}/stamp.json`);
  const body = sealed && unseal('stamp', sealed);
  return body && JSON.parse(body.toString());
}

function lost({ root }) {
  throw new ProgramLost(`The program in ${root}/bundle is damaged or absent. Install the package again.`);
}

exports.ProgramLost = ProgramLost;
exports.bundleFolder = bundleFolder;
exports.entryName = entryName;
exports.findBundle = findBundle;
exports.isKept = isKept;
exports.keptFolder = keptFolder;
exports.lost = lost;
exports.placesOf = placesOf;
exports.readKept = readKept;
exports.sourceFiles = sourceFiles;
exports.statSources = statSources;
