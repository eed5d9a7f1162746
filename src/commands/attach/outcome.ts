import type { Problem } from '../../core/problem.ts';
import { plural } from '../../core/words.ts';
import { hasErrors, type Outcome } from '../../terminal/report.ts';
import type { Invocation } from '../common/invocation.ts';
import { shown, withRealPaths } from '../common/source-options.ts';
import type { AttachJob } from './job.ts';
import type { AttachRun } from './run.ts';

/** Why pages get no Markdown, as people read it. */
const why: Readonly<Record<string, string>> = {
  redirect: 'lead on to another page',
  'not-found': 'are shown for what is missing',
  noindex: 'ask not to be listed',
  canonical: 'name another page as canonical',
  guarded: 'are behind a login',
  excluded: 'are excluded in content/site.ts',
  unlinked: 'are linked from nowhere and in no sitemap',
  empty: 'have no main content',
};

/** What is printed of a run. With --strict any problem of the other site is a failure. */
export function outcomeOf(
  { problems, did }: AttachRun,
  isSame: boolean,
  job: AttachJob,
  invocation: Invocation,
): { readonly outcome: Outcome; readonly failed: boolean } {
  const failed = hasErrors(problems) || (job.options.strict && problems.some(isOfTheirs));
  const folder = `${shown(job.out, invocation)}/`;
  const headline = !did
    ? 'Nothing was written: there are errors'
    : did.kind === 'detached'
      ? `Detached ${folder}: ${plural(did.removed, 'file')} removed, ${plural(did.written, 'file')} given back as they were`
      : isSame || did.written + did.removed === 0
        ? `Nothing changed in ${folder}`
        : `Attached to ${folder}: ${plural(did.written, 'file')} written, ${did.removed} removed`;
  const others = Object.entries(did?.without ?? {}).map(
    ([reason, n]) => `${plural(n, 'page')} answer HTML alone: they ${why[reason] ?? reason}.`,
  );
  const notes =
    did?.kind === 'attached'
      ? [`${plural(did.mirrors, 'page')} of the site as Markdown, at ${did.baseUrl}.`, ...others]
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

const isOfTheirs = ({ code }: Problem): boolean => code.startsWith('foreign-');

/** Files of the other site are named by where they lie. */
function inSite(problem: Problem, { site }: AttachJob): Problem {
  const { at } = problem;
  return at && isOfTheirs(problem) && !/^(?:content|public|\/)/.test(at.file)
    ? { ...problem, at: { ...at, file: `${site}/${at.file}` } }
    : problem;
}
