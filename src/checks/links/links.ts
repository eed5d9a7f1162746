import { pageBeside, pageOfMirror } from '../../core/canonical.ts';
import { findNearestName } from '../../core/did-you-mean.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Fix, Position, Problem, Report } from '../../core/problem.ts';
import { getReleaseFile, type Release, type TextFacts } from '../../core/release.ts';
import { decodePercent } from '../../core/url.ts';
import type { Check, CheckInput } from '../check.ts';
import { parseLinkField } from '../published/fields.ts';
import { findMissingCauses } from './causes.ts';
import { findLinksAndIds } from './find-links-and-ids.ts';
import { findLinkPositions } from './link-positions.ts';
import {
  createMovedLinkProblem,
  findRedirectTarget,
  type LinkTarget,
  resolveLinkTarget,
  toTargetKey,
} from './target.ts';

/** Every link of every document to this origin leads to a path that is served, and to an anchor that is there. */
export const checkLinks: Check = (input, report) => {
  const { catalog, release } = input;
  const origins = listOwnOrigins(input);
  const { targets, ids } = collectTargets(input, origins);
  const home = catalog.find((document) => document.path === '/');
  if (home) for (const path of findHeaderPaths(release)) collect(targets, path, home);
  const { dead, old } = judgeTargets(targets, ids, input);
  if (dead.length + old.length === 0) return;
  const places = findLinkPositions(input.sources, origins);
  // Prose leads to a page, and its mirror to the mirror of that: unless an editor wrote both, it is one mistake.
  const isToldOfPage = (link: Target) =>
    !places.has(toTargetKey(link)) &&
    pagesOfMirror(link).some((path) => !release.routes.has(path) && targets.has(toTargetKey({ path, fragment: '' })));
  const isNews = (link: Target) => !isToldOfPage(link);
  reportDead(dead.filter(isNews), places, input, report);
  reportMoved(old.filter(isNews), places, report);
};

/** Targets of all links, each once, and the anchors of each document, by its path. */
function collectTargets({ catalog, release }: CheckInput, origins: readonly string[]) {
  const targets = new Map<string, Target>();
  const ids = new Map<string, string>();
  const seen = new Set<string>();
  // The page for what is missing has no address, and links all the same.
  const { file } = release.notFound;
  const missing: Read = { path: `/${file}`, file, kind: 'page', mediaType: mediaTypes.html };
  for (const document of [...catalog, missing]) {
    const read = findDocumentLinks(document, release, origins);
    if (read.ids !== undefined) ids.set(document.path, read.ids);
    // A mirror has the anchors of its page, which comes before it.
    const own = ` ${ids.get(document.mirrorOf ?? document.path) ?? ''} `;
    for (const link of read.links) {
      // `#x` leads somewhere else on every page, most often to an anchor there; any other link has been seen or has not.
      if (link.startsWith('#') ? isAnchor(link, own) : seen.has(link)) continue;
      seen.add(link);
      collect(targets, link, document);
    }
  }
  return { targets, ids };
}

/** Targets that are not there, and those that have moved. */
function judgeTargets(
  targets: ReadonlyMap<string, Target>,
  ids: ReadonlyMap<string, string>,
  { catalog, release, site }: CheckInput,
) {
  // The address of a server of the API, below which its paths are.
  const servers = new Set(site.languages?.map(({ prefix }) => prefix));
  const mirrors = new Map(catalog.flatMap((d) => (d.mirrorOf === undefined ? [] : [[d.path, d.mirrorOf] as const])));
  const dead: DeadLink[] = [];
  const old: MovedLink[] = [];
  for (const target of targets.values()) {
    const moved = findRedirectTarget(target.path, release);
    if (moved !== undefined) old.push({ ...target, moved });
    else if (!release.routes.has(target.path) && !servers.has(target.path)) dead.push({ ...target, known: undefined });
    else if (target.fragment !== '') {
      // A mirror has the anchors of its page.
      const known = ids.get(mirrors.get(target.path) ?? target.path);
      if (known !== undefined && !` ${known} `.includes(` ${target.fragment} `))
        dead.push({ ...target, known: known.split(' ') });
    }
  }
  return { dead, old };
}

/** Paths in the Link header of the homepage, which no body needs to contain. */
function findHeaderPaths({ routes }: Release): string[] {
  const variants = routes.get('/')?.variants ?? [];
  const links = variants.flatMap(({ headers }) => parseLinkField(headers.Link));
  return links.flatMap(({ to }) => (to.startsWith('/') ? [to] : []));
}

const pagesOfMirror = ({ path }: LinkTarget) => (path.endsWith('.md') ? [pageOfMirror(path), pageBeside(path)] : []);

/** Whether a link within a page leads to one of its anchors; of what targetOf() would decode or cut, nothing is said. */
function isAnchor(link: string, anchors: string): boolean {
  return !link.includes('%') && !link.includes('#', 1) && anchors.includes(` ${link.slice(1)} `);
}

/** A link of this origin, and the first document that has it. */
interface Target extends LinkTarget {
  readonly from: Pick<Document, 'path' | 'source'>;
}

/** A link that leads nowhere; `known` are the anchors of its page when that is served. */
interface DeadLink extends Target {
  readonly known: readonly string[] | undefined;
}

/** A link to an old address, and its target. */
interface MovedLink extends Target {
  readonly moved: string;
}

