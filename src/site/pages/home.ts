import { siteUpdated } from '../../api/v1/index-json.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { spoken } from '../../language/spoken.ts';
import { toHtml } from '../folds/html/html.ts';
import { faqPage } from '../folds/json-ld/faq-page.ts';
import { organization } from '../folds/json-ld/organization.ts';
import { webApi } from '../folds/json-ld/web-api.ts';
import { toMarkdown } from '../folds/markdown/markdown.ts';
import { homeView } from '../view/home/home.ts';
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
    mirror: { link: [{ rel: 'alternate' }] },
    main: () => toHtml(homeView(site), spoken(site.language)),
    markdown: () => toMarkdown(homeView(site), spoken(site.language)),
    jsonLd: (context) => {
      const view = homeView(site);
      const origin = { language: site.language, url: context.url };
      return [organization(view, site, context.url), ...faqPage(view, origin), webApi(site, context)];
    },
  });
}
