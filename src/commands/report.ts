import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { livePlace } from '../audit/readiness/live-place.ts';
import { nowhere, type Place } from '../audit/readiness/place.ts';
import { readinessOf } from '../audit/readiness/readiness.ts';
import { readinessHtml } from '../audit/readiness/report/html.ts';
import { readinessJson } from '../audit/readiness/report/json.ts';
import { failuresOf } from '../audit/readiness/report/summary.ts';
import { readinessText } from '../audit/readiness/report/text.ts';
import { readTarget } from '../audit/target.ts';
import { type ExitCode, exitCodes } from '../core/exit-codes.ts';
import { manifestFile } from '../core/manifest/manifest.ts';
import { PublishError } from '../publish/errors.ts';
import { readRelease } from '../publish/read-release.ts';
import { parseArguments, UsageError } from './common/arguments.ts';
import { askOrigin } from './common/ask-origin.ts';
import { auditSettings } from './common/audit-settings.ts';
import { builtFolders } from './common/built-folders.ts';
import type { Invocation } from './common/invocation.ts';
import { shown, sourceOptions } from './common/source-options.ts';
import { commands } from './index.ts';
import { hostPlaces } from './report/host-places.ts';
import { siteSettings } from './report/site-settings.ts';

/** `gazette report`: every requirement by the bytes that were built, on each host that was chosen or on a live origin. */
export async function main(invocation: Invocation): Promise<ExitCode> {
  const origins = invocation.args.filter((word) => /^https?:\/\//i.test(word));
  const words = invocation.args.filter((word) => !origins.includes(word));
  const flags = parseArguments(commands.report.flags, words);
  if (origins.length > 1) throw new UsageError('report takes one origin: https://example.com.');
  const { contentDir, publicDir, today } = sourceOptions(flags, invocation);
  const settings = siteSettings(contentDir, publicDir);
  const { outDir, deployDir } = await builtFolders(resolve(invocation.cwd, flags.out ?? 'dist'));
  const release = readRelease(outDir, deployDir);
  const [origin] = origins;
  const places = [
    ...hostPlaces(release, flags.host, settings),
    ...(origin === undefined ? [] : [await live(origin, flags.timeout, deployDir, invocation)]),
  ];
  const readiness = readinessOf(release, {
    ...{ today, owners: settings.owners, places: places.length === 0 ? [nowhere] : places },
  });
  const ms = invocation.elapsed();
  invocation.print(
    flags.format === 'json' ? readinessJson(readiness, ms) : readinessText(readiness, ms, invocation.style),
  );
  if (flags.html !== undefined) {
    const file = resolve(invocation.cwd, flags.html);
    writeFileSync(file, readinessHtml(readiness));
    if (flags.format !== 'json') invocation.print(`\nWrote ${shown(file, invocation)}\n`);
  }
  return failuresOf(readiness).length === 0 ? exitCodes.ok.code : exitCodes.content.code;
}

async function live(
  origin: string,
  timeout: string | undefined,
  deployDir: string,
  { now }: Invocation,
): Promise<Place> {
  const settings = auditSettings([origin, ...(timeout === undefined ? [] : ['--timeout', timeout])]);
  const file = join(deployDir, manifestFile);
  const target = readTarget(readFileSync(file, 'utf8'));
  if (!target) throw new PublishError(`${file} is not the manifest of a build. Run \`npm run build\` first.`);
  return livePlace(settings.origin.origin, await askOrigin(target, settings, now()));
}
