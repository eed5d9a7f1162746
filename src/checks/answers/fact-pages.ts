import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { mirrorPath } from '../../core/url.ts';

const known = new WeakMap<Site, ReadonlySet<string>>();

/** Whether a path is the homepage, the authentication guide, or the page of company, contact or legal notice, or a mirror. */
export function isFactPage(path: string, site: Site): boolean {
  const paths = known.get(site) ?? factPages(site);
  known.set(site, paths);
  return paths.has(path);
}

function factPages(site: Site): ReadonlySet<string> {
  const pages = [site, ...(site.translations ?? [])].flatMap((each) =>
    ['/', '/auth/', sectionPath(each, 'company'), sectionPath(each, 'contact'), sectionPath(each, 'legalNotice')].map(
      (path) => (each.inLanguage?.prefix ?? '') + path,
    ),
  );
  return new Set(pages.flatMap((path) => [path, mirrorPath(path)]));
}
