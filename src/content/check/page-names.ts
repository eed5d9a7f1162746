import type { Report } from '../../core/problem.ts';
import { moduleOf, type Sources } from '../read/load.ts';
import type { Site } from '../site.ts';

/** Whether no name that site.ts gives a generated page is that of a language or a fact module. Reports `path-reserved`. */
export function checkPageNames(sources: Sources, { paths = {} }: Pick<Site, 'paths'>, report: Report): boolean {
  const { facts, inLanguage } = sources;
  let areFree = true;
  for (const [page, name = ''] of Object.entries(paths)) {
    const isLanguage = inLanguage?.all.some(({ key }) => key.toLowerCase() === name);
    if (!isLanguage && !facts.has(name)) continue;
    areFree = false;
    report({
      code: 'path-reserved',
      at: moduleOf(sources, 'site').locate(['paths', page]),
      field: `paths.${page}`,
      message: `expected a name that no part of the site has, got "${name}", which is ${isLanguage ? 'a language of the site' : `the page of ${facts.get(name)?.file}`}`,
    });
  }
  return areFree;
}
