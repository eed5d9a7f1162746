import { compareCodeUnits } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import { deploymentFiles } from './deployment/deployment.ts';
import { tokenEstimateOf } from './header-sets.ts';
import type { Host, HostFile, HostOptions, HostOutput, LimitExceeded, UnmetCapability } from './host.ts';
import { acceptFiles, renderHostReadme, renderUnmetList } from './host-text.ts';
import { hosts } from './index.ts';

export interface EmittedHosts {
  /** Every file as `deploy/<host>/…`, README.md and UNMET.md included, sorted by name. */
  readonly files: readonly HostFile[];
  /** Host by host, in the order of the names. */
  readonly hosts: readonly EmittedHost[];
}

export interface EmittedHost {
  readonly name: string;
  /** Files for the uploaded folder; names are those of dist/. */
  readonly uploaded: readonly HostFile[];
  /** Unmet capabilities: for the build summary; an error with `--strict`. */
  readonly unmet: readonly UnmetCapability[];
  /** Limits that the release exceeds: errors. Its files are not to be used then. */
  readonly exceeded: readonly LimitExceeded[];
  /** Limits of its smaller plans that the release exceeds: warnings. */
  readonly plans: readonly LimitExceeded[];
  readonly unrun: Host['unrun'];
}

/**
 * Compiles a release for hosts. Pure: the same release gives the same files.
 *
 * @param names of hosts in the table of index.ts
 * @throws Error on a name that is not in the table, or a file that a host names twice: bugs of the caller and the host
 */
export function emitHosts(release: Release, names: readonly string[], options: HostOptions): EmittedHosts {
  const emitted = names.map((name) => {
    const host = hosts.find((candidate) => candidate.name === name);
    if (host === undefined) throw new Error(`No host is called ${JSON.stringify(name)}`);
    return { host, output: host.emit(release, options) };
  });
  const files = emitted.flatMap(({ host, output }) => folder(host, output, release.baseUrl));
  if (emitted.some(({ host }) => host.tokens !== undefined)) files.push(tokenEstimatesFile(release));
  return {
    files: distinct(files).sort((a, b) => compareCodeUnits(a.file, b.file)),
    hosts: emitted.map(({ host, output }) => ({
      name: host.name,
      uploaded: output.uploaded ?? [],
      unmet: output.unmet,
      exceeded: output.exceeded,
      plans: output.plans ?? [],
      unrun: host.unrun,
    })),
  };
}

function folder(host: Host, output: HostOutput, origin: string): HostFile[] {
  const files = [
    ...output.files,
    ...deploymentFiles(host),
    ...acceptFiles(output),
    { file: 'README.md', text: renderHostReadme(host, output, origin) },
    { file: 'UNMET.md', text: renderUnmetList(host, output) },
  ];
  return files.map(({ file, text }) => ({ file: `deploy/${host.name}/${file}`, text }));
}

function distinct(files: readonly HostFile[]): HostFile[] {
  const names = new Set(files.map(({ file }) => file));
  if (names.size !== files.length) throw new Error('A file of deploy/ is named twice');
  return [...files];
}

/**
 * The estimates of all Markdown files, `x.md<tab>123` a line. A deployment makes of it what its server can look up
 * without a table of paths: a file for each, which costs the build nothing.
 */
export function tokenEstimatesFile(release: Release): HostFile {
  const found = new Map<string, string>();
  for (const { variants } of release.routes.values())
    for (const variant of variants) {
      const tokens = tokenEstimateOf(variant);
      if (tokens !== undefined) found.set(variant.file, tokens);
    }
  return { file: 'deploy/markdown-tokens.tsv', text: [...found].map((row) => `${row.join('\t')}\n`).join('') };
}
