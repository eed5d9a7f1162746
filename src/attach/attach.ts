import { checks } from '../checks/index.ts';
import { checkLinks } from '../checks/links/links.ts';
import { checkOrphans } from '../checks/orphans.ts';
import { finalizeProblems } from '../compile/apply-waivers.ts';
import { type CompiledSite, type CompileOptions, type CompileResult, compile } from '../compile/compile.ts';
import { renderDocuments, runToEnd } from '../compile/render-and-check.ts';
import type { BlobStore } from '../core/blob-store.ts';
import type { Capability } from '../core/capabilities.ts';
import type { Document } from '../core/document.ts';
import { createLazyMap } from '../core/lazy-map.ts';
import { compareCodeUnits, type Problem, type Report, severityOf, sortProblems } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import type { Waiver } from '../core/waivers.ts';
import { checkDeadLinks, findLostAnchors } from './checks/dead-links.ts';
import { checkAttachSettings, checkCanonicals, checkOrganizations } from './checks/setting-problems.ts';
import { checkPageTexts, ProblemGroups, type TextProblemCache } from './checks/text-problems.ts';
import { checkWords } from './checks/word-problems.ts';
import { insertHeadLines, removeHeadLines, renderHeadLines } from './head/head-lines.ts';
import { decodeHtml, encodeHtml, mayBeXml } from './html/page-format.ts';
import type { ForeignFolder } from './read/foreign-folder.ts';
import {
  type AttachSettings,
  type ForeignPage,
  type ForeignSite,
  type PageLoader,
  readForeignSite,
} from './read/foreign-site.ts';
import { findPositions } from './read/parse-page.ts';
import { addForeignFiles } from './site/foreign-files.ts';
import { mergeSitemapAndRobots } from './site/merge-sitemap.ts';
import { assignFreeMirrors, type MergedSite, mergeSites } from './site/merged-site.ts';
import type { MirroredForeignPage } from './site/mirrors.ts';

/**
 * Mirrored pages that lack something (`foreign-title`, `foreign-description`, `foreign-main`), or that robots.txt
 * disallows (`foreign-disallowed`).
 */
function checkPageHeads({ mirrors }: MergedSite, { found, robots }: ForeignSite, report: Report): void {
  const told = new ProblemGroups();
  for (const { file, path, read } of mirrors) {
    const at = () => ({ file, ...findPositions(found.bytes(file)).head });
    if (read.title === '')
      report({
        code: 'foreign-title',
        at: at(),
        message: 'expected a title, got none',
        says: 'title',
        hint: 'Lists name the page by its path.',
      });
    if (read.description === '')
      told.note('description', file, () => ({
        code: 'foreign-description',
        at: at(),
        message: 'expected a description (<meta name="description">), got none',
        says: 'description',
        hint: 'Lists quote the beginning of the text instead.',
      }));
    if (read.main?.by === 'body')
      told.note('main', file, () => ({
        code: 'foreign-main',
        at: { file },
        message: 'expected <main>, an element with role main, or one <article>, got none',
        says: '<main>',
        hint: 'Name the element in content/site.ts, attach.selectors.',
      }));
    if (robots?.isDisallowed(path))
      told.note('disallowed', file, () => ({
        code: 'foreign-disallowed',
        at: { file },
        message: `expected a page that robots.txt does not keep from readers, got ${path}`,
        says: path,
        hint: 'If it should not be read by programs, name it in content/site.ts, attach.exclude.',
      }));
  }
  told.tell(report);
}

/**
 * Problems of the attached pages: dead links, missing titles and descriptions, another organisation in JSON-LD. All are
 * warnings; one that many pages share is reported once.
 */
function checkAttachedPages(both: MergedSite, foreign: ForeignSite, report: Report): void {
  checkDeadLinks(both, foreign, report);
  checkPageHeads(both, foreign, report);
  if (!both.edition.site.attached?.isWithheld) checkOrganizations(both, foreign, report);
  checkWords(foreign, report);
}

export interface AttachPlanOptions extends CompileOptions {
  /** Leaves attached HTML unchanged. */
  readonly noTouch?: boolean | undefined;
  /** Adds our pages with their design; otherwise only what programs read. */
  readonly pages?: boolean | undefined;
  /** Publishes no fact: the content is a draft that nobody has confirmed. */
  readonly withheld?: boolean | undefined;
  /** Prefix of its file names in messages; rows of content/waivers.json may have it too. */
  readonly siteName?: string | undefined;
  /** Where the bytes of documents stay until they are written. */
  readonly shelf?: BlobStore | undefined;
  /** Host problems, which waivers may excuse. If absent, waivers without effect are not reported. */
  readonly ofHosts?: ((plan: AttachPlan) => readonly Problem[]) | undefined;
}

