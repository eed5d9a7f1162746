#!/usr/bin/env node
// The launcher, in plain JavaScript: it runs the bundle of the TypeScript sources, and makes it when one of them changed.
// Its own start costs a few milliseconds; the bundler is loaded only when it is needed.
const { dirname } = require('node:path');

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Gazette needs Node.js 20.19 or later; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  run(dirname(__dirname)).catch((error) => {
    process.exitCode = explain(error);
  });
}

async function run(root) {
  const { findBundle, keptFolder, placesOf } = require('./find-bundle.cjs');
  const { load, saveCodeCache } = require('./load-bundle.cjs');
  // Others run long, or start programs of others.
  if (/^(?:build|check)$/.test(process.argv[2])) require('../src/core/optimizer.cjs').setOptimizer('patient');
  const places = placesOf(root);
  const known = findBundle(places);
  const made = known ? { key: known } : require('./bundle-apart.cjs').bundleApart(root);
  const bundle = { ...places, ...made };
  // What is remembered of a run is remembered with its Node: ICU's tables decide what a letter is.
  const code = `${bundle.key} on Node ${major}`;
  process.exitCode = await load(bundle).main(process.argv.slice(2), places.home, root, code, made.isNew === true);
  const unkept = bundle.unkept ?? saveCodeCache(keptFolder(places, bundle.key));
  if (unkept)
    process.stderr.write(
      `Note: the compiled program could not be kept, so the next start is slower (is the project read-only?): ${unkept}\n`,
    );
}

function explain(error) {
  const missing = error?.code === 'ERR_MODULE_NOT_FOUND' && !/[\\/](?:src|scripts|\.cache)[\\/]/.test(error.url ?? '');
  if (missing) process.stderr.write(`${error.message}\nThe packages are not all installed. Run \`npm ci\` first.\n`);
  else if (error?.name === 'ProgramLost') process.stderr.write(`${error.message}\n`);
  else {
    const trace = error?.stack ?? error;
    process.stderr.write(
      `This is a bug in Gazette, not in your content. Please report it with these lines:\n\n${trace}\n`,
    );
    return 70;
  }
  return 74;
}
