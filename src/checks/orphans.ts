import type { Check } from './check.ts';
import { findDocumentLinks, listOwnOrigins } from './links/links.ts';

/**
 * Every HTML page can be reached from the homepage over what lists pages: running text of editors is not followed, so that
 * no sentence of theirs is all that leads to a page, and the links of sixty thousand pages need not be read.
 */
export const checkOrphans: Check = (input, report) => {
  const { catalog, release, site } = input;
  const written = new Set(
    [site, ...(site.translations ?? [])].flatMap(({ pages }) => pages.map(({ source }) => source)),
  );
  const pages = new Map(catalog.flatMap((each) => (each.kind === 'page' ? [[each.path, each] as const] : [])));
  const origins = listOwnOrigins(input);
  const seen = new Set<string>(['/']);
  // Files of a folder are listed by the page at its address, which may be an editor's.
  const folders = new Set([...pages.keys()].map((path) => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)));
  const links = new Set<string>();
  for (const path of seen) {
    const page = pages.get(path);
    if (!page || (page.source !== undefined && written.has(page.source) && !folders.has(path))) continue;
    for (const link of findDocumentLinks(page, release, origins).links) {
      if (links.has(link) || !link.startsWith('/')) continue;
      links.add(link);
      const [to = ''] = link.split(/[?#]/, 1);
      if (pages.has(to)) seen.add(to);
    }
  }
  for (const [path, { source }] of pages)
    if (!seen.has(path))
      report({
        code: 'page-orphan',
        at: { file: source ?? path },
        message: `expected a list or a navigation that leads to the page, found none for ${path}`,
        hint: 'This is a bug in Gazette; please report it. Until then, a link on the homepage leads there.',
      });
};
