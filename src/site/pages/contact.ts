import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { homeCrumb, sectionTitle } from '../facts/section-pages.ts';
import { toMarkdown } from '../folds/markdown/markdown.ts';
import { contactSection } from '../view/home/contact.ts';
import { view } from '../view/make.ts';
import { pageDocuments } from './page.ts';

/** /contact/: contact routes, and the form that is on the homepage too (service.md 5.4). */
export function contact(site: Site): Document[] {
  const language = spokenBy(site);
  const path = sectionPath(site, 'contact');
  const introduction = site.introductions?.contact;
  const title = sectionTitle(site, 'contact');
  const description = introduction?.description ?? say(language, 'contact.description', { name: site.name });
  const { blocks } = contactSection(site, true);
  const page = view({
    role: 'page',
    crumbs: [homeCrumb(site)],
    title,
    description,
    lead: { kind: 'prose', facts: [], html: introduction?.html ?? '', markdown: introduction?.markdown ?? '' },
    sections: [{ id: 'ways', title: say(language, 'contact.ways'), blocks }],
    pages: [],
  });
  return pageDocuments(site, {
    path,
    fact: 'company#contactRoutes',
    title,
    description,
    updated: newest([site.updated.company, site.updated.access ?? site.updated.site]),
    source: introduction?.source ?? 'content/company.ts',
    type: 'ContactPage',
    llms: 'Pages',
    main: () => page,
    markdown: () => toMarkdown(page, language),
  });
}
