// Long: the whole way of `attach`, from the folder that is read to the one that is written.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { setImmediate } from 'node:timers/promises';
import { type AttachPlan, type AttachPlanOptions, type AttachResult, planAttach } from '../../attach/attach.ts';
import { removeGazetteLines } from '../../attach/head/head-lines.ts';
import { checkForeignFolder, type ForeignFolder } from '../../attach/read/foreign-folder.ts';
import { excludeFiles, findOwnFiles } from '../../attach/site/foreign-files.ts';
import { compile } from '../../compile/compile.ts';
import type { BlobStore } from '../../core/blob-store.ts';
import { sha256 } from '../../core/digest.ts';
import { attachedManifestFile, renderManifestChunks } from '../../core/manifest/manifest.ts';
import { compareCodeUnits, type Problem, severityOf } from '../../core/problem.ts';
import { addPathToErrors } from '../../core/system-error.ts';
import {
  type AttachManifest,
  type AttachmentResult,
  applyAttachment,
  detach,
  readAttachManifest,
} from '../../publish/attachment/apply-attachment.ts';
import { writeIfChanged } from '../../publish/attachment/folder-files.ts';
import { writeLastRun } from '../../publish/attachment/run-state.ts';
import { listTree } from '../../publish/tree.ts';
import { assertOwnFolder, removeOwnFolder, writeOwnFolder } from '../../publish/write-own-folder.ts';
import { hasErrors } from '../../terminal/report.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath } from '../common/source-options.ts';
import { type AttachJob, deployDirOf, isForeignProblem, placeBelow, splitAtPath } from './attach-job.ts';
import {
  draftContent,
  findAddedFiles,
  type SettledContent,
  settleContent,
  type Withheld,
  withholdFacts,
} from './draft-content.ts';
import { ForeignPageCache } from './foreign-page-cache.ts';
import {
  assertKnownHosts,
  assertOwnHostFiles,
  type HostFiles,
  removeHostFiles,
  renderHostFiles,
  writeHostFiles,
} from './host-files.ts';
import { groupPathsByReason } from './html-only.ts';
import { sumWords, type WordTotals } from './word-totals.ts';

/** Result of a run, as the next run reads it. */
export interface AttachRun {
  readonly problems: readonly Problem[];
  /** Absent where there was an error: then nothing was written. */
  readonly did?: {
    readonly kind: 'attached' | 'detached';
    readonly baseUrl: string;
    readonly written: number;
    readonly removed: number;
    readonly mirrors: number;
    /** Words of the pages with Markdown. */
    readonly words: WordTotals;
    /** Added lists of pages: llms.txt, sitemap.xml. */
    readonly lists: readonly string[];
    /** Files for the root of the origin, where the site lies below a path. */
    readonly atRoot: readonly string[];
    /** Paths of pages that answer HTML alone, by reason. */
    readonly without: Readonly<Record<string, readonly string[]>>;
    /** Paths of pages of ours in whose place theirs is. */
    readonly instead: readonly string[];
    /** Places in pages of theirs to which our documents lead, and which are not there. */
    readonly lost: readonly string[];
    /** Hosts that files were written for, and whether anybody named them. */
    readonly hosts: readonly string[];
    readonly isChosen: boolean;
    /** Unmet capabilities of each host, without excused ones. */
    readonly unmet: Readonly<Record<string, readonly string[]>>;
    /** Where a program of theirs is in the place of ours. */
    readonly refused: readonly { readonly host: string; readonly present: string }[];
    /** Values of drafts that nobody has released; absent where there is none. */
    readonly drafts?: Withheld & { readonly isShown: boolean };
  };
  /** Snapshot of all folders after the run. */
  readonly seen: string;
}

