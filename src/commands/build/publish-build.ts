import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type BuildResult, build } from '../../compile/build.ts';
import type { CompileCache } from '../../compile/compile.ts';
import { contentRecords } from '../../compile/content-records.ts';
import { type DeployedHost, formatUnmetCapability } from '../../compile/deploy.ts';
import { documentRecords as recordsOfDocuments } from '../../compile/documents/document-records.ts';
import { pageRecords } from '../../compile/page-records.ts';
import { compressionSettingsName } from '../../compile/side-cars/compress-in-parallel.ts';
import { SourceChangedError } from '../../content/read/lazy-source.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { pluralize } from '../../core/pluralize.ts';
import { compareCodeUnits, sortProblems } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import type { Compression } from '../../core/side-cars.ts';
import { isObject, parseJson } from '../../core/type-guards.ts';
import type { HostFile } from '../../hosts/host.ts';
import { type BuildState, pruneBuildStates } from '../../publish/build-state.ts';
import { openCompressedCache } from '../../publish/compressed-cache.ts';
import { readContentRecords, writeContentRecords } from '../../publish/content-record-store.ts';
import { openDiskBlobStore } from '../../publish/disk-blob-store.ts';
import { readDocumentRecords, writeDocumentRecords } from '../../publish/document-record-store.ts';
import { ForeignFilesError, PublishError } from '../../publish/errors.ts';
import { isSameSnapshot, iterateEntries, takeSnapshot } from '../../publish/folder-stamps.ts';
import { assertUnlocked } from '../../publish/lock.ts';
import { type PlannedRelease, planReleaseFiles } from '../../publish/planned-release.ts';
import { type PublishFilesOptions, publishFiles, withLock } from '../../publish/publish.ts';
import type { PublishTarget } from '../../publish/publish-target.ts';
import { createPublishedFileReader, readRecords, writeRecords } from '../../publish/record-store.ts';
import { type KnownDigest, reusableDigests, saveBuildState, takeFingerprint } from '../../publish/save-build-state.ts';
import { openSideCarIndex } from '../../publish/side-car-index.ts';
import { createUntouchedTest } from '../../publish/untouched-test.ts';
import { withInterruptSignal } from '../../publish/with-interrupt-signal.ts';
import type { HostSummary } from '../../terminal/host-notes.ts';
import type { Invocation } from '../common/invocation.ts';
import type { BuildJob, BuildReport } from './job.ts';
import { withLeanHeap } from './with-lean-heap.ts';

/** How often content is read again when somebody saves a file meanwhile. */
const attempts = 2;

/**
 * Reads, compiles and publishes. What was read is compared with the disk once more under the lock: of two builds that
 * run at once, the one with the older content must not come last, and a release must not mix two states of it.
 */
export async function publishBuild(
  job: BuildJob,
  invocation: Invocation,
  last: BuildState<BuildReport> | undefined,
): Promise<BuildReport> {
  const { options, target, bundleKey } = job;
  const { keep } = invocation;
  if (!job.patience) assertUnlocked(target.outDir);
  const cacheOf = (what: string) =>
    openCompressedCache(join(job.compressedDir, what), (write) => keep('compressed files and pictures', write));
  const caches = { pictures: cacheOf('pictures'), sideCars: cacheOf('side-cars') };
  const { zlib, brotli } = process.versions;
  const compression: Compression = options.compression ?? 'fast';
  const ways = `side-cars 1 ${compressionSettingsName(compression)} ${zlib} ${brotli}`;
  const index = openSideCarIndex(join(job.compressedDir, 'side-cars.index'), ways, job.anew);
  const pictures = { cache: caches.pictures, code: bundleKey };
  const sideCars = options.production ? { ...caches.sideCars, index, compression } : undefined;
  /** Another kind of build needs fewer of them. */
  const prune = () => {
    for (const each of Object.values(caches)) each.prune();
    keep('what is known of compressed files', index.save);
  };
  for (let tries = 0; tries < attempts; tries++) {
    const shelf = openDiskBlobStore(job.cacheDir);
    try {
      const once = tries === 0 ? job : { ...job, before: undefined };
      const built = await withLeanHeap(job.before, () =>
        tryOnce(once, { shelf, pictures, sideCars }, invocation, last),
      );
      if (built?.published && options.production) prune();
      if (built) return built;
    } finally {
      for (const each of Object.values(caches)) each.save();
      shelf.close();
    }
  }
  throw new PublishError('Files of the content keep changing while they are read. Try again in a moment.');
}

