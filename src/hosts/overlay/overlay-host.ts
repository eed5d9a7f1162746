import type { Release, Route, Variant } from '../../core/release.ts';
import { routeTable } from '../edge/route-table.ts';
import { canonicalPathOf, type HeaderSets, headerSets, tokenEstimateOf } from '../header-sets.ts';
import type { HostFile, LimitExceeded, Quirk, UnmetCapability } from '../host.ts';
import type { OverlayTable } from './programs/decide.ts';

/** Files around an attached site. */
export interface OverlayOptions {
  /** The folder that is served, absolute, with our files in it; absent: `@GAZETTE_ROOT@`, which an operator fills in. */
  readonly root?: string | undefined;
  /** Names of what their site and its project have: `_worker.js`, `functions/`, `middleware.ts`, `netlify.toml`. */
  readonly present?: ReadonlySet<string> | undefined;
  /** Paths of pages of theirs that have no Markdown, and where all of them are listed, as seen from the files of a host. */
  readonly htmlAlone?: { readonly paths: readonly string[]; readonly list: string } | undefined;
  /** The text of their `_headers`, whose rules count with ours. */
  readonly theirHeaders?: string | undefined;
}

/** Files for one host beside a configuration that stays: what is not ours falls through to what was there. */
export interface OverlayOutput {
  /** Sorted by name; README.md and UNMET.md are added by emitOverlays(). */
  readonly files: readonly HostFile[];
  readonly unmet: readonly UnmetCapability[];
  /** A file of the site in the place of our program, which is not written then, and what to call instead. */
  readonly refused?: ProgramConflict | undefined;
  readonly exceeded?: readonly LimitExceeded[] | undefined;
}

export interface ProgramConflict {
  /** Their file: `_worker.js`. */
  readonly present: string;
  /** The lines to write there. */
  readonly call: string;
}

/** One host: what is ours of an attached site in, files out. Pure. */
export interface OverlayHost {
  /** Folder name below deploy/: `nginx`. */
  readonly name: string;
  readonly title: string;
  /** How an operator includes the files, as Markdown. */
  readonly instructions: string;
  /** Differences of no known client's concern, and fields of theirs that ours cannot be kept from. */
  readonly quirks?: readonly Quirk[] | undefined;
  /** Why its files were never run on the host itself, where they were not. */
  readonly unrun?: string | undefined;
  emit(site: OverlaySite, options: OverlayOptions): OverlayOutput;
}

/** Where an operator writes the folder that is served. */
export const rootPlaceholder = '@GAZETTE_ROOT@';

/** A page whose HTML is theirs, and the Markdown that is ours. */
export interface OverlayPage {
  readonly path: string;
  readonly markdown: Variant;
  /** `Link` that their HTML is sent with besides their own: of the homepage, which leads to the documents. */
  readonly link?: string | undefined;
}

/** Routes that Gazette serves on an attached site. */
export interface OverlaySite {
  /** Its routes are `own`, and of each mirrored page the Markdown alone. */
  readonly release: Release;
  /** Those of `release`: what the HTML of others is sent with is none of them. */
  readonly headers: HeaderSets;
  /** Documents that are ours in each representation. */
  readonly own: readonly Route[];
  readonly pages: readonly OverlayPage[];
}

/**
 * Takes apart what an attached site answers.
 *
 * @param foreign paths whose HTML is theirs; one without a Markdown variant is theirs altogether
 */
export function buildOverlaySite(release: Release, foreign: ReadonlySet<string>): OverlaySite {
  const own: Route[] = [];
  const pages: OverlayPage[] = [];
  for (const route of release.routes.values()) {
    if (!foreign.has(route.path)) own.push(route);
    const markdown = route.variants.find(({ when }) => when === 'markdown');
    const link = route.variants.find(({ when }) => when === 'html')?.headers.Link;
    if (foreign.has(route.path) && markdown !== undefined) pages.push({ path: route.path, markdown, link });
  }
  const routes = [...own, ...pages.map(({ path, markdown }) => ({ path, variants: [markdown] }))];
  const ours: Release = {
    ...release,
    routes: new Map(routes.map((route) => [route.path, route])),
    // `/x` to their `/x/` is their server's way, if it is one. What has a query or a wildcard is left to their rules.
    redirects: new Map(
      [...release.redirects].filter(([from, to]) => !foreign.has(from) && !foreign.has(to) && !/[?*]/.test(from)),
    ),
  };
  // Without HSTS: that binds their whole domain, and is theirs to say.
  return { release: ours, headers: headerSets(ours, {}), own, pages };
}

/** Routes and pages whose paths and files a configuration can name, and the paths of the others. */
export function partitionNameable(
  { own, pages }: OverlaySite,
  canName: (text: string) => boolean,
): { readonly own: readonly Route[]; readonly pages: readonly OverlayPage[]; readonly others: readonly string[] } {
  const isOwn = ({ path, variants }: Route) => canName(path) && variants.every(({ file }) => canName(`/${file}`));
  const isPage = ({ path, markdown }: OverlayPage) => canName(path) && canName(`/${markdown.file}`);
  const others = [...own.filter((route) => !isOwn(route)), ...pages.filter((page) => !isPage(page))];
  return { own: own.filter(isOwn), pages: pages.filter(isPage), others: others.map(({ path }) => path) };
}

/** Our routes as the table that programs read; `sideCars`: whether the host has those of our files. */
export function overlayTable({ release, pages }: OverlaySite, sideCars: boolean): OverlayTable {
  return {
    ...routeTable(release, { sideCars }),
    pages: pages.map(({ path, link }) => (link === undefined ? [path] : [path, link])),
  };
}

/** Marks around our rules in a `_headers` file. */
const headersBlockMarkers = ['# BEGIN Gazette', '# END Gazette'] as const;

/** Cloudflare reads so many, theirs and ours together; Netlify has no such limit. */
const maxHeaderRules = 100;

/** Documents whose fields hang on their path alone, each with them: mirrors are many, and a program answers for them. */
export function documentsWithFixedHeaders({
  own,
  headers,
}: OverlaySite): { path: string; fields: [string, string][] }[] {
  return own.flatMap(({ path, variants: [variant, second] }) => {
    if (variant === undefined || second !== undefined || canonicalPathOf(variant) !== undefined) return [];
    const tokens = tokenEstimateOf(variant);
    const fields = Object.entries(headers.setOf(variant.headers));
    return [{ path, fields: tokens === undefined ? fields : [...fields, ['x-markdown-tokens', tokens]] }];
  });
}

/** The marked block for their `_headers`, for what is answered without a program. */
export function renderHeadersBlock(site: OverlaySite): string {
  const rules = documentsWithFixedHeaders(site).map(
    ({ path, fields }) => `${path}\n${fields.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
  );
  const [begin, end] = headersBlockMarkers;
  return `${begin}: generated, do not edit.\n${rules.join('')}${end}\n`;
}

/** Rules of both sides against the limit. */
export function checkHeaderRuleCount(site: OverlaySite, theirs = ''): LimitExceeded[] {
  const got = documentsWithFixedHeaders(site).length + theirs.split('\n').filter((line) => /^[/h]/.test(line)).length;
  if (got <= maxHeaderRules) return [];
  return [
    {
      limit: 'rules in _headers, yours and ours',
      allowed: maxHeaderRules,
      got,
      hint: 'Leave our block out: the function answers with these fields anyway.',
    },
  ];
}
