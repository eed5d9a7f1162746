import { isCompany } from '../../content/organisation-kinds.ts';
import { hasPage, type RenamablePage, renamablePages, sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import type { LabelledLink } from '../../theme/model/frame.ts';

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

/** Title of a section's page: that of an editor's page at its place, else its name in the language. */
export const sectionTitle = (site: Site, page: RenamablePage): string =>
  site.introductions?.[page]?.title ?? translate(languageOfSite(site), sectionTitleKey(site, page));

/** Key of a section's name; solutions are named by their content if there are only workflows, or technology. */
export function sectionTitleKey(site: Site, page: RenamablePage) {
  if (page === 'company' && !isCompany(site.company)) return 'section.organisation';
  if (page !== 'solutions' || site.solutions.length > 0) return words[page];
  return site.workflows.length > 0 ? 'section.workflows' : 'section.technology';
}

/** Link to a section's page. */
export const sectionLink = (site: Site, page: RenamablePage): LabelledLink => ({
  label: sectionTitle(site, page),
  to: sectionPath(site, page),
});

/** Section pages of a site, in table order. */
export const listSectionPages = (site: Site): readonly RenamablePage[] =>
  (Object.keys(renamablePages) as RenamablePage[]).filter((page) => hasPage(site, page));

/** Homepage as the first breadcrumb. */
export const homeBreadcrumb = (site: Site): LabelledLink => ({
  label: translate(languageOfSite(site), 'crumbs.home'),
  to: '/',
});
