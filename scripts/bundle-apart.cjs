// Bundles in a process of its own, because the bundler needs three times the memory of a build and gives none of it back,
// and because bundling is asynchronous, while a damaged chunk is noticed in the middle of a require().
const { spawnSync } = require('node:child_process');
const { ProgramLost } = require('./find-bundle.cjs');

/** Memory before time: V8 collects early, mimalloc (the bundler's) returns pages at once, each further thread costs 15 MB. */
const leanFlags = ['--max-semi-space-size=1', '--optimize-for-size'];
const leanEnvironment = {
  MIMALLOC_PURGE_DELAY: '0',
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  RAYON_NUM_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
};

/**
 * Makes the bundle of the sources below `root` if there is none; with 'anew' in any case, with 'maps' source maps too.
 * Returns its `key`, `isNew`, and if it could not be kept why (`unkept`) and its `files`. Throws what the bundler threw.
 */
function bundleApart(root, ...how) {
  const { stdout, stderr, signal, error } = spawnSync(
    process.execPath,
    [...leanFlags, `${__dirname}/make-bundle.mjs`, root, ...how],
    { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, ...leanEnvironment } },
  );
  if (!stdout) throw new ProgramLost(`The program cannot be bundled: ${error?.message ?? (stderr || signal)}`);
  const { failure, ...made } = JSON.parse(stdout);
  if (failure?.name === 'ProgramLost') throw new ProgramLost(failure.message);
  if (failure) throw Object.assign(new Error(failure.message), failure);
  return made;
}

exports.bundleApart = bundleApart;
