// Runs a bundle with V8's code cache. Node 20 keeps none for modules (22 does): compiling the same megabyte again took
// a fifth of a whole build. A cache that does not fit this Node is refused by V8, and made again.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';

const modules = new Map();
const fresh = [];

/** Runs the CommonJS file of a bundle, once, and returns its exports. Files beside it are loaded the same way. */
export function load(file) {
  const known = modules.get(file);
  if (known) return known.exports;
  const module = { exports: {} };
  modules.set(file, module);
  const cachedData = read(`${file}.cache`);
  const text = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(text, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  });
  if (!cachedData || script.cachedDataRejected) fresh.push({ file, script });
  const resolve = createRequire(file);
  const require = (name) => (name.startsWith('./') ? load(join(dirname(file), name)) : resolve(name));
  script.runInThisContext()(module.exports, require, module, file, dirname(file));
  return module.exports;
}

/** Keeps the code that was compiled in this process for the next one. Call it at the end: what ran is included. */
export function saveCodeCache() {
  for (const { file, script } of fresh.splice(0)) {
    const temporary = `${file}.cache.${process.pid}`;
    try {
      writeFileSync(temporary, script.createCachedData());
      renameSync(temporary, `${file}.cache`);
    } catch {
      // Without it the next start is slower, nothing else: the folder may be read-only, or pruned meanwhile.
      rmSync(temporary, { force: true });
    }
  }
}

function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
