import { isCompany } from '../../content/kinds.ts';
import { hasPage, type RenamablePage, renamablePages, sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import type { WayIn } from '../../theme/model/frame.ts';

const words = {
  solutions: 'section.solutions',
  industries: 'section.industries',
  products: 'section.products',
  compliance: 'section.compliance',
  record: 'section.publicRecord',
  questions: 'section.questions',
  company: 'section.company',
  people: 'section.people',
  locations: 'section.locations',
  contact: 'section.contact',
  search: 'frame.search',
  legalNotice: 'section.legalNotice',
} as const satisfies Readonly<Record<RenamablePage, string>>;

/** What the page of a section is called: as an editor's page at its place, or by its name in the language. */
export const sectionTitle = (site: Site, page: RenamablePage): string =>
  site.introductions?.[page]?.title ?? say(spokenBy(site), wordOf(site, page));

/** The page of solutions is called by what it lists, where there are only workflows, or layers of technology. */
export function wordOf(site: Site, page: RenamablePage) {
  if (page === 'company' && !isCompany(site.company)) return 'section.organisation';
  if (page !== 'solutions' || site.solutions.length > 0) return words[page];
  return site.workflows.length > 0 ? 'section.workflows' : 'section.technology';
}

/** The way to the page of a section. */
export const wayToSection = (site: Site, page: RenamablePage): WayIn => ({
  label: sectionTitle(site, page),
  to: sectionPath(site, page),
});

/** The pages of sections that the site has, in the order of the table. */
export const sectionPages = (site: Site): readonly RenamablePage[] =>
  (Object.keys(renamablePages) as RenamablePage[]).filter((page) => hasPage(site, page));

/** The homepage as the first of the pages above another. */
export const homeCrumb = (site: Site): WayIn => ({ label: say(spokenBy(site), 'crumbs.home'), to: '/' });
