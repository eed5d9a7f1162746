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
    const bundle = findBundle(root, major) ?? (await (await import('./bundle.mjs')).makeBundle(root, major));
    const { main } = load(bundle.entry);
    process.exitCode = await main(process.argv.slice(2), root, bundle.key);
    saveCodeCache();
  } catch (error) {
    const missing =
      error?.code === 'ERR_MODULE_NOT_FOUND' && !/[\\/](?:src|scripts|\.cache)[\\/]/.test(error.url ?? '');
    process.stderr.write(
      missing
        ? `${error.message}\nThe packages are not all installed. Run \`npm ci\` first.\n`
        : `This is a bug in Gazette, not in your content. Please report it with these lines:\n\n${error?.stack ?? error}\n`,
    );
    process.exitCode = missing ? 74 : 70;
  }
}
