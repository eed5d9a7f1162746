import { renderCompanyModule } from './company-module.ts';
import { listModules } from './list-modules.ts';
import { renderMarkdownFiles } from './markdown-files.ts';
import { type NewOrganisation, optionalPartNames } from './new-organisation.ts';
import { renderSiteModule } from './site-module.ts';

/**
 * The files of a new organisation, by path below its folder: a whole site in which every value that only the
 * organisation can know is a placeholder, `⟪what to write⟫`. `check` lists them (`placeholder-left`) until they are filled.
 */
export function renderOrganisation(organisation: NewOrganisation): Readonly<Record<string, string>> {
  const lists = optionalPartNames
    .filter((each) => organisation.has.has(each))
    .flatMap((each) => listModules[each] ?? [])
    .map(({ file, text }) => [file, text(organisation)]);
  return {
    'content/site.ts': renderSiteModule(organisation),
    'content/company.ts': renderCompanyModule(organisation),
    ...Object.fromEntries(lists),
    ...renderMarkdownFiles(organisation),
    'public/.gitkeep': '',
  };
}

/** How many placeholders are in texts. */
export const countPlaceholders = (texts: Iterable<string>): number =>
  [...texts].reduce((sum, text) => sum + (text.match(/⟪[^⟫…]+⟫/g)?.length ?? 0), 0);
