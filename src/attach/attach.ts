import { checks } from '../checks/index.ts';
import { orphans } from '../checks/orphans.ts';
import { type Compiled, type CompileOptions, compile, type Edition } from '../compile/compile.ts';
import { makeDocuments } from '../compile/finish.ts';
import { settled } from '../compile/settle.ts';
import type { Capability } from '../core/capabilities.ts';
import type { Document } from '../core/document.ts';
import { byCodeUnit, type Problem, type Report, severityOf, sortProblems } from '../core/problem.ts';
import type { Release } from '../core/release.ts';
import { foreignFindings } from './checks/foreign-findings.ts';
import { lostPlaces } from './checks/lost-places.ts';
import { settingProblems } from './checks/setting-problems.ts';
import { type Findings, textProblems } from './checks/text-problems.ts';
import { headLines } from './head/lines.ts';
import { withLines, withoutLines } from './head/splice.ts';
import { decode, encode } from './html/decode.ts';
import {
  type AttachSettings,
  type ForeignPage,
  type ForeignSite,
  foreignSite,
  type ReadPage,
} from './read/foreign-site.ts';
import type { FoundSite } from './read/site-file.ts';
import { type Beside, beside, mirrorsBeside } from './site/beside.ts';
import { merged } from './site/merged.ts';
import type { MirroredPage } from './site/mirrors.ts';
import { theirFiles } from './site/their-files.ts';

export interface AttachOptions extends CompileOptions {
  /** Leaves HTML of theirs as it is. */
  readonly noTouch?: boolean | undefined;
  /** What messages put before the names of their files: rows of content/waivers.json may have it too. */
  readonly siteName?: string | undefined;
  /** What hosts lack: waivers may excuse it. Absent: of waivers that excuse nothing, nothing is said. */
  readonly ofHosts?: ((plan: AttachPlan) => readonly Problem[]) | undefined;
}

export interface Attached {
  /** Sorted; errors, and warnings on the other site. */
  readonly problems: readonly Problem[];
  /** Absent if there is an error other than `host-unmet`. */
  readonly plan?: AttachPlan;
}

/** What is to be written, and what the origin is then. */
export interface AttachPlan {
  /** Our site with the pages of the other: what hosts are to answer for both. */
  readonly release: Release;
  /** Paths of the release whose HTML is theirs. */
  readonly foreign: ReadonlySet<string>;
  /** Files of ours, by name. */
  readonly added: ReadonlyMap<string, () => Uint8Array>;
  /** Files of theirs that get lines of ours. */
  readonly edited: ReadonlyMap<string, Uint8Array>;
  readonly mirrors: readonly MirroredPage[];
  /** Pages of theirs that answer HTML alone, and why. */
  readonly without: readonly ForeignPage[];
  readonly baseUrl: string;
  /** Hosts that content/site.ts names. */
  readonly hosts?: readonly string[] | undefined;
  /** Paths of pages of ours in whose place theirs is, sorted. */
  readonly instead: readonly string[];
  /** Places in pages of theirs to which our documents lead, and which are not there. */
  readonly lost: readonly string[];
}

/** Their homepage is the way in: what leads from there is not ours to say. */
const rules = checks.filter((check) => check !== orphans);

/** What others answer for at the same origin, nobody vouches for here: their pages may set cookies, or have a login. */
const others: readonly Capability[] = ['cookies', 'missing-paths', 'no-login'];

/** Our content by itself, which claims nothing that others would have to keep. */
export function compileBeside(options: CompileOptions): Compiled {
  return compile({ ...options, alsoUnkept: others });
}

/**
 * Reads our content and the folder of another generator, and says what is to be added to that. Pure but for what `found` and
 * the content read. Mistakes of ours are errors, what is wrong with theirs are warnings. `compiled`: of compileBeside().
 */
