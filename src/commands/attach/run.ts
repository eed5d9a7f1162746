import { type Attached, type AttachPlan, attach } from '../../attach/attach.ts';
import { refused } from '../../attach/read/refused.ts';
import type { FoundSite } from '../../attach/read/site-file.ts';
import { ownFiles, without } from '../../attach/site/own-files.ts';
import { plain } from '../../attach/site/plain.ts';
import { compile } from '../../compile/compile.ts';
import { sha256 } from '../../core/digest.ts';
import { type Problem, sortProblems } from '../../core/problem.ts';
import { type Applied, applyAttachment, detach } from '../../publish/attached/apply.ts';
import { type AttachManifest, readAttachManifest } from '../../publish/attached/manifest.ts';
import { keepRun } from '../../publish/attached/state.ts';
import type { Invocation } from '../common/invocation.ts';
import { foundFolder } from './found-folder.ts';
import { hostFiles, writeHostFiles } from './host-files.ts';
import { type AttachJob, isOfTheirs } from './job.ts';
import { PageMemo } from './page-memo.ts';

/** What a run came to, as the next one remembers it. */
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
  };
  /** What was to be seen of all folders in the end. */
  readonly seen: string;
}

/** Attaches or detaches. Throws I/O errors; what is wrong with content or the site is in the result. */
export async function runAttach(
  job: AttachJob,
  isDetaching: boolean,
  seen: () => string,
  invocation: Invocation,
): Promise<AttachRun> {
  const memo = new PageMemo(job.memoFolder, invocation.bundleKey);
  const manifest = readAttachManifest(job.deployDir);
  const all = foundFolder(job.site);
  const ours = ownOf(job, all, manifest, memo);
  const site = plainSite(without(all, ours));
  const problem = refused(site, job.site);
  if (problem) return { problems: [problem], seen: '' };
  if (isDetaching) return detached(job, manifest, ours, all);
  const options = { ...job.options, noTouch: job.noTouch };
  const { problems, plan } = attach(site, options, memo.reading(site), memo);
  invocation.keep('what was read of pages', () => memo.keep());
  const hosts = plan && hostFiles(plan, site);
  const judged = hosts && job.options.strict ? sortProblems([...problems, ...hosts.unmet]) : problems;
  if (!plan || !hosts || (job.options.strict && judged.some((each) => isOfTheirs(each) || each.code === 'host-unmet')))
    return { problems: judged, seen: '' };
  const planned = { added: plan.added, edited: plan.edited, plain };
  const applied = applyAttachment(job, planned, manifest, (file) => ours.has(file));
  writeHostFiles(hosts, job.deployDir);
  const run = { problems, did: { kind: 'attached' as const, ...told(plan, applied) }, seen: seen() };
  invocation.keep('the state of this run', () => keepRun(job.stateFile, job.about, run));
  return run;
}

/** Files of the site that are ours: those of the manifest whose bytes are still what was written, else what proves to be. */
function ownOf(
  job: AttachJob,
  all: FoundSite,
  manifest: AttachManifest | undefined,
  memo: PageMemo,
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
  return ownFiles(all, catalog, (part) => {
    const site = plainSite(part);
    return planOf(attach(site, { ...job.options, noTouch: job.noTouch }, memo.reading(site), memo))?.added;
  });
}

const planOf = ({ plan }: Attached): AttachPlan | undefined => plan;

/** The folder as it was before any attachment. */
function plainSite(site: FoundSite): FoundSite {
  return { files: site.files, bytes: (file) => plain(file, site.bytes(file)) };
}

function detached(
  job: AttachJob,
  manifest: AttachManifest | undefined,
  own: ReadonlySet<string>,
  all: FoundSite,
): AttachRun {
  const added = { ...manifest?.added, ...Object.fromEntries([...own].map((file) => [file, sha256(all.bytes(file))])) };
  const found = job.site === job.out ? all : foundFolder(job.out);
  const files = found.files.map(({ file }) => file).filter((file) => /\.x?html?$|\.xml$|^robots\.txt$/i.test(file));
  const { written, removed } = detach(job, { added, edited: {}, copied: [] }, plain, files);
  const did = {
    kind: 'detached' as const,
    baseUrl: '',
    written: written.length,
    removed: removed.length,
    mirrors: 0,
    without: {},
    instead: [],
    lost: [],
  };
  return { problems: [], did, seen: '' };
}

function told({ baseUrl, mirrors, without: others, instead, lost }: AttachPlan, { written, removed }: Applied) {
  const by: Record<string, string[]> = {};
  for (const { without: why = 'empty', path } of others) {
    by[why] ??= [];
    by[why].push(path);
  }
  const counts = { written: written.length, removed: removed.length, mirrors: mirrors.length };
  return { baseUrl, ...counts, without: by, instead, lost };
}