export interface AttachResult {
  /** Sorted errors, and warnings on attached pages. */
  readonly problems: readonly Problem[];
  /** Absent if there is an error other than `host-unmet`. */
  readonly plan?: AttachPlan;
}

/** Files to write, and the resulting origin. */
export interface AttachPlan {
  /** Our pages and the attached ones: all that hosts must answer. */
  readonly release: Release;
  /** Paths of the release with attached HTML. */
  readonly foreign: ReadonlySet<string>;
  /** Our new files, by name. */
  readonly added: ReadonlyMap<string, () => Uint8Array>;
  /** Attached files with our lines added. */
  readonly edited: ReadonlyMap<string, Uint8Array>;
  readonly mirrors: readonly MirroredForeignPage[];
  /** Attached pages that get no mirror, and why. */
  readonly without: readonly ForeignPage[];
  readonly baseUrl: string;
  /** Hosts that content/site.ts names. */
  readonly hosts?: readonly string[] | undefined;
  /** Paths of our pages that attached pages replace, sorted. */
  readonly instead: readonly string[];
  /** Anchors that our documents link to but attached pages lack. */
  readonly lost: readonly string[];
}

/** The attached homepage is the entry, so the orphan check does not apply. */
const rules = checks.filter((check) => check !== checkOrphans);

/** Checks of documents that state no fact. */
const rulesOfLists = [checkLinks];

/** Capabilities that we cannot vouch for: attached pages may set cookies or have a login. */
const others: readonly Capability[] = ['cookies', 'missing-paths', 'no-login'];

/** Compiles our content without claims that bind attached pages. */
export function compileForAttach(options: CompileOptions): CompileResult {
  return compile({ ...options, alsoUnkept: others });
}

/**
 * Plans what to add to the folder of another generator. Pure but for reading `found` and the content. Our mistakes are
 * errors; those of the attached site are warnings. `compiled`: of compileForAttach().
 */
export function planAttach(
  found: ForeignFolder,
  options: AttachPlanOptions,
  read: PageLoader,
  findings: TextProblemCache,
  compiled: CompileResult = compileForAttach(options),
): AttachResult {
  const problems: Problem[] = [];
  const report = (problem: Problem) => {
    if (!options.withheld || isOfSite(problem)) problems.push(problem);
  };
  let own = compiled;
  if (!own.edition) return failed(own.problems);
  const settings: AttachSettings = own.edition.site.attach ?? {};
  const all = readForeignSite(found, own.edition.site.baseUrl, settings, read);
  // Before any other work: on a wrong origin or path nothing else would be right.
  checkCanonicals(own.edition, all, report);
  if (hasError(problems)) return failed(problems);
  const { ofHosts, siteName = '', today } = options;
  const waivers = placeWaivers(own.waivers, siteName, found);
  const unsafe = checkPageTexts(own.edition, all, today, findings, waivers, report, options.withheld === true);
  const open: ForeignSite = {
    ...all,
    pages: all.pages.map((page) => ({ ...page, without: unsafe.get(page.file) ?? page.without })),
  };
  const mirrored = new Set(assignFreeMirrors(own.edition, open).map(({ file }) => file));
  const foreign: ForeignSite = {
    ...open,
    pages: open.pages.map((page) => (page.without || mirrored.has(page.file) ? page : { ...page, without: 'twin' })),
  };
  const without = foreign.pages.filter((each) => each.without !== undefined);
  if (without.some(({ without: why }) => why !== 'redirect' && why !== 'not-found'))
    own = compile({ ...options, alsoUnkept: [...others, 'negotiation'] });
  if (!own.edition) return failed(own.problems);
  for (const each of own.problems) report(each);
  checkAttachSettings(own.edition, foreign, report);
  const { edition } = own;
  const html = (file: string) => edits.get(file) ?? found.bytes(file);
  let edits: ReadonlyMap<string, Uint8Array> = new Map();
  const both = mergeSites(
    edition,
    foreign,
    html,
    { withPages: options.pages === true, isWithheld: options.withheld, shelf: options.shelf },
    report,
  );
  // A taken API path ends the run.
  if (problems.some(({ code }) => code === 'foreign-essential')) return failed(problems);
  if (!options.noTouch) edits = headEdits(both, found);
  const texts = mergeSitemapAndRobots(foreign, both.edition.site, both.edition.release.routes, report);
  judge(both, foreign, today, report);
  checkAttachedPages(both, foreign, report);
  const plan: AttachPlan = {
    release: both.edition.release,
    foreign: new Set(both.foreignPaths),
    added: addedFiles(both),
    edited: joinMaps(edits, texts),
    mirrors: both.mirrors,
    without,
    baseUrl: both.edition.site.baseUrl,
    hosts: both.edition.site.hosts,
    instead: [...both.instead].sort(compareCodeUnits),
    lost: findLostAnchors(both, foreign),
  };
  for (const each of ofHosts?.(plan) ?? []) report(each);
  const { left } = finalizeProblems(problems, waivers, { today, by: ofHosts ? 'attach' : 'nothing' });
  return { problems: left, ...(!hasError(left.filter(({ code }) => code !== 'host-unmet')) && { plan }) };
}