/** Undefined if the content changed meanwhile. */
async function tryOnce(
  job: BuildJob,
  cache: CompileCache,
  { now, keep, progress }: Invocation,
  last: BuildState<BuildReport> | undefined,
): Promise<BuildReport | undefined> {
  const { options, sign, target, folders, stateFile, key, inPlace = false, asLink = false, keep: most } = job;
  const before = job.before ?? takeSnapshot(folders.inputs, now());
  const known = reusableDigests(last, before);
  const seen = (folder: string) => iterateEntries(before.trees[folders.inputs.indexOf(folder)]);
  const { records, digestOf, save, why } = openRecords(job, known);
  const cores = coreCount();
  const result = await whileUnmoved(() =>
    build({ ...options, progress, cache: { ...cache, ...records, seen } }, { threads: cores - 1, lanes: cores, sign }),
  );
  if (!result) return undefined;
  const isCurrent = () => isSameSnapshot(before, takeSnapshot(folders.inputs, now()));
  const { release, problems } = result;
  const waived = result.waived?.length ?? 0;
  if (!release) {
    if (!isCurrent()) return undefined;
    if (result.records) keep('the records of pages', () => save(result));
    return { problems, waived };
  }
  // Only now: what is refused for its size is never read.
  const inputs = takeFingerprint(folders.inputs, before, digestOf);
  return withInterruptSignal((signal) =>
    withLock(
      target,
      undefined,
      async (lock) => {
        if (!isCurrent()) return undefined;
        const wanted = planReleaseFiles(release, (result.deployFiles ?? []).map(inDeployFolder));
        const isUntouched = createUntouchedTest(last?.outputs);
        const made = await publishResult(result, release, wanted, {
          target,
          lock,
          signal,
          inPlace,
          asLink,
          isUntouched,
          isDurable: options.production === true,
          keep: most,
        });
        if (made.published)
          keep('the state of this build', () => {
            saveBuildState(stateFile, folders, { inputs, key, result: made }, digestsOf(wanted));
            pruneBuildStates(stateFile, isOfFolderGone);
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
    if (error instanceof SourceChangedError) return undefined;
    throw error;
  }
}

/** Publishes a release and puts together what there is to say; files of others are problems like any other. */
async function publishResult(
  { problems, waived = [], summary, hosts: deployed = [] }: BuildResult,
  { baseUrl }: Release,
  wanted: PlannedRelease,
  { target, ...how }: PublishFilesOptions & { readonly target: PublishTarget },
): Promise<BuildReport> {
  try {
    const published = await publishFiles(target, wanted, how);
    const hosts = deployed.filter(({ exceeded }) => exceeded.length === 0).map(hostSummary);
    return { problems, waived: waived.length, published, baseUrl, hosts, ...omitUndefined({ kinds: summary }) };
  } catch (error) {
    if (error instanceof ForeignFilesError) return { problems: sortProblems([...problems, ...error.problems]) };
    throw error;
  }
}

/** Whether the output folder that a state's key names is no longer there. */
function isOfFolderGone(key: string): boolean {
  const known = parseJson(key);
  const { target } = (isObject(known) ? known : {}) as Partial<Record<'target', Partial<PublishTarget>>>;
  return !existsSync(String(target?.outDir));
}

/** Digests of published files, which the next build need not read. */
function digestsOf({ outDir, deployDir }: PlannedRelease): KnownDigest {
  const tables = [outDir, deployDir].map((files) => new Map([...files].map(({ file, sha256 }) => [file, sha256])));
  return (index, path) => tables[index]?.get(path);
}

/** `deploy/nginx/nginx.conf` as publishFiles() wants it: below the folder, as bytes. */
function inDeployFolder({ file, text }: HostFile): { file: string; bytes: Uint8Array } {
  return { file: file.slice('deploy/'.length), bytes: Buffer.from(text, 'utf8') };
}

function hostSummary({ name, selected, lacks, unmet, unrun }: DeployedHost): HostSummary {
  const less = unmet.filter((item) => !lacks.includes(item)).flatMap(({ only }) => only ?? []);
  return {
    host: name,
    selected,
    lacks: [...new Set(lacks.map(formatUnmetCapability))],
    less: [...new Set(less)],
    wasRun: unrun === undefined,
  };
}

/** Opens what earlier builds noted of pages, other documents and content; `known` are digests that stats vouch for. */
function openRecords({ records: { folder, about }, target, anew }: BuildJob, known: KnownDigest) {
  const published = createPublishedFileReader(target.outDir);
  const digestBefore = ({ path }: { readonly path: string }) => known(0, path);
  const pages = pageRecords(anew ? [] : readRecords(folder, about), digestBefore, published);
  const content = contentRecords(anew ? [] : readContentRecords(folder, about), ({ path }, file) =>
    known(file.startsWith('public/') ? 1 : 0, path),
  );
  const documentRecords = recordsOfDocuments(anew ? [] : readDocumentRecords(folder, about), published);
  const digestRead = (file: string) => pages.digests.get(file) ?? content.digests.get(file);
  return {
    /** For the build that asks them. */
    records: { records: pages, contentRecords: content, documentRecords },
    /** The digest of a file as it was read, or as its stats vouch for. */
    digestOf: ((index, path) =>
      known(index, path) ?? digestRead(`${index === 0 ? 'content' : 'public'}/${path}`)) as KnownDigest,
    /** Keeps what such a build noted. Throws I/O errors. */
    save({ records = [], content: noted = [], problems, waived = [] }: BuildResult): void {
      writeRecords(folder, about, records);
      writeContentRecords(folder, about, noted);
      writeDocumentRecords(folder, about, documentRecords.all([...problems, ...waived]));
    },
    /** Why something was made again. */
    why: () => [...whyOf(pages.reasons, 'page'), ...whyOf(documentRecords.reasons, 'other document')],
  };
}

/** `312 pages: company.phone changed`, the most frequent reason first. */
function whyOf(reasons: ReadonlyMap<string, number>, what: string): string[] {
  const sorted = [...reasons].sort(([a, n], [b, m]) => m - n || compareCodeUnits(a, b));
  return sorted.map(([reason, count]) => `${pluralize(count, what)}: ${reason}`);
}

/** Node has four threads for what is compressed, and more pages at once than a disk can take help nobody. */
const most = 4;

/** How many cores a build uses. */
function coreCount(): number {
  return Math.min(availableParallelism(), most);
}
