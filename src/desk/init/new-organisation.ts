import { companyText } from './company-text.ts';
import { listTexts } from './list-texts.ts';
import { markdownTexts } from './markdown-texts.ts';
import { type NewOrganisation, offeredNames } from './organisation.ts';
import { siteText } from './site-text.ts';

/**
 * The files of a new organisation, by path below its folder: a whole site in which every value that only the
 * organisation can know is a placeholder, `⟪what to write⟫`. `check` lists them (`placeholder-left`) until they are filled.
 */
export function newOrganisation(organisation: NewOrganisation): Readonly<Record<string, string>> {
  const lists = offeredNames
    .filter((each) => organisation.has.has(each))
    .flatMap((each) => listTexts[each] ?? [])
    .map(({ file, text }) => [file, text(organisation)]);
  return {
    'content/site.ts': siteText(organisation),
    'content/company.ts': companyText(organisation),
    ...Object.fromEntries(lists),
    ...markdownTexts(organisation),
    'public/.gitkeep': '',
  };
}

/** How many placeholders are in texts. */
export const placeholdersIn = (texts: Iterable<string>): number =>
  [...texts].reduce((sum, text) => sum + (text.match(/⟪[^⟫…]+⟫/g)?.length ?? 0), 0);
