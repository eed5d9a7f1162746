// Runs a bundle with V8's code cache. Nothing is run before its seal was checked.
const { constants, Script } = require('node:vm');
const { withFlagsOfCode } = require('../src/core/optimizer.cjs');
const { seal, sealOf, unseal } = require('../src/core/seal.cjs');
const { readCode, writeCode } = require('./code-cache.cjs');
const { entryName, keptFolder, lost, ProgramLost, readKept } = require('./find-bundle.cjs');

const modules = new Map();
const fresh = [];

/** What stands before the first line of a file of the bundle when it is run. */
const wrapper = '(function (exports, require, module, __filename, __dirname) {';

/**
 * Runs the entry of a bundle, once, and returns its exports. `bundle` is what placesOf() gives with a `key`, and when it
 * could not be kept its `files`, texts by name. Else they are read, and made again in full when one of them is not whole.
 */
function load(bundle, name = entryName) {
  const known = modules.get(name);
  if (known) return known.exports;
  if (modules.size === 0) traceLater(bundle);
  const module = { exports: {} };
  modules.set(name, module);
  const { text, digest } = fileOf(bundle, name);
  const cachedData = readCode(bundle, name, digest);
  const filename = `${bundle.root}/bundle/${name}`;
  const options = {
    filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  };
  const script = withFlagsOfCode(() => new Script(`${wrapper}${text}\n})`, options));
  if (!cachedData || script.cachedDataRejected) fresh.push({ name, digest, script });
  // Packages are found from the launcher as they are from the bundle.
  const requireFrom = (id) => (id.startsWith('./') ? load(bundle, id.slice(2)) : require(id));
  requireFrom.threadProgram = (id) => threadProgram(bundle, id.slice(2));
  try {
    script.runInThisContext()(module.exports, requireFrom, module, filename, `${bundle.root}/bundle`);
  } catch (error) {
    // Who asks again must not get what was exported up to here.
    modules.delete(name);
    throw error;
  }
  return module.exports;
}

/** A script for a thread (`new Worker(…, { eval: true })`) that runs a file of this bundle. */
function threadProgram({ root, home, hasSources, key, files, unkept }, name) {
  // What could not be kept has to be handed over: there is no file to read.
  const bundle = JSON.stringify({ root, home, hasSources, key, ...(unkept && { files, unkept }) });
  return `require(${JSON.stringify(__filename)}).load(${bundle}, ${JSON.stringify(name)});`;
}

/**
 * Keeps the code that was compiled in this process for the next one. Call it at the end: what ran is included.
 * Returns what to say when that cannot be written.
 */
function saveCodeCache(folder) {
  try {
    for (const { name, digest, script } of fresh.splice(0))
      withFlagsOfCode(() => writeCode(folder, name, digest, script));
  } catch (error) {
    return error.message;
  }
}

/** The text of a file of the bundle, known to be whole, and what stands for it. */
function fileOf(bundle, name) {
  if (!bundle.files) {
    const found = wholeFile(bundle, name);
    if (found) return found;
    Object.assign(bundle, madeAgain(bundle, 'anew'));
    if (!bundle.files) return wholeFile(bundle, name) ?? lost(bundle);
  }
  const text = bundle.files[name];
  return { text, digest: sealOf(seal(`${bundle.key}/${name}`, text)) };
}

/** As fileOf(), of what was made when it was needed, else ahead; undefined when neither is whole. */
function wholeFile(bundle, name) {
  for (const folder of [keptFolder(bundle, bundle.key), `${bundle.root}/bundle`]) {
    const sealed = readKept(`${folder}/${name}`);
    const body = sealed && unseal(`${bundle.key}/${name}`, sealed);
    if (body) return { text: body.toString('utf8'), digest: sealOf(sealed) };
  }
}

function madeAgain(bundle, ...how) {
  if (!bundle.hasSources) lost(bundle);
  const { files, unkept, key } = require('./bundle-apart.cjs').bundleApart(bundle.root, ...how);
  if (key !== bundle.key) throw new ProgramLost('The sources of Gazette changed while it ran. Run the command again.');
  return { files, unkept };
}

/** Stack traces name src/: maps are read when a trace is, and made then where a bundle is of sources that lie here. */
function traceLater(bundle) {
  let trace;
  let mapsMade;
  const mapOf = (name) => {
    const kept = () => wholeFile(bundle, `${name}.map`)?.text;
    mapsMade ??= kept() === undefined && bundle.hasSources ? tryMaps(bundle) : {};
    return mapsMade.files?.[`${name}.map`] ?? kept();
  };
  Error.prepareStackTrace = (error, calls) => {
    trace ??= require('./trace.cjs').tracer(mapOf, wrapper.length);
    return trace(error, calls);
  };
}

/** Without maps a trace names the files of the bundle: why there are none must not hide what it is of. */
function tryMaps(bundle) {
  try {
    return madeAgain(bundle, 'maps');
  } catch {
    return {};
  }
}

exports.load = load;
exports.saveCodeCache = saveCodeCache;
exports.threadProgram = threadProgram;
