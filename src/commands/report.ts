import { dirname, join, resolve } from 'node:path';
import type { Exception } from '../audit/exceptions/exceptions.ts';
import { livePlace } from '../audit/readiness/live-place.ts';
import { nowhere, type Place } from '../audit/readiness/place.ts';
import { readinessOf } from '../audit/readiness/readiness.ts';
import { readinessHtml } from '../audit/readiness/report/html.ts';
import { readinessJson } from '../audit/readiness/report/json.ts';
import { failuresOf } from '../audit/readiness/report/summary.ts';
import { readinessText } from '../audit/readiness/report/text.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import { changeFile } from '../publish/change/change-files.ts';
import { readRelease } from '../publish/read-release.ts';
import { hasErrors } from '../terminal/report.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { askOrigin } from './common/ask-origin.ts';
import { auditSettings } from './common/audit-settings.ts';
import { builtFolders } from './common/built-folders.ts';
import { builtTarget } from './common/built-target.ts';
import type { Invocation } from './common/invocation.ts';
import { knownExceptions } from './common/known-exceptions.ts';
import { optionalOrigin } from './common/optional-origin.ts';
import { sayProblems } from './common/say-problems.ts';
import { siteModule } from './common/site-module.ts';
import { shown, sourceOptions, withRealPaths } from './common/source-options.ts';
import { commands } from './index.ts';
import { hostPlaces } from './report/host-places.ts';
import { readBackFindings } from './report/read-back.ts';
import { siteSettings } from './report/site-settings.ts';

/** `gazette report`: every requirement by the bytes that were built, on each host that was chosen or on a live origin. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const { origin, words } = optionalOrigin('report', invocation.args);
  const flags = parseArguments(commands.report.flags, words);
  const options = sourceOptions(flags, invocation);
  if (flags.accept !== undefined && origin === undefined)
    throw new UsageError('--accept is for a live origin: npm run report -- https://example.com --accept FILE.');
  const site = siteModule(options, invocation);
  const known = knownExceptions(flags.accept, invocation);
  // Without what site.ts says the report would be of no host, and look well.
  if (hasErrors(site.problems) || known.isBroken) {
    sayProblems([...site.problems, ...known.problems], flags.format, invocation);
    return exitCodes.content.code;
  }
  const settings = siteSettings(site.value);
  const { outDir, deployDir } = await builtFolders(resolve(invocation.cwd, flags.out ?? 'dist'));
  const release = readRelease(outDir, deployDir);
  const places = [
    ...hostPlaces(release, flags.host, settings),
    ...(origin === undefined
      ? []
      : [await live(origin, { ...flags, deployDir, exceptions: known.exceptions }, invocation)]),
  ];
  const readiness = readinessOf(release, {
    ...{ today: options.today, owners: settings.owners, places: places.length === 0 ? [nowhere] : places },
  });
  const findings = site.value === undefined ? [] : withRealPaths(readBackFindings(options), options, invocation);
  const ms = invocation.elapsed();
  const problems = [...known.problems, ...findings];
  if (problems.length > 0) sayProblems(problems, flags.format, invocation);
  invocation.print(
    flags.format === 'json' ? readinessJson(readiness, ms) : readinessText(readiness, ms, invocation.style),
  );
  if (flags.html !== undefined) {
    const file = resolve(invocation.cwd, flags.html);
    // Beside the page, not in content/, which may be read-only.
    changeFile({ contentDir: dirname(file) }, file, readinessHtml(readiness));
    if (flags.format !== 'json') invocation.print(`\nWrote ${shown(file, invocation)}\n`);
  }
  return failuresOf(readiness).length === 0 && known.problems.length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

interface Live {
  readonly timeout?: string | undefined;
  readonly deployDir: string;
  readonly exceptions: readonly Exception[];
}

async function live(origin: string, { timeout, deployDir, exceptions }: Live, { now }: Invocation): Promise<Place> {
  const settings = auditSettings([origin, ...(timeout === undefined ? [] : ['--timeout', timeout])]);
  const target = builtTarget(join(deployDir, manifestFile));
  return livePlace(settings.origin.origin, await askOrigin(target, settings, now(), exceptions));
}