export function attach(
  found: FoundSite,
  options: AttachOptions,
  read: ReadPage,
  findings: Findings,
  compiled: Compiled = compileBeside(options),
): Attached {
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  let own = compiled;
  if (!own.edition) return failed(own.problems);
  const settings: AttachSettings = own.edition.site.attach ?? {};
  const all = foreignSite(found, own.edition.site.baseUrl, settings, read);
  const { ofHosts, siteName = '', today } = options;
  const waivers = own.waivers.map((each) => ({ ...each, file: withoutStart(each.file, `${siteName}/`) }));
  const secret = textProblems(own.edition, all, today, findings, waivers, report);
  const open: ForeignSite = {
    ...all,
    pages: all.pages.map((page) => (secret.has(page.file) ? { ...page, without: 'secret' } : page)),
  };
  const mirrored = new Set(mirrorsBeside(own.edition, open).map(({ file }) => file));
  const foreign: ForeignSite = {
    ...open,
    pages: open.pages.map((page) => (page.without || mirrored.has(page.file) ? page : { ...page, without: 'twin' })),
  };
  const without = foreign.pages.filter((each) => each.without !== undefined);
  if (without.some(({ without: why }) => why !== 'redirect' && why !== 'not-found'))
    own = compile({ ...options, alsoUnkept: [...others, 'negotiation'] });
  if (!own.edition) return failed(own.problems);
  for (const each of own.problems) report(each);
  settingProblems(own.edition, foreign, report);
  const { edition } = own;
  const html = (file: string) => edits.get(file) ?? found.bytes(file);
  const edits = new Map<string, Uint8Array>();
  const both = beside(edition, foreign, html, report);
  // Without the API there is nothing more to judge.
  if (problems.some(({ code }) => code === 'foreign-essential')) return failed(problems);
  if (!options.noTouch) for (const [file, bytes] of headEdits(both, found)) edits.set(file, bytes);
  const hasOwnSitemap = both.edition.release.routes.has('/sitemap.xml');
  const texts = merged(foreign, both.edition.site, hasOwnSitemap, report);
  judge(both, foreign, today, report);
  foreignFindings(both, foreign, report);
  const plan: AttachPlan = {
    release: both.edition.release,
    foreign: new Set(both.foreignPaths),
    added: addedFiles(both),
    edited: new Map([...edits, ...texts]),
    mirrors: both.mirrors,
    without,
    baseUrl: both.edition.site.baseUrl,
    hosts: both.edition.site.hosts,
    instead: [...both.instead].sort(byCodeUnit),
    lost: lostPlaces(both, foreign),
  };
  for (const each of ofHosts?.(plan) ?? []) report(each);
  const { left } = settled(problems, waivers, { today, by: ofHosts ? 'attach' : 'nothing' });
  return { problems: left, ...(!hasError(left.filter(({ code }) => code !== 'host-unmet')) && { plan }) };
}

const hasError = (problems: readonly Problem[]) => problems.some((problem) => severityOf(problem) === 'error');

const withoutStart = (text: string, start: string) => (text.startsWith(start) ? text.slice(start.length) : text);

const failed = (problems: readonly Problem[]): Attached => ({ problems: sortProblems(problems) });

/** Pages of theirs with our lines in their heads. */
function headEdits({ mirrors, edition }: Beside, found: FoundSite): [string, Uint8Array][] {
  return mirrors.flatMap((page): [string, Uint8Array][] => {
    const lines = headLines(page, edition.site);
    if (lines.length === 0) return [];
    const decoded = decode(found.bytes(page.file));
    return [[page.file, encode(withLines(withoutLines(decoded.text), page.read.spliceAt, lines), decoded)]];
  });
}

/** All files of the release but those of theirs, and the page for what is missing, which would change how hosts answer. */
function addedFiles({ edition, theirs, mirrors }: Beside): Map<string, () => Uint8Array> {
  const { files, notFound } = edition.release;
  const kept = new Set([...theirs].filter(({ kind }) => kind === 'public').map(({ file }) => file));
  for (const { mirrorFile, isTheirs } of mirrors) if (isTheirs) kept.add(mirrorFile);
  const added = new Map<string, () => Uint8Array>();
  for (const file of files.keys())
    if (!kept.has(file) && file !== notFound.file) added.set(file, () => files.get(file)?.bytes ?? new Uint8Array());
  return added;
}

/** Makes our documents and asks the rules of every build about them; what is theirs is there to be linked to. */
function judge({ edition, theirs }: Beside, foreign: ForeignSite, today: string, report: Report): void {
  const isTheirs = (document: Document) => theirs.has(document) && document.path !== '/';
  const catalog = edition.catalog.filter((document) => !isTheirs(document));
  const ours: Edition = { ...edition, catalog };
  for (const _ of makeDocuments(ours, report));
  const release = theirFiles(edition.release, foreign);
  for (const check of rules) check({ ...ours, release, today }, report);
}
