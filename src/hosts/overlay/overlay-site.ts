import type { Release, Route, Variant } from '../../core/release.ts';
import { type HeaderSets, headerSets } from '../header-sets.ts';

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
