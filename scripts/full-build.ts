import { type BuildResult, build } from '../src/build.ts';
import type { HostSummary } from '../src/cli/host-notes.ts';
import { type DeployedHost, lackName } from '../src/deploy.ts';
import type { HostFile } from '../src/hosts/host.ts';
import { type CompressedCache, compressedCache } from '../src/publish/compressed-cache.ts';
import { PublishError } from '../src/publish/errors.ts';
import { publish, withLock } from '../src/publish/publish.ts';
import { type Fingerprint, fingerprint, saveState } from '../src/publish/save-state.ts';
import { sameSnapshot, snapshot } from '../src/publish/state.ts';
import { omitEmpty } from '../src/values.ts';
import type { BuildJob, Built } from './build-job.ts';

/**
 * Reads, compiles and publishes. The lock is held from before the first byte is read: of two builds that run at
 * once, the one with the older content must not come last.
 */
export function fullBuild(job: BuildJob, now: () => number): Built {
  const { target, folders, stateFile, key } = job;
  const cache = compressedCache(job.compressedDir);
  return withLock(target, undefined, (lock) => {
    const { result, inputs } = buildWhileStill(job, cache, now);
    const { release, problems, summary, deployFiles = [], hosts: deployed = [] } = result;
    if (!release) return { problems };
    const published = publish(release, { ...target, deployFiles: deployFiles.map(inDeployFolder), lock });
    cache.prune();
    const hosts = deployed.filter(({ exceeded }) => exceeded.length === 0).map(hostSummary);
    const built: Built = { problems, published, baseUrl: release.baseUrl, hosts, ...omitEmpty({ kinds: summary }) };
    saveState(stateFile, folders, inputs, key, built);
    return built;
  });
}

/** Builds again, once, when somebody saved a file meanwhile: a release must not mix two states of the content. */
function buildWhileStill(
  { options, folders, bundleKey }: BuildJob,
  cache: CompressedCache,
  now: () => number,
): { result: BuildResult; inputs: Fingerprint } {
  for (let tries = 0; tries < 2; tries++) {
    const before = snapshot(folders.inputs, now());
    const result = build({ ...options, cache, code: bundleKey });
    const inputs = fingerprint(folders.inputs, before);
    if (sameSnapshot(before, snapshot(folders.inputs, now()))) return { result, inputs };
  }
  throw new PublishError('Files of the content keep changing while they are read. Try again in a moment.');
}

/** `deploy/nginx/nginx.conf` as publish() wants it: below the folder, as bytes. */
function inDeployFolder({ file, text }: HostFile): { file: string; bytes: Uint8Array } {
  return { file: file.slice('deploy/'.length), bytes: Buffer.from(text, 'utf8') };
}

function hostSummary({ name, selected, lacks, unmet }: DeployedHost): HostSummary {
  const less = unmet.filter((item) => !lacks.includes(item)).flatMap(({ only }) => only ?? []);
  return { host: name, selected, lacks: [...new Set(lacks.map(lackName))], less: [...new Set(less)] };
}
