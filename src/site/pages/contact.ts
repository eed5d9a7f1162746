import { hasContactForm } from '../../api/v1/access.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { homeBreadcrumb, sectionTitle } from '../facts/section-pages.ts';
import { view } from '../page-model/builders.ts';
import { contactSection } from '../page-model/home/contact.ts';
import { viewToMarkdown } from '../renderers/markdown/view.ts';
import { pageDocuments } from './page.ts';

/** /contact/: contact routes, and the form that is on the homepage too (service.md 5.4). */
export function contact(site: Site): Document[] {
  const language = languageOfSite(site);
  const path = sectionPath(site, 'contact');
  const introduction = site.introductions?.contact;
  const title = sectionTitle(site, 'contact');
  const generated = hasContactForm(site)
    ? translate(language, 'contact.description', { name: site.name })
    : translate(language, 'text.labelled', { label: site.name, value: translate(language, 'contact.ways') });
  const description = introduction?.description ?? generated;
  const viewOf = (isForm = false) =>
    view({
      role: 'page',
      crumbs: [homeBreadcrumb(site)],
      title,
      description,
      lead: { kind: 'prose', facts: [], html: introduction?.html ?? '', markdown: introduction?.markdown ?? '' },
      sections: [{ ...contactSection(site, isForm), id: 'ways', title: translate(language, 'contact.ways') }],
      pages: [],
    });
  return pageDocuments(site, {
    path,
    fact: 'company#contactRoutes',
    title,
    description,
    updated: latestDate([site.updated.company, site.updated.access ?? site.updated.site]),
    source: introduction?.source ?? 'content/company.ts',
    type: 'ContactPage',
    llms: 'Pages',
    // The form stands below; its mirror has none.
    main: () => viewOf(true),
    markdown: () => viewToMarkdown(viewOf(), language),
  });
}
