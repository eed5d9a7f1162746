// Long: the whole way of `attach`, from the folder that is read to the one that is written.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type AttachPlan, type AttachResult, compileForAttach, planAttach } from '../../attach/attach.ts';
import { checkForeignFolder } from '../../attach/read/check-folder.ts';
import { type ForeignFolder, isHtmlFile } from '../../attach/read/foreign-folder.ts';
import { findMainSelector } from '../../attach/read/foreign-site.ts';
import { excludeFiles, findOwnFiles } from '../../attach/site/own-files.ts';
import { removeGazetteLines } from '../../attach/site/remove-gazette-lines.ts';
import { type CompiledSite, compile } from '../../compile/compile.ts';
import { sha256 } from '../../core/digest.ts';
import { attachedManifestFile, renderManifestChunks } from '../../core/manifest/manifest.ts';
import { compareCodeUnits, type Problem, severityOf } from '../../core/problem.ts';
import { addPathToErrors } from '../../core/system-error.ts';
import { type AttachmentResult, applyAttachment, detach } from '../../publish/attachment/apply-attachment.ts';
import { type AttachManifest, readAttachManifest } from '../../publish/attachment/attach-manifest.ts';
import { writeIfChanged } from '../../publish/attachment/folder-files.ts';
import { writeLastRun } from '../../publish/attachment/run-state.ts';
import { listTree } from '../../publish/tree.ts';
import { coreCount } from '../build/core-count.ts';
import type { Invocation } from '../common/invocation.ts';
import { toDisplayPath } from '../common/source-options.ts';
import { type AttachJob, isForeignProblem } from './attach-job.ts';
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
  };
  /** Snapshot of all folders after the run. */
  readonly seen: string;
}

/** Attaches or detaches. Throws I/O errors, and the reason of the signal before anything is written; what is wrong with content or the site is in the result. */
export async function runAttach(
  job: AttachJob,
  isDetaching: boolean,
  seen: () => string,
  invocation: Invocation,
  signal: AbortSignal,
): Promise<AttachRun> {
  assertKnownHosts(job.hosts);
  const memo = new ForeignPageCache(job.memoFolder, invocation.bundleKey);
  const manifest = readAttachManifest(job.deployDir);
  const all = readSiteFolder(job.site);
  const ours = ownOf(job, all, manifest, memo);
  const site = plainSite(excludeFiles(all, ours));
  const problem = checkForeignFolder(site, job.site);
  if (problem) return { problems: [problem], seen: '' };
  if (isDetaching) return detached(job, manifest, ours, all);
  const made: HostFiles[] = [];
  const ofHosts = (plan: AttachPlan) => {
    const own = renderHostFiles(plan, site, job.hosts ?? plan.hosts, job.root);
    made.push(own);
    return own.problems;
  };
  const siteName = toDisplayPath(job.site, invocation);
  const options = { ...job.options, noTouch: job.noTouch, pages: job.pages, siteName, ofHosts };
  const compiled = compileForAttach(job.options);
  if (compiled.edition) await readMany(compiled.edition, job, site, memo);
  const { problems: found, plan } = planAttach(site, options, memo.reading(site), memo, compiled);
  invocation.keep('what was read of pages', () => memo.keep());
  const [hosts] = made;
  if (!plan || !hosts) return { problems: found.filter(({ code }) => code !== 'host-unmet'), seen: '' };
  const isMeant = ({ code, at }: Problem) =>
    code !== 'host-unmet' || hosts.byHost.has(at?.file.slice('deploy/'.length) ?? '');
  const unmet = found.filter((each) => each.code === 'host-unmet' && isMeant(each));
  const problems = found.filter((each) => (job.isStrict ? isMeant(each) : each.code !== 'host-unmet'));
  if (problems.some((each) => severityOf(each) === 'error' || (job.isStrict && isForeignProblem(each))))
    return { problems, seen: '' };
  const planned = { added: plan.added, edited: plan.edited, plain: removeGazetteLines };
  // From here on it is carried through: what came before is only read.
  await setImmediate();
  signal.throwIfAborted();
  assertOwnHostFiles(hosts, job.deployDir);
  const applied = applyAttachment(job, planned, manifest, (file) => ours.has(file));
  writeHostFiles(hosts, job.deployDir);
  writeAttachedManifest(plan, job.deployDir);
  const did = { kind: 'attached' as const, ...told(plan, applied), ...toldOfHosts(hosts, unmet, job, plan) };
  const run = { problems, did, seen: seen() };
  invocation.keep('the state of this run', () => writeLastRun(job.stateFile, job.about, run));
  return run;
}

/** Reads the pages of a large site on all cores. */
async function readMany(
  edition: CompiledSite,
  job: AttachJob,
  site: ForeignFolder,
  memo: ForeignPageCache,
): Promise<void> {
  const { selectors } = edition.site.attach ?? {};
  const pages = site.files.filter(({ file }) => isHtmlFile(file));
  const tasks = pages.map(({ file }) => ({ file, selector: findMainSelector(file, selectors) }));
  await memo.ahead({ folder: job.site, options: job.options }, edition, site, tasks, coreCount());
}

/** Files of the site that are ours: those of the manifest whose bytes are still what was written, else what proves to be. */
function ownOf(
  job: AttachJob,
  all: ForeignFolder,
  manifest: AttachManifest | undefined,
  memo: ForeignPageCache,
): ReadonlySet<string> {
  if (job.site !== job.out) return new Set();
  if (manifest) {
    const there = new Set(all.files.map(({ file }) => file));
    return new Set(
      Object.entries(manifest.added).flatMap(([file, digest]) =>
        there.has(file) && sha256(all.bytes(file)) === digest ? [file] : [],
      ),
    );
  }
  const catalog = compile(job.options).edition?.catalog ?? [];
  return findOwnFiles(all, catalog, (part) => {
    const site = plainSite(part);
    return planOf(
      planAttach(site, { ...job.options, noTouch: job.noTouch, pages: job.pages }, memo.reading(site), memo),
    )?.added;
  });
}

const planOf = ({ plan }: AttachResult): AttachPlan | undefined => plan;

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
  const { written, removed } = detach(job, { added, edited: {}, copied: [] }, removeGazetteLines, files);
  const did = {
    kind: 'detached' as const,
    baseUrl: '',
    written: written.length,
    removed: removed.length,
    mirrors: 0,
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
  return { baseUrl, ...counts, without: groupPathsByReason(others), instead, lost };
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