/** Attaches or detaches. Throws I/O errors, and the reason of the signal before anything is written; what is wrong with content or the site is in the result. */
export async function runAttach(
  job: AttachJob & { readonly shelf: BlobStore },
  isDetaching: boolean,
  seen: () => string,
  invocation: Invocation,
  signal: AbortSignal,
): Promise<AttachRun> {
  assertKnownHosts(job.hosts);
  const memo = new ForeignPageCache(job.memoFolder, invocation.bundleKey, job.shelf);
  const manifest = readAttachManifest(job.deployDir);
  const all = readSiteFolder(job.site);
  const problem = isDetaching ? undefined : draftContent(job, all, manifest);
  if (problem) return { problems: [problem], seen: '' };
  const settled = settleContent(job);
  const ours = ownOf(job, settled, all, manifest, memo);
  const plain = plainSite(excludeFiles(all, ours));
  const misfit = checkForeignFolder(plain, job.site);
  if (misfit) return { problems: [misfit], seen: '' };
  if (isDetaching) return detached(job, manifest, ours, all);
  const site = placeBelow(plain, job.basePath);
  const made: HostFiles[] = [];
  const ofHosts = (plan: AttachPlan) => {
    const own = renderHostFiles(plan, site, job.hosts ?? plan.hosts, job.root);
    made.push(own);
    return own.problems;
  };
  const siteName = toDisplayPath(job.site, invocation);
  const {
    problems: found,
    plan,
    withheld,
  } = planSettled(settled, job, (content) =>
    planAttach(
      site,
      { ...planOptions(job, content), siteName, ofHosts, shelf: job.shelf },
      memo.reading(site),
      memo,
      content.compiled,
    ),
  );
  invocation.keep('what was read of pages', () => memo.keep());
  const hosts = made.at(-1);
  if (!plan || !hosts) return { problems: found.filter(({ code }) => code !== 'host-unmet'), seen: '' };
  const isMeant = ({ code, at }: Problem) =>
    code !== 'host-unmet' || hosts.byHost.has(at?.file.slice('deploy/'.length) ?? '');
  const unmet = found.filter((each) => each.code === 'host-unmet' && isMeant(each));
  const problems = found.filter((each) => (job.isStrict ? isMeant(each) : each.code !== 'host-unmet'));
  if (problems.some((each) => severityOf(each) === 'error' || (job.isStrict && isForeignProblem(each))))
    return { problems, seen: '' };
  const { inSite: added, atRoot } = splitAtPath(plan.added, job.basePath);
  const { inSite: edited } = splitAtPath(plan.edited, job.basePath);
  const planned = { added, edited, plain: removeGazetteLines };
  const rootFiles = [...atRoot].map(([file, bytes]) => ({ file, text: bytes() }));
  // From here on it is carried through: what came before is only read.
  await setImmediate();
  signal.throwIfAborted();
  assertOwnHostFiles(hosts, job.deployDir);
  if (rootFiles.length > 0) assertOwnFolder(job.rootDir, rootFiles);
  const applied = applyAttachment(job, planned, manifest, (file) => ours.has(file));
  writeHostFiles(hosts, job.deployDir);
  if (rootFiles.length > 0) writeOwnFolder(job.rootDir, rootFiles);
  else removeOwnFolder(job.rootDir);
  writeAttachedManifest(plan, job.deployDir);
  const drafts = withheld && { ...withheld, isShown: job.options.preview };
  const did = {
    kind: 'attached' as const,
    ...told(plan, applied),
    lists: [...added.keys()].filter((file) => /^(?:llms|sitemap|robots)[^/]*$/.test(file)),
    atRoot: rootFiles.map(({ file }) => file).sort(compareCodeUnits),
    ...toldOfHosts(hosts, unmet, job, plan),
    ...(drafts && { drafts }),
  };
  const run = { problems, did, seen: seen() };
  invocation.keep('the state of this run', () => writeLastRun(job.stateFile, job.about, run));
  return run;
}

/** Plans with the facts that are confirmed; without any where these make no whole site. */
function planSettled(
  settled: SettledContent,
  job: AttachJob,
  plan: (content: SettledContent) => AttachResult,
): AttachResult & Pick<SettledContent, 'withheld'> {
  const { withheld } = settled;
  const first = plan(settled);
  const ours = first.problems.filter((each) => !isForeignProblem(each) && each.code !== 'host-unmet');
  if (first.plan || withheld?.published === undefined || !hasErrors(ours)) return { ...first, withheld };
  const content = withholdFacts(job.options, withheld, ours);
  return { ...plan(content), withheld: content.withheld };
}

/** Options of a plan, but for hosts. */
const planOptions = (job: AttachJob, { options, withheld }: SettledContent): AttachPlanOptions => ({
  ...options,
  noTouch: job.noTouch,
  pages: job.pages,
  withheld: withheld !== undefined && withheld.published === undefined && !options.preview,
});