/** Members read of a document. */
type Read = Pick<Document, 'path' | 'file' | 'kind' | 'mediaType' | 'mirrorOf' | 'source'>;

const nothing: TextFacts = { links: [] };

/** The links of a document to these origins, and the anchors of a page: as they were read when it was made, or now. */
export function findDocumentLinks(document: Read, release: Release, origins: readonly string[]): TextFacts {
  if (document.kind === 'asset' || document.kind === 'public') return nothing;
  const file = getReleaseFile(release, document.file);
  return file.read ?? findLinksAndIds(document.mediaType, Buffer.from(file.bytes).toString('utf8'), origins);
}

/** The content's own origin counts as this origin even when --base-url replaces it. */
export function listOwnOrigins({ sources, site }: Pick<CheckInput, 'sources' | 'site'>): string[] {
  const value = sources.modules.get('site')?.value as { baseUrl?: unknown } | undefined;
  return [...new Set([site.baseUrl, typeof value?.baseUrl === 'string' ? value.baseUrl : site.baseUrl])];
}

function collect(targets: Map<string, Target>, link: string, from: Target['from']): void {
  const target = resolveLinkTarget(link, from.path);
  const key = toTargetKey(target);
  if (!targets.has(key)) targets.set(key, { ...target, from });
}

/** Places of links by toTargetKey(). */
type Places = ReadonlyMap<string, readonly Position[]>;

/** Beyond these many dead links one cause is likely, and looking for what each was meant to be costs too much. */
const mostHints = 100;

/** Reports each dead link at every place of the content where it is written; of a fact, where the fact stands. */
function reportDead(dead: readonly DeadLink[], places: Places, input: CheckInput, report: Report): void {
  const causes = findMissingCauses(input.sources, input.site);
  const caused = dead.filter(
    (link) => causes.draftAt(link.path) !== undefined || !causes.isBroken(link, link.known !== undefined),
  );
  for (const [index, link] of caused.entries()) {
    const { fragment, known, from } = link;
    const path = decodePercent(link.path);
    const draft = known ? undefined : causes.draftAt(link.path);
    const meant = index < mostHints ? meantBy(link, input.release) : undefined;
    const problem: Omit<Problem, 'at'> = {
      code: known ? 'anchor-dead' : 'link-dead',
      message: known
        ? `expected an anchor of ${path}, got "#${fragment}", which it does not have`
        : `expected a path of this site, got "${path}", which is not served`,
      hint: draft !== undefined ? `${draft} is a draft.` : meant && `Did you mean "${decodePercent(meant)}"?`,
      fix: draft === undefined ? createAddressFix(link, input.release.routes) : undefined,
    };
    const at: readonly Position[] | undefined = places.get(toTargetKey(link));
    if (!at)
      report({
        ...problem,
        at: { file: from.source ?? from.path },
        message: `${problem.message} (linked from ${decodePercent(from.path)})`,
      });
    for (const each of at ?? []) report({ ...problem, at: each });
  }
}

/** Reports each link to an old address at every place where it is written; where it is a value of its own, with its fix. */
function reportMoved(old: readonly MovedLink[], places: Places, report: Report): void {
  for (const link of old) {
    const problem = createMovedLinkProblem(link, link.moved);
    const { path, source } = link.from;
    for (const at of places.get(toTargetKey(link)) ?? [{ file: source ?? path }]) report({ ...problem, at });
  }
}

function meantBy({ path: canonical, fragment, known }: DeadLink, { redirects, routes }: Release): string | undefined {
  const path = decodePercent(canonical);
  if (known) {
    const near = findNearestName(fragment, known) ?? known.find((each) => each.endsWith(`-${fragment}`));
    return near && `#${near}`;
  }
  const served = [...routes.keys()].map(decodePercent);
  // A page that got a longer name: /privacy/ is now /privacy-notice/.
  const stem = path.replace(/\/$/, '');
  return (
    redirects.get(canonical) ??
    findNearestName(path, served) ??
    served.find((each) => stem !== '' && each.startsWith(stem))
  );
}

/** A link that leads nowhere; `known` are the anchors of its page when that is served. */
interface Dead extends LinkTarget {
  readonly known: readonly string[] | undefined;
}

/**
 * The fix of a link to an address that is served in another spelling: without its last slash, in capitals, with `.html`,
 * with the folder of the files (`/public/logo.svg`). Undefined where two addresses could be meant.
 */
function createAddressFix({ path, fragment, known }: Dead, routes: { has(path: string): boolean }): Fix | undefined {
  const anchor = fragment === '' ? '' : `#${fragment}`;
  if (known) {
    const alike = known.filter((each) => each.toLowerCase() === fragment.toLowerCase());
    // A link within its page is written without the path.
    return alike.length === 1 ? { kind: 'words', from: anchor, to: `#${alike[0]}` } : undefined;
  }
  const stem = path.replace(/^\/public(?=\/)/, '').replace(/(?:\/index)?\.html?$/i, '');
  const spellings = [stem, stem.toLowerCase()].flatMap((each) => [each, each.endsWith('/') ? each : `${each}/`]);
  const served = [...new Set(spellings)].filter((each) => each !== path && routes.has(each));
  return served.length === 1
    ? { kind: 'value', from: decodePercent(path) + anchor, to: decodePercent(served[0] ?? '') + anchor }
    : undefined;
}
