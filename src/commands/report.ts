import { dirname, join, resolve } from 'node:path';
import type { AuditException } from '../audit/exceptions/exceptions.ts';
import { createHostPlace, createLivePlace, filesOnlyPlace, type ReadinessPlace } from '../audit/readiness/place.ts';
import { type FileOwnership, judgeReadiness, type Readiness } from '../audit/readiness/readiness.ts';
import { renderReadinessHtml } from '../audit/readiness/report/html.ts';
import { listFailures, renderReadinessJson } from '../audit/readiness/report/summary.ts';
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
import { findMissingCatalogue, languageByTag } from '../language/language-by-tag.ts';
import { changeFile } from '../publish/change/change-files.ts';
import { readRelease } from '../publish/read-manifest.ts';
import { hasErrors } from '../terminal/report.ts';
import { parseArguments, parseOptionalOrigin, UsageError } from './common/arguments.ts';
import { auditOrigin, parseAuditSettings } from './common/audit-settings.ts';
import { prepareBuildFolders } from './common/build-folders.ts';
import { type Invocation, readBuildTarget } from './common/invocation.ts';
import { readKnownExceptions } from './common/known-exceptions.ts';
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

/** `gazette audit report`: every requirement by the bytes that were built, on each host that was chosen or on a live origin. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { origin, words } = parseOptionalOrigin('audit report', invocation.args);
  const flags = parseArguments(commands['audit report'].flags, words);
  const options = resolveSourceOptions(flags, invocation);
  if (flags.exceptions !== undefined && origin === undefined)
    throw new UsageError(
      '--exceptions is for a live origin: npx gazette audit report https://example.com --exceptions FILE.',
    );
  const site = readSiteModule(options, invocation);
  const known = readKnownExceptions(flags.exceptions, invocation);
  // Without what site.ts says the report would be of no host, and look well.
  if (hasErrors(site.problems) || known.isBroken) {
    printProblems([...site.problems, ...known.problems], flags.json, invocation);
    return exitCodes.content.code;
  }
  const settings = toReportSettings(site.value);
  const { outDir, deployDir } = await prepareBuildFolders(resolve(invocation.cwd, flags.output ?? 'dist'));
  const release = readRelease(outDir, deployDir);
  const places = listHostPlaces(release, flags.host, settings);
  if (origin !== undefined)
    places.push(await live(origin, { ...flags, deployDir, exceptions: known.exceptions }, invocation));
  if (places.length === 0) places.push(filesOnlyPlace);
  const readiness = judgeReadiness(release, { today: options.today, owners: settings.owners, places });
  const findings = site.value === undefined ? [] : withDisplayNames(findReadBackProblems(options), options, invocation);
  const ms = invocation.elapsed();
  const problems = [...known.problems, ...findings];
  if (problems.length > 0) printProblems(problems, flags.json, invocation);
  invocation.print(
    flags.json
      ? renderReadinessJson(readiness, ms)
      : noteUnreviewedLanguages(site.value) + renderReadinessText(readiness, ms, invocation.style),
  );
  if (flags.html !== undefined) {
    const file = writePage(resolve(invocation.cwd, flags.html), readiness);
    if (!flags.json) invocation.print(`\nWrote ${toDisplayPath(file, invocation)}\n`);
  }
  const isMet = listFailures(readiness).length + known.problems.length === 0;
  return isMet ? exitCodes.ok.code : exitCodes.content.code;
}

/** A line for each language of content/site.ts whose words no native reader has reviewed: nothing that an editor can change. */
function noteUnreviewedLanguages(site: unknown): string {
  const { language, languages = [language] } = isObject(site) ? site : {};
  const tags = isListOf(languages, isString) ? (languages as string[]) : [];
  return tags
    .filter((tag) => !tag.startsWith('en') && findMissingCatalogue(tag) === undefined)
    .map((tag) => languageByTag(tag))
    .filter(({ reviewed }) => reviewed === false)
    .map(({ ownName }) => `Note: no native reader has reviewed the words of Gazette in ${ownName} yet.\n`)
    .join('');
}

/** Beside the page, not in content/, which may be read-only. */
function writePage(file: string, readiness: Readiness): string {
  changeFile({ contentDir: dirname(file) }, file, renderReadinessHtml(readiness));
  return file;
}

interface Live {
  readonly timeout?: string | undefined;
  readonly deployDir: string;
  readonly exceptions: readonly AuditException[];
}

async function live(
  origin: string,
  { timeout, deployDir, exceptions }: Live,
  invocation: Invocation,
): Promise<ReadinessPlace> {
  const settings = parseAuditSettings([origin, ...(timeout === undefined ? [] : ['--timeout', timeout])]);
  const target = readBuildTarget(join(deployDir, manifestFile));
  return createLivePlace(settings.origin.origin, await auditOrigin(target, settings, invocation, exceptions));
}

const codes: ReadonlySet<string> = new Set(['answers-disagree', 'proof-failed']);

/**
 * Warnings of what may be a bug in Gazette, in a site that is built of the content in memory and read back. Content that has
 * errors makes no site, and nothing is found.
 */
function findReadBackProblems(options: SourceOptions): Problem[] {
  return build({ ...options, prove: true }).problems.filter(({ code }) => codes.has(code));
}
