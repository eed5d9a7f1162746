// V8's code caches. Node 20 keeps none for modules (22 does): compiling the same megabyte again took a fifth of a whole
// build. None is shown to V8 before its seal was checked, since V8 itself does not notice a flipped bit; one that does
// not fit this engine is not looked for, or refused by V8, and made again.
const { digestOf, seal, unseal } = require('../src/core/seal.cjs');
const { keptFolder, readKept } = require('./find-bundle.cjs');

/** How this Node was built decides what compiled code means: two builds of one version may differ. */
const traits = Object.entries(process.config.variables).filter(([name]) => /^(?:v8|icu)_/.test(name));

const engine = [
  process.version,
  process.platform,
  process.arch,
  digestOf(JSON.stringify(traits), Buffer.alloc(0)).slice(8),
].join('-');

/** The folder below `bundle/` with the code that was compiled ahead for this Node (`node scripts/ship-bundle.mjs`). */
function shippedFolder(root) {
  return `${root}/bundle/${engine}`;
}

/** The code that V8 compiled of a file of the bundle with this digest: of a run here, else shipped; or undefined. */
function readCode(bundle, name, digest) {
  for (const folder of [keptFolder(bundle, bundle.key), shippedFolder(bundle.root)]) {
    const sealed = readKept(`${folder}/${name}.cache`);
    const code = sealed && unseal(about(name, digest), sealed);
    if (code) return code;
  }
}

/** Keeps what V8 compiled of such a file until now. Throws when it cannot be written. */
function writeCode(folder, name, digest, script) {
  const { keepFile } = require('../src/publish/keep-file.cjs');
  keepFile(`${folder}/${name}.cache`, seal(about(name, digest), script.createCachedData()));
}

function about(name, digest) {
  return `${engine} ${name} ${digest}`;
}

exports.readCode = readCode;
exports.shippedFolder = shippedFolder;
exports.writeCode = writeCode;
