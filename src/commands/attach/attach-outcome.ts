import type { NoMirrorReason } from '../../attach/read/foreign-site.ts';
import { attachedManifestFile } from '../../core/manifest/manifest.ts';
import { formatThousands, pluralize } from '../../core/pluralize.ts';
import type { Problem } from '../../core/problem.ts';
import { attachManifestFile } from '../../publish/attachment/apply-attachment.ts';
import { type CommandOutcome, hasErrors } from '../../terminal/report.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath, withDisplayNames } from '../common/source-options.ts';
import { type AttachJob, isForeignProblem } from './attach-job.ts';
import { notesOfDrafts, some } from './draft-notes.ts';
import { htmlOnlyFile, htmlOnlyReasons } from './html-only.ts';
import type { AttachRun } from './run-attach.ts';
import { renderWordTotals } from './word-totals.ts';

/** Summary of a run; a short one has no problems while facts are drafts. With --strict any problem of the other site is a failure, and any unmet capability of a host. */
export function toAttachOutcome(
  run: AttachRun,
  isSame: boolean,
  job: AttachJob,
  invocation: Invocation,
  isShort = false,
): { readonly outcome: CommandOutcome; readonly failed: boolean } {
  const { problems, did } = run;
  const failed = did === undefined;
  const folder = (path: string) => `${toDisplayPath(path, invocation)}/`;
  const shown = did?.drafts && isShort ? [] : problems;
  return {
    failed,
    outcome: {
      headline: headlineOf(run, isSame, folder(job.out)),
      problems: withDisplayNames(
        shown.map((each) => inSite(each, job)),
        job.options,
        invocation,
      ),
      notes: did?.kind === 'attached' ? notesOf(did, problems, job, folder) : [],
      isFailure: failed,
      facts: { ...did, changed: did !== undefined && !isSame && did.written + did.removed > 0 },
      ms: invocation.elapsed(),
    },
  };
}

function headlineOf({ problems, did }: AttachRun, isSame: boolean, folder: string): string {
  if (!did) {
    const unmet = problems.filter(({ code }) => code === 'host-unmet');
    if (hasErrors(problems.filter(({ code }) => code !== 'host-unmet'))) return 'Nothing was written: there are errors';
    const hosts = [...new Set(unmet.map(({ at }) => at?.file.slice('deploy/'.length) ?? ''))];
    const parts = [
      ...(problems.some(isForeignProblem) ? ['what is wrong with the other site'] : []),
      ...(hosts.length > 0 ? [`what ${some(hosts)} cannot keep`] : []),
    ];
    return `Nothing was written: with --strict, ${parts.join(' and ')} is an error`;
  }
  const { kind, removed, written } = did;
  if (kind === 'detached')
    return removed + written === 0
      ? `Nothing of ours was in ${folder}`
      : `Detached ${folder}: ${pluralize(removed, 'file')} removed, ${pluralize(written, 'file')} given back as ${written === 1 ? 'it was' : 'they were'}`;
  return isSame || written + removed === 0
    ? `Nothing changed in ${folder}`
    : `Attached to ${folder}: ${pluralize(written, 'file')} written, ${formatThousands(removed)} removed`;
}

type Did = NonNullable<AttachRun['did']>;

function notesOf(did: Did, problems: readonly Problem[], job: AttachJob, folder: (path: string) => string): string[] {
  const { drafts } = did;
  return drafts
    ? notesOfDrafts({ ...did, drafts }, problems.filter(isForeignProblem), job, folder)
    : [...notesOfSite(did), ...notesOfPlaces(did, job, folder)];
}

/** Notes on pages with Markdown and without. */
function notesOfSite({ mirrors, baseUrl, words, without, instead, lost }: Did): string[] {
  return [
    `${pluralize(mirrors, 'page')} of the site as Markdown, at ${baseUrl}.`,
    ...renderWordTotals(words),
    ...Object.entries(without).map(
      ([reason, paths]) =>
        `As HTML alone: ${pluralize(paths.length, 'page')} ${htmlOnlyReasons[reason as NoMirrorReason]}: ${some(paths)}`,
    ),
    ...(instead.length > 0 ? [`Theirs, and not ours: ${some(instead)}`] : []),
    ...(lost.length > 0
      ? [`Not there, though our documents lead to it: ${some(lost)}. Give elements of these pages the ids.`]
      : []),
  ];
}

/** Where everything lies, and what is to be done with it. */
function notesOfPlaces(
  did: Did,
  { out, deployDir, basePath, rootDir, hosts: named }: AttachJob,
  folder: (path: string) => string,
) {
  const { hosts, isChosen, unmet, refused, without, atRoot } = did;
  const deploy = folder(deployDir);
  const lacking = Object.entries(unmet).filter(([host]) => isChosen && hosts.includes(host));
  const told = isChosen
    ? `${some(hosts)} (${named ? '--host' : 'content/site.ts'}): ${hosts.length === 1 ? `${deploy}${hosts[0]}/` : `${deploy}<host>/`}README.md says what goes where.`
    : `a folder for each in ${deploy}; README.md there says what goes where. --host names yours.`;
  return [
    '',
    `Upload   ${folder(out)}${basePath === '/' ? '' : ` to ${basePath}`}`,
    ...(atRoot.length > 0 ? [`Root     ${folder(rootDir)} to the root of the origin: ${some(atRoot)}`] : []),
    hosts.length > 0
      ? `Hosts    ${told}`
      : 'Hosts    none of content/site.ts can stand beside a site that is there; --host names another.',
    ...refused.map(
      ({ host, present }) =>
        `         ${host} has ${present} of yours, which stays: README.md has the line that calls ours.`,
    ),
    ...lacking.map(
      ([host, names]) => `         ${host} cannot keep by itself: ${names.join('; ')}. UNMET.md says what helps.`,
    ),
    ...(Object.keys(without).length > 0 ? [`Pages    ${deploy}${htmlOnlyFile} lists those without Markdown.`] : []),
    `Online?  npx gazette audit ${did.baseUrl} --manifest ${deploy}${attachedManifestFile} asks for all of it.`,
    `Memory   ${deploy}${attachManifestFile} knows what was added: keep it, and do not upload it.`,
  ];
}

/** Codes of problems whose file is not below the site's folder. */
const named: readonly string[] = ['foreign-selector', 'foreign-origin', 'foreign-folder'];

/** Files of the other site are named by where they lie. */
function inSite(problem: Problem, { site, basePath }: AttachJob): Problem {
  const { at, code } = problem;
  if (!at || !isForeignProblem(problem) || named.includes(code)) return problem;
  const start = basePath.slice(1);
  const file = at.file.startsWith(start) ? at.file.slice(start.length) : at.file;
  return { ...problem, at: { ...at, file: `${site}/${file}` } };
}
