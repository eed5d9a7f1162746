#!/usr/bin/env node
// The launcher, in plain JavaScript: it bundles the TypeScript sources when one of them changed, and runs the bundle.
// Its own start costs a few milliseconds; the bundler is loaded only when it is needed.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBundle } from './bundle-cache.mjs';
import { load, saveCodeCache } from './load-bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Gazette needs Node.js 20.19 or later; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  try {
    const known = findBundle(root, major);
    const made = known ? { key: known } : await (await import('./bundle.mjs')).makeBundle(root, major);
    const bundle = { root, nodeMajor: major, ...made };
    process.exitCode = await load(bundle).main(process.argv.slice(2), root, bundle.key, made.files !== undefined);
    const unkept = bundle.unkept ?? saveCodeCache();
    if (unkept)
      process.stderr.write(
        `Note: the compiled program could not be kept, so the next start is slower (is the project read-only?): ${unkept}\n`,
      );
  } catch (error) {
    process.exitCode = explain(error);
  }
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