/** Whether a problem is told while facts are withheld: a draft contradicts nobody, and its warnings are told elsewhere. */
const isOfSite = (problem: Problem): boolean =>
  severityOf(problem) === 'error' || /^(?:foreign|host)-/.test(problem.code);

/** Waivers with the names of files that these have from the root of the origin on. */
function placeWaivers(waivers: readonly Waiver[], siteName: string, { basePath = '/' }: ForeignFolder): Waiver[] {
  const start = `${siteName}/`;
  return waivers.map((each) =>
    each.file.startsWith(start) ? { ...each, file: basePath.slice(1) + each.file.slice(start.length) } : each,
  );
}

const hasError = (problems: readonly Problem[]) => problems.some((problem) => severityOf(problem) === 'error');

const failed = (problems: readonly Problem[]): AttachResult => ({ problems: sortProblems(problems) });

/** Attached pages with our lines in their heads, made when they are asked for. */
function headEdits({ mirrors, edition }: MergedSite, found: ForeignFolder): ReadonlyMap<string, Uint8Array> {
  const home = found.basePath ?? '/';
  const linesOf = (page: MirroredForeignPage, isXml: boolean) => renderHeadLines(page, edition.site, { isXml, home });
  const edited = mirrors.filter((page) => page.read.spliceAt !== undefined && linesOf(page, false).length > 0);
  const byFile = new Map(edited.map((page) => [page.file, page]));
  const make = (file: string): Uint8Array => {
    const page = byFile.get(file);
    const decoded = decodeHtml(found.bytes(file));
    const text = removeHeadLines(decoded.text);
    const lines = page ? linesOf(page, mayBeXml(text)) : [];
    return encodeHtml(insertHeadLines(text, page?.read.spliceAt ?? 0, lines), decoded);
  };
  return createLazyMap(byFile, make, 0);
}

/** Both maps as one, without asking for values. */
function joinMaps<T>(one: ReadonlyMap<string, T>, other: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return createLazyMap(keys, (key) => (other.get(key) ?? one.get(key)) as T, 0);
}

/** Our files, without attached ones and without the 404 page, which would change how hosts answer. */
function addedFiles({ edition, theirs, mirrors }: MergedSite): Map<string, () => Uint8Array> {
  const { files, notFound } = edition.release;
  const kept = new Set([...theirs].filter(({ kind }) => kind === 'public').map(({ file }) => file));
  for (const { mirrorFile, isTheirs } of mirrors) if (isTheirs) kept.add(mirrorFile);
  const added = new Map<string, () => Uint8Array>();
  for (const file of files.keys())
    if (!kept.has(file) && file !== notFound.file) added.set(file, () => files.get(file)?.bytes ?? new Uint8Array());
  return added;
}

/** Renders our documents and runs all build checks on them; attached files count as link targets. */
function judge({ edition, theirs, mirrors }: MergedSite, foreign: ForeignSite, today: string, report: Report): void {
  const isTheirs = (document: Document) => theirs.has(document) && document.path !== '/';
  const catalog = edition.catalog.filter((document) => !isTheirs(document));
  const ours: CompiledSite = { ...edition, catalog };
  runToEnd(renderDocuments(ours, report));
  const release = addForeignFiles(edition.release, foreign, mirrors, edition.site.baseUrl);
  for (const check of edition.site.attached?.isWithheld ? rulesOfLists : rules)
    check({ ...ours, release, today }, report);
}
