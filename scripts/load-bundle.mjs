// Runs a bundle with V8's code cache. Node 20 keeps none for modules (22 does): compiling the same megabyte again took
// a fifth of a whole build. Nothing is run, nor shown to V8, before its seal was checked: V8 itself does not notice a
// flipped bit. A cache that does not fit this Node is refused by V8, and made again.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import { digestOf, seal, unseal } from '../src/core/seal.mjs';
import { keepFile } from '../src/publish/keep-file.mjs';
import { bundleFolder, entryName, readKept } from './bundle-cache.mjs';
import { traceSources } from './trace.mjs';

/** The rest of the program that runs is neither in the cache nor can it be made again: no bug, and told plainly. */
class ProgramLost extends Error {
  name = 'ProgramLost';
}

const engine = `${process.version} ${process.arch}`;
const modules = new Map();
const fresh = [];

/** What stands before the first line of a file of the bundle when it is run. */
const wrapper = '(function (exports, require, module, __filename, __dirname) {';

/**
 * Runs the entry of a bundle, once, and returns its exports. `bundle` is `{ root, key, nodeMajor, files?, unkept? }`, files
 * being texts by name. Without them it is read from the cache, and made again in full when anything is not whole there.
 */
export function load(bundle, name = entryName) {
  const known = modules.get(name);
  if (known) return known.exports;
  if (modules.size === 0) traceSources((of) => mapOf(bundle, of), wrapper.length);
  const module = { exports: {} };
  modules.set(name, module);
  const file = join(bundleFolder(bundle.root), bundle.key, name);
  const bytes = bytesOf(bundle, name, file);
  const about = `${bundle.key}/${name} ${digestOf(engine, bytes)}`;
  const sealed = readKept(`${file}.cache`);
  const cachedData = sealed && unseal(about, sealed);
  const text = `${wrapper}${bytes.toString('utf8')}\n})`;
  const script = new Script(text, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  });
  if (!cachedData || script.cachedDataRejected) fresh.push({ file, about, script });
  const resolve = createRequire(file);
  const require = (id) => (id.startsWith('./') ? load(bundle, id.slice(2)) : resolve(id));
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  return module.exports;
}

/**
 * Keeps the code that was compiled in this process for the next one. Call it at the end: what ran is included.
 * Returns what to say when that cannot be written.
 */
export function saveCodeCache() {
  try {
    for (const { file, about, script } of fresh.splice(0))
      keepFile(`${file}.cache`, seal(about, script.createCachedData()));
  } catch (error) {
    return error.message;
  }
}

/** The source map of a file of the bundle; a trace is no reason to make anything again. */
function mapOf(bundle, name) {
  const sealed = readKept(join(bundleFolder(bundle.root), bundle.key, `${name}.map`));
  return bundle.files?.[`${name}.map`] ?? (sealed && unseal(`${bundle.key}/${name}.map`, sealed)?.toString('utf8'));
}

function bytesOf(bundle, name, file) {
  const sealed = bundle.files ? undefined : readKept(file);
  const whole = sealed && unseal(`${bundle.key}/${name}`, sealed);
  if (whole) return whole;
  if (!bundle.files) Object.assign(bundle, madeAgain(bundle));
  return Buffer.from(bundle.files[name], 'utf8');
}

function madeAgain({ root, key, nodeMajor }) {
  const { spawnSync } = createRequire(import.meta.url)('node:child_process');
  const healer = join(root, 'scripts/heal-bundle.mjs');
  const { stdout, stderr, status, error } = spawnSync(process.execPath, [healer, root, String(nodeMajor)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0)
    throw new ProgramLost(`The compiled program in .cache is damaged and cannot be made again: ${error ?? stderr}`);
  const { files, unkept, ...made } = JSON.parse(stdout);
  if (made.key !== key) throw new ProgramLost('The sources of Gazette changed while it ran. Run the command again.');
  return { files, unkept };
}
