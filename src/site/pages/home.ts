import { siteUpdated } from '../../api/v1/index-json.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { homeHtml } from '../html/home.ts';
import { homeMarkdown } from './home-markdown.ts';
import { faqPage, organization, webApi } from './json-ld.ts';
import { pageDocuments } from './page.ts';

/** / and /index.md: who the company is, what it offers, and how to reach it, from every part of the content. */
export function home(site: Site): Document[] {
  return pageDocuments(site, {
    path: '/',
    title: site.home.title,
    description: site.home.description,
    updated: newest([siteUpdated(site), site.home.updated, ...site.questions.map((q) => q.updated)]),
    source: site.home.source,
    llms: 'Pages',
    mirror: { link: [{ rel: 'alternate', order: 10 }] },
    main: () => homeHtml(site),
    markdown: () => homeMarkdown(site),
    jsonLd: (context) => [organization(site, context), ...faqPage(site, context), webApi(site, context)],
  });
}
