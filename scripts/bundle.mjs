// Makes the bundle. rolldown is imported only when no bundle of these sources exists.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seal } from '../src/core/seal.mjs';
import { keepFile } from '../src/publish/keep-file.mjs';
import { bundleFolder, entryName, isKept, readKept, remember, sourceFiles, statSources } from './bundle-cache.mjs';
import { texts } from './texts.mjs';

/** Bundles kept: this one, and the one before, for switching between two branches. */
const kept = 2;

/** A leftover of a killed process is removed after this time, in milliseconds. */
const leftoverAge = 600_000;

/**
 * Returns the bundle of the sources as they stand, and makes it when there is none, or always if `anew`: its `key`,
 * `files` (text by name) when it was made, and `unkept`, what to say when it could not be written to the cache.
 */
export async function makeBundle(root, nodeMajor, anew = false) {
  for (;;) {
    const takenAt = Date.now();
    const { text } = statSources(root, nodeMajor);
    const key = keyOf(root, nodeMajor);
    const files = anew || !isKept(root, key) ? await bundle(root) : undefined;
    // A source saved meanwhile may be in the new bundle or not, so that one has no name: make another.
    if (files && keyOf(root, nodeMajor) !== key) continue;
    try {
      if (files) keepBundle(root, key, files);
      remember(root, key, takenAt, text);
      prune(root, key);
      return { key, files };
    } catch (error) {
      return { key, files, unkept: error.message };
    }
  }
}

function keyOf(root, nodeMajor) {
  const hash = createHash('sha256').update(`node ${nodeMajor}`);
  for (const file of sourceFiles(root)) {
    const bytes = readFileSync(join(root, file));
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function bundle(root) {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    cwd: root,
    input: { cli: 'src/commands/main.ts' },
    platform: 'node',
    // Modules that the entry shares with lazy chunks stay in the entry: fewer files to open at each start.
    preserveEntrySignatures: 'allow-extension',
    tsconfig: false,
    // ES modules need none of the helpers that CommonJS does, which the entry would load at each start.
    resolve: { mainFields: ['module', 'main'] },
    // Both load a native binary from beside their own package.
    external: ['oxc-parser', 'rolldown'],
    logLevel: 'silent',
    plugins: [texts()],
  });
  const { output } = await build.generate({
    // CommonJS, because only scripts can have a code cache (load-bundle.mjs).
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
  });
  await build.close();
  return Object.fromEntries(
    output
      .filter(({ type }) => type === 'chunk')
      .flatMap(({ fileName, code, map }) => [
        [fileName, code],
        // A file that only passes others' exports on has no map.
        ...(map ? [[`${fileName}.map`, map.toString()]] : []),
      ]),
  );
}

/** Files that stand there whole stay: another process may be running them. */
function keepBundle(root, key, files) {
  const folder = join(bundleFolder(root), key);
  const names = Object.keys(files).filter((name) => name !== entryName);
  for (const name of [...names, entryName]) {
    const sealed = seal(`${key}/${name}`, files[name]);
    if (!readKept(join(folder, name))?.equals(sealed)) keepFile(join(folder, name), sealed);
  }
}

/** Removes all but the newest bundles, and what killed processes left. */
function prune(root, key) {
  const folder = bundleFolder(root);
  const found = readdirSync(folder).map((name) => ({
    name,
    time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  }));
  const others = found.filter(({ name }) => /^[0-9a-f]{64}$/.test(name) && name !== key);
  const old = others.sort((a, b) => b.time - a.time).slice(kept - 1);
  const left = found.filter(({ name, time }) => /^stamp\.json\.\d+$/.test(name) && time < Date.now() - leftoverAge);
  for (const { name } of [...old, ...left]) rmSync(join(folder, name), { recursive: true, force: true });
}
