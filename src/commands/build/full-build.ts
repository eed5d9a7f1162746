import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, type BuildResult, buildOnCores } from '../../compile/build.ts';
import { type DeployedHost, lackName } from '../../compile/deploy.ts';
import { settingsName } from '../../compile/side-cars/codecs.ts';
import { SourceMoved } from '../../content/read/later.ts';
import { isObject, parseJson } from '../../core/forms.ts';
import { sortProblems } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import type { Compression, SideCarCache } from '../../core/side-cars.ts';
import { omitEmpty } from '../../core/values.ts';
import type { HostFile } from '../../hosts/host.ts';
import { compressedCache } from '../../publish/compressed-cache.ts';
import { ForeignFilesError, PublishError } from '../../publish/errors.ts';
import { untilInterrupted } from '../../publish/interrupt.ts';
import { assertUnlocked } from '../../publish/lock.ts';
import { pruneStates } from '../../publish/prune-states.ts';
import { type PublishFilesOptions, publishFiles, withLock } from '../../publish/publish.ts';
import { digestsBefore, fingerprint, type KnownDigest, saveState } from '../../publish/save-state.ts';
import { sideCarIndex } from '../../publish/side-car-index.ts';
import { spill } from '../../publish/spill.ts';
import { entriesOf, sameSnapshot, snapshot } from '../../publish/stamps.ts';
import type { State } from '../../publish/state.ts';
import type { Target } from '../../publish/target.ts';
import { untouchedSince } from '../../publish/untouched.ts';
import { type Wanted, wantedOf } from '../../publish/wanted.ts';
import type { HostSummary } from '../../terminal/host-notes.ts';
import type { Invocation } from '../common/invocation.ts';
import { coresToUse } from './cores.ts';
import type { BuildJob, Built } from './job.ts';
import { withLeanHeap } from './lean-heap.ts';
import { openRecords } from './open-records.ts';

/** How often content is read again when somebody saves a file meanwhile. */
const attempts = 2;

/**
 * Reads, compiles and publishes. What was read is compared with the disk once more under the lock: of two builds that
 * run at once, the one with the older content must not come last, and a release must not mix two states of it.
 */
export async function fullBuild(job: BuildJob, invocation: Invocation, last: State<Built> | undefined): Promise<Built> {
  const { options, target, bundleKey } = job;
  const { keep } = invocation;
  if (!job.patience) assertUnlocked(target.outDir);
  const cacheOf = (what: string) =>
    compressedCache(join(job.compressedDir, what), (write) => keep('compressed files and pictures', write));
  const caches = { cache: cacheOf('pictures'), sideCars: cacheOf('side-cars') };
  const { zlib, brotli } = process.versions;
  const compression: Compression = options.compression ?? 'fast';
  const ways = `side-cars 1 ${settingsName(compression)} ${zlib} ${brotli}`;
  const index = sideCarIndex(join(job.compressedDir, 'side-cars.index'), ways, job.anew);
  for (let tries = 0; tries < attempts; tries++) {
    const shelf = spill(job.cacheDir);
    try {
      const sideCars = { ...caches.sideCars, index, compression };
      const once = tries === 0 ? job : { ...job, before: undefined };
      const how = { ...options, ...caches, sideCars, code: bundleKey, shelf, sign: job.sign };
      const built = await withLeanHeap(job.before, () => buildOnce(once, how, invocation, last));
      // Another kind of build needs fewer of them.
      if (built?.published && options.production) {
        for (const each of Object.values(caches)) each.prune();
        keep('what is known of compressed files', index.save);
      }
      if (built) return built;
    } finally {
      for (const each of Object.values(caches)) each.save();
      shelf.close();
    }
  }
  throw new PublishError('Files of the content keep changing while they are read. Try again in a moment.');
}

