import type { Report } from '../../core/problem.ts';
import { getModule, type Sources } from '../read/load.ts';
import { type GeneratedPageFacts, hasPage, type RenamablePage, renamablePages } from '../renamable-pages.ts';
import { isAllowedName, withUnicodeHint } from './address-letters.ts';

/**
 * Whether each generated page that site.ts names is published, and no fact module or other generated page has the place of
 * one. Reports `field-invalid` and `path-reserved`.
 */
export function checkPageNames(sources: Sources, site: GeneratedPageFacts, report: Report): boolean {
  const pages = Object.keys(renamablePages) as RenamablePage[];
  const placeOf = (page: RenamablePage) => ({
    at: getModule(sources, 'site').locate(['paths', page]),
    field: `paths.${page}`,
  });
  const owners = new Map<string, RenamablePage>();
  let areRight = true;
  const refuse: Report = (problem) => {
    areRight = false;
    report(problem);
  };
  for (const page of pages) {
    const given = site.paths?.[page];
    const isNamed = given !== undefined;
    if (isNamed && !isAllowedName(given, sources))
      refuse({
        ...placeOf(page),
        code: 'field-invalid',
        message: `expected lower-case words of a to z joined by hyphens, got "${given}"`,
        hint: withUnicodeHint('Name it in a to z.', given, sources),
      });
    if (!hasPage(site, page)) {
      if (isNamed)
        refuse({
          ...placeOf(page),
          code: 'field-invalid',
          message: 'expected a name for a page that is published, got one for a page that is not',
          hint:
            page === 'legalNotice' ? `Write ${page}: true, or delete this.` : 'Delete this: there is nothing to list.',
        });
      continue;
    }
    const name = given ?? renamablePages[page];
    const module = sources.facts.get(name);
    const other = owners.get(name);
    owners.set(name, page);
    const owner = module?.file ?? (other && `the site (${other})`);
    if (owner === undefined) continue;
    // Two pages conflict where one was named.
    const named = isNamed ? page : site.paths?.[other ?? page] === undefined ? undefined : other;
    refuse({
      ...(named === undefined ? { at: { file: module?.file ?? 'content/site.ts' } } : placeOf(named)),
      code: 'path-reserved',
      message: `expected a name that no part of the site has, got "${name}", which is the page of ${owner}`,
      hint:
        named === undefined
          ? `Name the page otherwise: paths: { ${page}: '…' } in content/site.ts.`
          : 'Give the page another name.',
    });
  }
  return areRight;
}
