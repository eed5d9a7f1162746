import type { Site } from '../content/site.ts';
import { type Capability, capabilities } from '../core/capabilities.ts';
import { findNearestName } from '../core/did-you-mean.ts';
import { createMemoryFile } from '../core/listed-file.ts';
import { formatThousands } from '../core/pluralize.ts';
import { compareCodeUnits, type Position, type Report } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import type { SideCarCache } from '../core/side-cars.ts';
import { ciFiles } from '../hosts/ci/ci.ts';
import { type EmittedHost, type EmittedHosts, emitHosts } from '../hosts/emit.ts';
import { frontFiles } from '../hosts/fronts/front-files.ts';
import { filterApplicableRows, type HostFile, type LimitExceeded, type UnmetCapability } from '../hosts/host.ts';
import { hosts } from '../hosts/index.ts';
import { dockerFiles } from '../hosts/nginx/docker.ts';
import { agentRecordFiles } from '../hosts/operation/agent-records.ts';
import { auditTimerFiles } from '../hosts/operation/operations.ts';
import { findUnsupportedHost } from '../hosts/unsupported-hosts.ts';
import { compress, withMaxSizeSideCars } from './compress.ts';

export interface DeployOptions {
  /** Names of hosts to write configuration for (absent: those that do not grow), and Strict-Transport-Security. */
  readonly site: Pick<Site, 'hosts' | 'strictTransportSecurity'>;
  /** Where the n-th name is written, for problems. */
  readonly locate: (index: number) => Position;
  /** Where compressed side-cars are kept; absent: none are made. */
  readonly sideCars?: SideCarCache | undefined;
  /** Judges limits as a build for production would, though it makes no side-cars (a check). */
  readonly isForecast?: boolean | undefined;
  /** Host whose configuration goes into the uploaded folder itself (--host). */
  readonly host?: string | undefined;
  /** Makes what a selected host cannot keep an error (--strict). */
  readonly strict?: boolean | undefined;
}

export interface Deployment {
  /** The release with its side-cars, and with the files that --host puts into dist/. */
  readonly release: Release;
  /** `deploy/<host>/…`, workflows for CI and a Dockerfile, sorted. */
  readonly files: readonly HostFile[];
  readonly hosts: readonly DeployedHost[];
}

export interface DeployedHost extends EmittedHost {
  /** Whether the operator uses it: it is that of --host or, without one, among the hosts of content/site.ts. */
  readonly selected: boolean;
  /** The part of `unmet` that counts: limits of a file count where it is used, in dist/ (--host). */
  readonly lacks: readonly UnmetCapability[];
}

/**
 * Compiles the release for its hosts. Pure. Reports `host-unknown`, `host-refused`, `host-limit` (a host that is asked for),
 * `host-left-out` (one that is not, when none is selected), `host-plan` (of its smaller plans), `host-unmet` (with `strict`: of the selected hosts, or of
 * all that are written when none is) and `path-collision` (a file of --host that the site has already).
 */
export function deploy(release: Release, options: DeployOptions, report: Report): Deployment {
  const known = hosts.map((host) => host.name);
  const offered = hosts.filter(({ grows }) => !grows).map((host) => host.name);
  const names = (options.site.hosts ?? offered).filter((name, index) =>
    isHost(name, known, () => options.locate(index), report),
  );
  const chosen =
    options.host === undefined || isHost(options.host, known, undefined, report) ? options.host : undefined;
  const compressed = options.sideCars ? compress(release, options.sideCars) : release;
  const emit = (each: Release) =>
    emitHosts(each, [...new Set(chosen === undefined ? names : [...names, chosen])], {
      hsts: formatHsts(options.site),
    });
  const emitted = options.isForecast ? forecast(release, emit) : emit(compressed);
  const selected = options.host === undefined ? options.site.hosts : [options.host];
  const deployed = emitted.hosts.map((host) => ({
    ...host,
    selected: selected?.includes(host.name) === true,
    lacks: filterApplicableRows(host.unmet, options.host === host.name ? host.uploaded : []),
  }));
  for (const host of deployed) reportHost(host, selected === undefined, options, report);
  const uploaded = emitted.hosts.find((host) => host.name === chosen)?.uploaded ?? [];
  const leftOut = emitted.hosts.filter(({ exceeded }) => exceeded.length > 0).map(({ name }) => `deploy/${name}/`);
  const usable = emitted.files.filter(({ file }) => !leftOut.some((folder) => file.startsWith(folder)));
  const recipes = [
    ...inFolder('ci', ciFiles(release)),
    ...(emitted.hosts.length > 0 ? inFolder('audit', auditTimerFiles(release.baseUrl)) : []),
    ...(emitted.hosts.length > 0 ? inFolder('dns', agentRecordFiles(release.baseUrl)) : []),
    // Configuration of proxies before an own server; platforms have no use for it.
    ...(emitted.hosts.some(({ name }) => ownServers.includes(name)) ? frontFiles() : []),
    ...(emitted.hosts.some(({ name }) => name === 'nginx') ? inFolder('docker', dockerFiles()) : []),
  ];
  const files = [...usable, ...recipes].sort((a, b) => compareCodeUnits(a.file, b.file));
  return {
    release: withUploaded(compressed, uploaded, report),
    files,
    hosts: deployed,
  };
}

