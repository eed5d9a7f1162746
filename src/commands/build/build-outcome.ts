import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { pluralize } from '../../core/pluralize.ts';
import { takeWork, type Work, workKinds } from '../../core/work.ts';
import type { KeepResult } from '../../publish/kept-releases/keep-release.ts';
import { listUnremovable } from '../../publish/leftovers.ts';
import type { PublishTarget } from '../../publish/publish-target.ts';
import { formatHostNotes } from '../../terminal/host-notes.ts';
import { type CommandOutcome, sumRows } from '../../terminal/report.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath, withDisplayNames } from '../common/source-options.ts';
import type { BuildJob, BuildReport } from './job.ts';

/** Note at the end of a development build's summary. */
const notForProduction = 'Nothing is compressed; for what goes live: npx gazette build --production';

/** Note on a preview, which cannot go live. */
const notForAnyone =
  'A preview, which must not go live: search engines are asked to stay away, and no host gets files. To look at it: npx gazette preview';

/** Adds the answer to --why: the reasons, and the work that was counted. */
export function addReasons(
  said: CommandOutcome,
  { why = [], published }: BuildReport,
  work: Work = takeWork(),
): CommandOutcome {
  if (!published) return said;
  const reasons = why.length > 0 ? why : ['No document was made again.'];
  const counted = `Work: ${workKinds.map((kind) => `${work[kind]} ${kind}`).join(', ')}`;
  return { ...said, notes: [...(said.notes ?? []), '', ...reasons, counted], facts: { ...said.facts, why, work } };
}

/** Note on whether the replaced release is kept. */
export function formatKeptNote(kept: KeepResult | undefined): string[] {
  if (!kept) return [];
  if ('name' in kept) return [`The release before is kept: npx gazette deploy rollback ${kept.name}`];
  return [`The release before is not kept: ${kept.unkept} was not as it was built`];
}

/** Notes on files of earlier releases that stay. */
function unremovedNotes(target: PublishTarget, invocation: Invocation): string[] {
  return listUnremovable(target).map(
    (path) => `Could not be removed, and is of no use any more: ${toDisplayPath(path, invocation)} (is it read-only?)`,
  );
}

/** How many problems are not told, for the end of a summary. */
export function formatWaivedNote(waived: number): string[] {
  return waived === 0 ? [] : [`${pluralize(waived, 'problem')} waived by content/waivers.json`];
}

/** How a command ends that built. */
export function toExitCode({ published }: BuildReport): ExitCode {
  return (published ? exitCodes.ok : exitCodes.content).code;
}

/** Summary at the end of a build. */
export function toBuildOutcome(
  built: BuildReport,
  isKnown: boolean,
  { options, target }: BuildJob,
  invocation: Invocation,
): CommandOutcome {
  const { baseUrl, kinds = [], hosts = [], published, waived = 0 } = built;
  const documents = `${pluralize(sumRows(kinds).documents, 'document')} for ${baseUrl}`;
  const changed = {
    outDir: !isKnown && published?.outDir === true,
    deployDir: !isKnown && published?.deployDir === true,
  };
  const names = {
    outDir: `${toDisplayPath(target.outDir, invocation)}/`,
    deployDir: `${toDisplayPath(target.deployDir, invocation)}/`,
  };
  const width = Math.max(names.outDir.length, names.deployDir.length);
  const note = (folder: keyof PublishTarget) =>
    `${names[folder].padEnd(width)}   ${changed[folder] ? 'written' : 'left as it was: the same bytes'}`;
  const kindNote = options.production ? [] : ['', options.preview ? notForAnyone : notForProduction];
  const excused = formatWaivedNote(waived);
  const left = unremovedNotes(target, invocation);
  const earlier = isKnown ? [] : formatKeptNote(published?.kept);
  return {
    headline: published ? `${isKnown ? 'Nothing changed:' : 'Built'} ${documents}` : 'Nothing was published',
    problems: withDisplayNames(built.problems, options, invocation),
    kinds: published && kinds,
    notes: published
      ? [
          note('outDir'),
          note('deployDir'),
          ...earlier,
          ...left,
          ...excused,
          ...kindNote,
          ...formatHostNotes(hosts, names.deployDir),
        ]
      : excused,
    facts: {
      baseUrl,
      production: options.production === true,
      hosts,
      ...(waived > 0 && { waived }),
      out: names.outDir,
      deploy: names.deployDir,
      changed: changed.outDir || changed.deployDir,
      ...(!isKnown && published?.kept && { before: published.kept }),
    },
    ms: invocation.elapsed(),
  };
}
