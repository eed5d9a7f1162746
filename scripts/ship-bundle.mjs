// `node scripts/ship-bundle.mjs`: makes the bundle ahead of time, in bundle/, which a package ships instead of the sources, with the code
// that V8 makes of it. For several versions of Node, run it with each.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seal, unseal } from '../src/core/seal.cjs';
import { keepFile } from '../src/publish/keep-file.cjs';
import { bundleOf, keepBundle } from './bundle.mjs';
import { shippedFolder } from './code-cache.cjs';
import { readKept } from './find-bundle.cjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'bundle');
const keyFile = join(folder, 'key');
const sealedKey = readKept(keyFile);
const lastKey = sealedKey && unseal('key', sealedKey)?.toString();
const bundle = await bundleOf(root, () => true, true);
// Without its key it counts for nothing until it is whole.
rmSync(keyFile, { force: true });
keepBundle(folder, bundle);
for (const entry of readdirSync(folder, { withFileTypes: true })) {
  const isOfThisBundle = Object.hasOwn(bundle.files, entry.name) || (entry.isDirectory() && bundle.key === lastKey);
  if (!isOfThisBundle) rmSync(join(folder, entry.name), { recursive: true });
}
const failure = compileAhead(bundle.key);
keepFile(keyFile, seal('key', bundle.key));
process.stdout.write(`Made bundle/, ${Object.keys(bundle.files).length} files, of the sources as they stand.\n`);
if (failure) {
  process.stderr.write(`Its code could not be compiled ahead: the first build of a package takes longer.\n${failure}`);
  process.exitCode = 1;
}

/** Builds the example with the bundle, in a folder of its own; returns what went wrong. */
function compileAhead(key) {
  rmSync(shippedFolder(root), { recursive: true, force: true });
  const site = mkdtempSync(join(tmpdir(), 'gazette-bundle-'));
  try {
    for (const name of ['content', 'public'].filter((each) => existsSync(join(root, each))))
      cpSync(join(root, name), join(site, name), { recursive: true });
    // Flags of V8 make caches that others refuse.
    const { NODE_OPTIONS: _, ...env } = process.env;
    const args = [join(root, 'scripts/compile-ahead.mjs'), root, key];
    const { status, stderr, error } = spawnSync(process.execPath, args, { cwd: site, env, encoding: 'utf8' });
    return status === 0 ? undefined : `${error?.message ?? stderr}\n`;
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}
