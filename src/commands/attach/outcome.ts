import type { Reason } from '../../attach/read/foreign-site.ts';
import type { Problem } from '../../core/problem.ts';
import { plural } from '../../core/words.ts';
import { hasErrors, type Outcome } from '../../terminal/report.ts';
import type { Invocation } from '../common/invocation.ts';
import { shown, withRealPaths } from '../common/source-options.ts';
import { type AttachJob, isOfTheirs } from './job.ts';
import type { AttachRun } from './run.ts';

/** Why pages get no Markdown, as people read it. */
const why: Readonly<Record<Reason, string>> = {
  redirect: 'leading on to another page',
  'not-found': 'shown for what is missing',
  noindex: 'asking not to be listed (noindex)',
  canonical: 'naming another page as canonical',
  guarded: 'behind a login, or closed',
  excluded: 'excluded in content/site.ts',
  unlinked: 'linked from nowhere and in no sitemap',
  empty: 'without main content',
  twin: 'called like another but for capitals or accents',
  secret: 'with a secret in it',
};

/** What is printed of a run. With --strict any problem of the other site is a failure. */
export function outcomeOf(
  { problems, did }: AttachRun,
  isSame: boolean,
  job: AttachJob,
  invocation: Invocation,
): { readonly outcome: Outcome; readonly failed: boolean } {
  const failed = did === undefined;
  const folder = `${shown(job.out, invocation)}/`;
  const headline = !did
    ? hasErrors(problems)
      ? 'Nothing was written: there are errors'
      : 'Nothing was written: with --strict, what is wrong with the other site is an error'
    : did.kind === 'detached'
      ? `Detached ${folder}: ${plural(did.removed, 'file')} removed, ${plural(did.written, 'file')} given back as they were`
      : isSame || did.written + did.removed === 0
        ? `Nothing changed in ${folder}`
        : `Attached to ${folder}: ${plural(did.written, 'file')} written, ${did.removed} removed`;
  const others = Object.entries(did?.without ?? {}).map(
    ([reason, paths]) => `As HTML alone: ${plural(paths.length, 'page')} ${why[reason as Reason]}: ${some(paths)}`,
  );
  const instead = did?.instead.length ? [`Theirs, and not ours: ${some(did.instead)}`] : [];
  const lost = did?.lost.length
    ? [`Not there, though our documents lead to it: ${some(did.lost)}. Give elements of these pages the ids.`]
    : [];
  const notes =
    did?.kind === 'attached'
      ? [`${plural(did.mirrors, 'page')} of the site as Markdown, at ${did.baseUrl}.`, ...others, ...instead, ...lost]
      : [];
  return {
    failed,
    outcome: {
      headline,
      problems: withRealPaths(
        problems.map((each) => inSite(each, job)),
        job.options,
        invocation,
      ),
      notes,
      isFailure: failed,
      facts: { ...did, changed: did !== undefined && !isSame && did.written + did.removed > 0 },
      ms: invocation.elapsed(),
    },
  };
}

/** What is in content/ or is the folder itself has its name already. */
const named: readonly string[] = ['foreign-selector', 'foreign-origin', 'foreign-folder'];

/** Files of the other site are named by where they lie. */
function inSite(problem: Problem, { site }: AttachJob): Problem {
  const { at, code } = problem;
  if (!at || !isOfTheirs(problem) || named.includes(code)) return problem;
  return { ...problem, at: { ...at, file: `${site}/${at.file}` } };
}

/** The first of many. */
const some = (paths: readonly string[]): string =>
  paths.length <= 5 ? paths.join(', ') : `${paths.slice(0, 5).join(', ')} and ${paths.length - 5} more`;
