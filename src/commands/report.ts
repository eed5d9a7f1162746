import { dirname, join, resolve } from 'node:path';
import type { AuditException } from '../audit/exceptions/exceptions.ts';
import { createHostPlace, createLivePlace, filesOnlyPlace, type ReadinessPlace } from '../audit/readiness/place.ts';
import { type FileOwnership, judgeReadiness } from '../audit/readiness/readiness.ts';
import { renderReadinessHtml } from '../audit/readiness/report/html.ts';
import { renderReadinessJson } from '../audit/readiness/report/json.ts';
import { listFailures } from '../audit/readiness/report/summary.ts';
import { renderReadinessText } from '../audit/readiness/report/text.ts';
import { build } from '../compile/build.ts';
import { formatHsts } from '../compile/deploy.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import type { Problem } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import { isCount, isListOf, isObject, isString } from '../core/type-guards.ts';
import { hosts } from '../hosts/index.ts';
import { findUnsupportedHost } from '../hosts/unsupported-hosts.ts';
import { changeFile } from '../publish/change/change-files.ts';
import { readRelease } from '../publish/read-manifest.ts';
import { hasErrors } from '../terminal/report.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { auditOrigin, parseAuditSettings } from './common/audit-settings.ts';
import { prepareBuildFolders } from './common/build-folders.ts';
import { type Invocation, readBuildTarget } from './common/invocation.ts';
import { readKnownExceptions } from './common/known-exceptions.ts';
import { parseOptionalOrigin } from './common/parse-origin.ts';
import { printProblems } from './common/print-problems.ts';
import { readSiteModule } from './common/site-module.ts';
import { resolveSourceOptions, type SourceOptions, toDisplayPath, withDisplayNames } from './common/source-options.ts';
import { commands } from './index.ts';

/** Settings of content/site.ts for reports. */
interface ReportSettings {
  /** Absent: it names none. */
  readonly hosts: readonly string[] | undefined;
  readonly owners: readonly FileOwnership[];
  /** Value of Strict-Transport-Security. */
  readonly hsts: string | undefined;
}

/** Takes them from the value of the module; of undefined: none. */
function toReportSettings(site: unknown): ReportSettings {
  const { hosts, owners, strictTransportSecurity: policy } = isObject(site) ? site : {};
  return {
    hosts: isListOf(hosts, isString) ? (hosts as string[]) : undefined,
    owners: isListOf(owners, isOwned) ? (owners as FileOwnership[]) : [],
    hsts: isPolicy(policy) ? formatHsts({ strictTransportSecurity: policy }) : undefined,
  };
}

const isOwned = (row: unknown): boolean =>
  isObject(row) && isListOf(row.files, isString) && isListOf(row.owners, isString);

type Policy = Exclude<Parameters<typeof formatHsts>[0]['strictTransportSecurity'], undefined>;

const isPolicy = (value: unknown): value is Policy => isObject(value) && isCount(value.maxAge);

/** The hosts that a report judges, in the order of the names: of --host, else of content/site.ts. Throws UsageError. */
function listHostPlaces(
  release: Release,
  asked: string | undefined,
  { hosts: named, hsts }: ReportSettings,
): ReadinessPlace[] {
  const known = hosts.map(({ name }) => name);
  const chosen = asked?.split(',').map((name) => name.trim());
  const names = asked === 'all' ? known : [...new Set(chosen ?? named ?? [])];
  return names.map((name) => {
    const host = hosts.find((each) => each.name === name);
    if (!host) throw unknownHost(name, known);
    return createHostPlace(host, host.emit(release, { hsts }), { isChosen: asked === name });
  });
}

function unknownHost(name: string, known: readonly string[]): UsageError {
  const refused = findUnsupportedHost(name);
  if (refused) return new UsageError(`${refused.reason}. ${refused.instead}`);
  return new UsageError(`There is no host "${name}". Known: ${known.join(', ')}.`, { word: name, known });
}

/** `gazette report`: every requirement by the bytes that were built, on each host that was chosen or on a live origin. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { origin, words } = parseOptionalOrigin('report', invocation.args);
  const flags = parseArguments(commands.report.flags, words);
  if (flags.rehearse) return (await import('./report/rehearse.ts')).rehearseQuestions(flags, origin, invocation);
  const options = resolveSourceOptions(flags, invocation);
  if (flags.accept !== undefined && origin === undefined)
    throw new UsageError('--accept is for a live origin: npm run report -- https://example.com --accept FILE.');
  const site = readSiteModule(options, invocation);
  const known = readKnownExceptions(flags.accept, invocation);
  // Without what site.ts says the report would be of no host, and look well.
  if (hasErrors(site.problems) || known.isBroken) {
    printProblems([...site.problems, ...known.problems], flags.format, invocation);
    return exitCodes.content.code;
  }
  const settings = toReportSettings(site.value);
  const { outDir, deployDir } = await prepareBuildFolders(resolve(invocation.cwd, flags.out ?? 'dist'));
  const release = readRelease(outDir, deployDir);
  const places = [
    ...listHostPlaces(release, flags.host, settings),
    ...(origin === undefined
      ? []
      : [await live(origin, { ...flags, deployDir, exceptions: known.exceptions }, invocation)]),
  ];
  const readiness = judgeReadiness(release, {
    ...{ today: options.today, owners: settings.owners, places: places.length === 0 ? [filesOnlyPlace] : places },
  });
  const findings = site.value === undefined ? [] : withDisplayNames(findReadBackProblems(options), options, invocation);
  const ms = invocation.elapsed();
  const problems = [...known.problems, ...findings];
  if (problems.length > 0) printProblems(problems, flags.format, invocation);
  invocation.print(
    flags.format === 'json' ? renderReadinessJson(readiness, ms) : renderReadinessText(readiness, ms, invocation.style),
  );
  if (flags.html !== undefined) {
    const file = resolve(invocation.cwd, flags.html);
    // Beside the page, not in content/, which may be read-only.
    changeFile({ contentDir: dirname(file) }, file, renderReadinessHtml(readiness));
    if (flags.format !== 'json') invocation.print(`\nWrote ${toDisplayPath(file, invocation)}\n`);
  }
  return listFailures(readiness).length === 0 && known.problems.length === 0
    ? exitCodes.ok.code
    : exitCodes.content.code;
}

interface Live {
  readonly timeout?: string | undefined;
  readonly deployDir: string;
  readonly exceptions: readonly AuditException[];
}

async function live(
  origin: string,
  { timeout, deployDir, exceptions }: Live,
  { now }: Invocation,
): Promise<ReadinessPlace> {
  const settings = parseAuditSettings([origin, ...(timeout === undefined ? [] : ['--timeout', timeout])]);
  const target = readBuildTarget(join(deployDir, manifestFile));
  return createLivePlace(settings.origin.origin, await auditOrigin(target, settings, now(), exceptions));
}

const codes: ReadonlySet<string> = new Set(['answers-disagree', 'proof-failed']);

/**
 * Warnings of what may be a bug in Gazette, in a site that is built of the content in memory and read back. Content that has
 * errors makes no site, and nothing is found.
 */
function findReadBackProblems(options: SourceOptions): Problem[] {
  return build({ ...options, prove: true }).problems.filter(({ code }) => codes.has(code));
}
