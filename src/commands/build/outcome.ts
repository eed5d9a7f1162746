import { type ExitCode, exitCodes } from '../../core/exit-codes.ts';
import { plural } from '../../core/words.ts';
import { takeWork, type Work, workKinds } from '../../core/work.ts';
import type { Keeping } from '../../publish/kept/keep.ts';
import { unremoved } from '../../publish/leftovers.ts';
import type { Target } from '../../publish/target.ts';
import { hostNotes } from '../../terminal/host-notes.ts';
import type { Outcome } from '../../terminal/report.ts';
import { total } from '../../terminal/summary.ts';
import type { Invocation } from '../common/invocation.ts';
import { shown, withRealPaths } from '../common/source-options.ts';
import type { BuildJob, Built } from './job.ts';

/** Note at the end of a development build's summary. */
const notForProduction = 'Nothing is compressed; for what goes live: npm run build -- --production';

/** Note on a preview, which cannot go live. */
const notForAnyone =
  'A preview, which must not go live: search engines are asked to stay away, and no host gets files. To look at it: npm run preview';

/** Adds the answer to --why: the reasons, and the work that was counted. */
export function withReasons(said: Outcome, { why = [], published }: Built, work: Work = takeWork()): Outcome {
  if (!published) return said;
  const reasons = why.length > 0 ? why : ['No document was made again.'];
  const counted = `Work: ${workKinds.map((kind) => `${work[kind]} ${kind}`).join(', ')}`;
  return { ...said, notes: [...(said.notes ?? []), '', ...reasons, counted], facts: { ...said.facts, why, work } };
}

/** Note on whether the replaced release is kept. */
export function keptNote(kept: Keeping | undefined): string[] {
  if (!kept) return [];
  if ('name' in kept) return [`The release before is kept: npm run rollback -- ${kept.name}`];
  return [`The release before is not kept: ${kept.unkept} was not as it was built`];
}

/** Notes on files of earlier releases that stay. */
function unremovedNotes(target: Target, invocation: Invocation): string[] {
  return unremoved(target).map(
    (path) => `Could not be removed, and is of no use any more: ${shown(path, invocation)} (is it read-only?)`,
  );
}

/** How many problems are not told, for the end of a summary. */
export function waivedNote(waived: number): string[] {
  return waived === 0 ? [] : [`${plural(waived, 'problem')} waived by content/waivers.json`];
}

/** How a command ends that built. */
export function exitOf({ published }: Built): ExitCode {
  return (published ? exitCodes.ok : exitCodes.content).code;
}

/** Summary at the end of a build. */
export function outcome(
  built: Built,
  isKnown: boolean,
  { options, target }: BuildJob,
  invocation: Invocation,
): Outcome {
  const { baseUrl, kinds = [], hosts = [], published, waived = 0 } = built;
  const documents = `${plural(total(kinds).documents, 'document')} for ${baseUrl}`;
  const changed = {
    outDir: !isKnown && published?.outDir === true,
    deployDir: !isKnown && published?.deployDir === true,
  };
  const names = {
    outDir: `${shown(target.outDir, invocation)}/`,
    deployDir: `${shown(target.deployDir, invocation)}/`,
  };
  const width = Math.max(names.outDir.length, names.deployDir.length);
  const note = (folder: keyof Target) =>
    `${names[folder].padEnd(width)}   ${changed[folder] ? 'written' : 'left as it was: the same bytes'}`;
  const kindNote = options.production ? [] : ['', options.preview ? notForAnyone : notForProduction];
  const excused = waivedNote(waived);
  const left = unremovedNotes(target, invocation);
  const earlier = isKnown ? [] : keptNote(published?.kept);
  return {
    headline: published ? `${isKnown ? 'Nothing changed:' : 'Built'} ${documents}` : 'Nothing was published',
    problems: withRealPaths(built.problems, options, invocation),
    kinds: published && kinds,
    notes: published
      ? [
          note('outDir'),
          note('deployDir'),
          ...earlier,
          ...left,
          ...excused,
          ...kindNote,
          ...hostNotes(hosts, names.deployDir),
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