/** Undefined if the content changed meanwhile. */
async function buildOnce(
  job: BuildJob,
  options: BuildOptions & { readonly sideCars: SideCarCache },
  { now, keep }: Invocation,
  last: State<Built> | undefined,
): Promise<Built | undefined> {
  const { target, folders, stateFile, key, inPlace = false, asLink = false, keep: most } = job;
  const before = job.before ?? snapshot(folders.inputs, now());
  const known = digestsBefore(last, before);
  const seen = (folder: string) => {
    const tree = before.trees[folders.inputs.indexOf(folder)];
    return tree && entriesOf(tree);
  };
  const { records, digestOf, save, why } = openRecords(job, known);
  const cores = coresToUse();
  const { production = false } = job.options;
  const sideCars = production ? options.sideCars : undefined;
  const result = await whileUnmoved(() =>
    buildOnCores({ ...options, sideCars, ...records, seen, threads: cores - 1, lanes: cores }),
  );
  if (!result) return undefined;
  const isCurrent = () => sameSnapshot(before, snapshot(folders.inputs, now()));
  const { release, problems } = result;
  const waived = result.waived?.length ?? 0;
  if (!release) {
    if (!isCurrent()) return undefined;
    if (result.records) keep('the records of pages', () => save(result));
    return { problems, waived };
  }
  // Only now: what is refused for its size is never read.
  const inputs = fingerprint(folders.inputs, before, digestOf);
  return untilInterrupted((signal) =>
    withLock(
      target,
      undefined,
      async (lock) => {
        if (!isCurrent()) return undefined;
        const wanted = wantedOf(release, (result.deployFiles ?? []).map(inDeployFolder));
        const isUntouched = untouchedSince(last?.outputs);
        const made = await publishResult(result, release, wanted, {
          target,
          lock,
          signal,
          inPlace,
          asLink,
          isUntouched,
          isDurable: production,
          keep: most,
        });
        if (made.published)
          keep('the state of this build', () => {
            saveState(stateFile, folders, { inputs, key, result: made }, digestsOf(wanted));
            pruneStates(stateFile, isOfFolderGone);
            save(result);
          });
        return { ...made, why: why() };
      },
      { patience: job.patience, signal },
    ),
  );
}

/** Result of `action`; undefined if a file that it had to read again was gone. */
async function whileUnmoved<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof SourceMoved) return undefined;
    throw error;
  }
}

/** Publishes a release and puts together what there is to say; files of others are problems like any other. */
async function publishResult(
  { problems, waived = [], summary, hosts: deployed = [] }: BuildResult,
  { baseUrl }: Release,
  wanted: Wanted,
  { target, ...how }: PublishFilesOptions & { readonly target: Target },
): Promise<Built> {
  try {
    const published = await publishFiles(target, wanted, how);
    const hosts = deployed.filter(({ exceeded }) => exceeded.length === 0).map(hostSummary);
    return { problems, waived: waived.length, published, baseUrl, hosts, ...omitEmpty({ kinds: summary }) };
  } catch (error) {
    if (error instanceof ForeignFilesError) return { problems: sortProblems([...problems, ...error.problems]) };
    throw error;
  }
}

/** Whether the output folder that a state's key names is no longer there. */
function isOfFolderGone(key: string): boolean {
  const known = parseJson(key);
  const { target } = (isObject(known) ? known : {}) as Partial<Record<'target', Partial<Target>>>;
  return !existsSync(String(target?.outDir));
}

/** Digests of published files, which the next build need not read. */
function digestsOf({ outDir, deployDir }: Wanted): KnownDigest {
  const tables = [outDir, deployDir].map((files) => new Map([...files].map(({ file, sha256 }) => [file, sha256])));
  return (index, path) => tables[index]?.get(path);
}

/** `deploy/nginx/nginx.conf` as publishFiles() wants it: below the folder, as bytes. */
function inDeployFolder({ file, text }: HostFile): { file: string; bytes: Uint8Array } {
  return { file: file.slice('deploy/'.length), bytes: Buffer.from(text, 'utf8') };
}

function hostSummary({ name, selected, lacks, unmet }: DeployedHost): HostSummary {
  const less = unmet.filter((item) => !lacks.includes(item)).flatMap(({ only }) => only ?? []);
  return { host: name, selected, lacks: [...new Set(lacks.map(lackName))], less: [...new Set(less)] };
}