/** For hosts of a build for production. To compress costs most of such a build: it is done where a limit is near alone. */
function forecast(release: Release, emit: (release: Release) => EmittedHosts): EmittedHosts {
  const most = emit(withMaxSizeSideCars(release));
  if (most.hosts.every(({ exceeded }) => exceeded.length === 0)) return most;
  return emit(compress(release, { get: () => undefined, put: () => {}, index: new Map() }));
}

const ownServers: readonly string[] = ['nginx', 'caddy', 'apache', 'lighttpd', 'node', 'bun', 'deno'];

const inFolder = (folder: string, files: readonly HostFile[]) =>
  files.map(({ file, text }) => ({ file: `deploy/${folder}/${file}`, text }));

/** RFC 6797 §6.1. It binds browsers to https for its whole time, so it is sent only when content/site.ts asks. */
export function formatHsts({ strictTransportSecurity: policy }: DeployOptions['site']): string | undefined {
  if (!policy) return undefined;
  const flags = [policy.includeSubDomains && 'includeSubDomains', policy.preload && 'preload'].filter(Boolean);
  return [`max-age=${policy.maxAge}`, ...flags].join('; ');
}

/** `place` is asked when something is wrong: to know where something stands, its module has to be read. */
function isHost(name: string, known: readonly string[], place: (() => Position) | undefined, report: Report): boolean {
  if (known.includes(name)) return true;
  const at = place?.();
  const field = at ? 'hosts' : '--host';
  const refused = findUnsupportedHost(name);
  if (refused) {
    const message = `${refused.reason}: nothing is written for "${name}"`;
    report({ code: 'host-refused', at, field, message, hint: refused.instead });
    return false;
  }
  const near = findNearestName(name, known);
  report({
    code: 'host-unknown',
    at,
    field,
    message: `expected the name of a host, got "${name}"`,
    hint: near ? `Did you mean "${near}"?` : `Known: ${known.join(', ')}.`,
  });
  return false;
}

/** `Markdown by Accept`: what a host cannot keep, in a few words. */
export function formatUnmetCapability({ capability, only }: UnmetCapability): string {
  return `${capabilities[capability].name}${only === undefined ? '' : `, with ${only}`}`;
}

function reportHost(
  { name, selected, lacks, exceeded, plans }: DeployedHost,
  noneSelected: boolean,
  { host: chosen, site, strict }: DeployOptions,
  report: Report,
): void {
  const at = { file: `deploy/${name}` };
  const isJudged = strict === true && (selected || noneSelected);
  for (const { hint, ...limit } of exceeded) {
    const message = formatExceededLimit(limit);
    if (isJudged || chosen === name || site.hosts?.includes(name)) report({ code: 'host-limit', at, message, hint });
    // A site that names no hosts is offered many of them: one that it outgrew is no reason to publish nothing.
    else if (noneSelected)
      report({
        code: 'host-left-out',
        at,
        message,
        hint: hint ?? 'Name the hosts that you use in content/site.ts, hosts.',
      });
  }
  if (selected || noneSelected)
    for (const { hint, ...limit } of plans)
      report({ code: 'host-plan', at, message: formatExceededLimit(limit), hint });
  if (!isJudged) return;
  const hint = noneSelected
    ? 'Name the hosts that you use in content/site.ts, hosts: --strict judges only those.'
    : 'Choose another host or another of its configurations (HOSTS.md compares them), or build without --strict.';
  for (const lack of lacks)
    report({ code: 'host-unmet', at, field: formatUnmetCapability(lack), message: lack.reason, hint });
}

/** A limit of a host, and what it got. */
export function formatExceededLimit({ limit, allowed, got }: LimitExceeded): string {
  return `expected at most ${formatThousands(allowed)} ${limit}, got ${formatThousands(got)}`;
}

/** Configuration that a host reads from the uploaded folder is a file of dist/, but no path of the origin. */
function withUploaded(release: Release, uploaded: readonly HostFile[], report: Report): Release {
  if (uploaded.length === 0) return release;
  const files = new Map(release.files);
  for (const { file, text } of uploaded) {
    if (files.has(file))
      report({
        code: 'path-collision',
        at: { file },
        message: `expected a name of its own for the host's file, got ${file}, which the site has`,
      });
    const bytes = Buffer.from(text, 'utf8');
    files.set(file, createMemoryFile(file, bytes));
  }
  return { ...release, files };
}

/**
 * Capabilities that some host lacks, sorted: of `chosen` (--host) alone, with its file in dist/, else of those that the
 * content names; and `also`. Undefined where nothing is lacking; an unknown name is reported by deploy().
 */
export function findUnsupportedCapabilities(
  named: readonly string[] | undefined,
  chosen: string | undefined,
  also: readonly Capability[] = [],
): readonly Capability[] | undefined {
  const selected = chosen === undefined ? (named ?? []) : [chosen];
  const lacks = hosts
    .filter(({ name }) => selected.includes(name))
    .flatMap(({ lacks: own = [], lacksUploaded = [] }) => [...own, ...(chosen === undefined ? [] : lacksUploaded)]);
  const all = new Set([...lacks, ...also]);
  return all.size === 0 ? undefined : [...all].sort(compareCodeUnits);
}