/** Files of the site that are ours: those of the manifest whose bytes are still what was written, else what proves to be. */
function ownOf(
  job: AttachJob,
  content: SettledContent,
  all: ForeignFolder,
  manifest: AttachManifest | undefined,
  memo: ForeignPageCache,
): ReadonlySet<string> {
  // An attachment in place may stand in a folder that is copied.
  const inPlace = job.site === job.out ? manifest : readAttachManifest(deployDirOf(job.site));
  if (inPlace) return findAddedFiles(all, inPlace);
  if (job.site !== job.out) return new Set();
  const catalog = compile(content.options).edition?.catalog ?? [];
  return findOwnFiles(all, catalog, (part) => {
    const site = placeBelow(plainSite(part), job.basePath);
    const { plan } = planAttach(site, planOptions(job, content), memo.reading(site), memo);
    return plan && splitAtPath(plan.added, job.basePath).inSite;
  });
}

/** The folder as it was before any attachment. */
function plainSite(site: ForeignFolder): ForeignFolder {
  return { ...site, bytes: (file) => removeGazetteLines(file, site.bytes(file)) };
}

function detached(
  job: AttachJob,
  manifest: AttachManifest | undefined,
  own: ReadonlySet<string>,
  all: ForeignFolder,
): AttachRun {
  const added = { ...manifest?.added, ...Object.fromEntries([...own].map((file) => [file, sha256(all.bytes(file))])) };
  const found = job.site === job.out ? all : readSiteFolder(job.out);
  const files = found.files.map(({ file }) => file).filter((file) => /\.x?html?$|\.xml$|^robots\.txt$/i.test(file));
  removeHostFiles(job.deployDir);
  removeOwnFolder(job.rootDir);
  const { written, removed } = detach(job, { added, edited: {}, copied: [] }, removeGazetteLines, files);
  const did = {
    kind: 'detached' as const,
    baseUrl: '',
    written: written.length,
    removed: removed.length,
    mirrors: 0,
    words: sumWords([]),
    lists: [],
    atRoot: [],
    without: {},
    instead: [],
    lost: [],
    hosts: [],
    isChosen: false,
    unmet: {},
    refused: [],
  };
  return { problems: [], did, seen: '' };
}

function told(
  { baseUrl, mirrors, without: others, instead, lost }: AttachPlan,
  { written, removed }: AttachmentResult,
) {
  const counts = { written: written.length, removed: removed.length, mirrors: mirrors.length };
  return { baseUrl, ...counts, words: sumWords(mirrors), without: groupPathsByReason(others), instead, lost };
}

function toldOfHosts(
  { byHost, refused }: HostFiles,
  lacks: readonly Problem[],
  { hosts }: AttachJob,
  plan: AttachPlan,
) {
  const unmet: Record<string, string[]> = {};
  for (const { at, field = '' } of lacks) {
    const host = at?.file.slice('deploy/'.length) ?? '';
    unmet[host] = [...(unmet[host] ?? []), field];
  }
  return { hosts: [...byHost.keys()], isChosen: (hosts ?? plan.hosts) !== undefined, unmet, refused };
}

/** Writes what the origin answers now, for `gazette audit`: our documents, and of their pages what we answer for. */
function writeAttachedManifest(
  { release, foreign, without }: Pick<AttachPlan, 'release' | 'foreign' | 'without'>,
  deployDir: string,
): void {
  const isOurs = ([from, to]: readonly [string, string]) => !foreign.has(from) && !foreign.has(to);
  const ours = { ...release, redirects: new Map([...release.redirects].filter(isOurs)) };
  const attached = {
    theirs: [...foreign].sort(compareCodeUnits),
    htmlAlone: without.map(({ path }) => path).sort(compareCodeUnits),
  };
  writeIfChanged(deployDir, attachedManifestFile, Buffer.concat(renderManifestChunks(ours, [], attached)));
}

/**
 * The folder of another generator. What version control keeps there is not published; links are not followed. A file that
 * cannot be read is an I/O error: nobody knows what it says.
 */
export function readSiteFolder(folder: string): ForeignFolder {
  const entries = listTree(folder).filter(({ path }) => !/^\.git(?:\/|$)/.test(path));
  return {
    files: entries.flatMap(({ path, kind, size }) => (kind === 'file' ? [{ file: path, size }] : [])),
    links: entries.flatMap(({ path, kind }) => (kind === 'other' ? [path] : [])),
    bytes: (file) => addPathToErrors(join(folder, file), () => readFileSync(join(folder, file))),
  };
}
