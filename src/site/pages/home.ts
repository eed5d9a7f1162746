import { siteUpdated } from '../../api/v1/index-json.ts';
import type { Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { spoken } from '../../language/spoken.ts';
import { organization } from '../folds/json-ld/organization.ts';
import { sectionNodes } from '../folds/json-ld/sections.ts';
import { webApi } from '../folds/json-ld/web-api.ts';
import { toMarkdown } from '../folds/markdown/markdown.ts';
import { homeView } from '../view/home/home.ts';
import { sectionsOf } from '../view/sections.ts';
import { pageDocuments } from './page.ts';

/** / and /index.md: the organisation, its offer and contact, in short. */
export function home(site: Site): Document[] {
  const updated = newest([siteUpdated(site), site.home.updated, ...site.questions.map((q) => q.updated)]);
  return pageDocuments(site, {
    path: '/',
    title: site.home.title,
    description: site.home.description,
    updated,
    source: site.home.source,
    llms: 'Pages',
    mirror: { link: [{ rel: 'alternate' }] },
    main: () => homeView(site),
    markdown: ({ languages }) => toMarkdown(homeView(site, undefined, languages?.place), spoken(site.language)),
    jsonLd: (context) => [
      organization(site, context.url),
      webApi(site, context),
      ...(sectionNodes(sectionsOf(site, site.home), context.url) ?? []),
    ],
  });
}
