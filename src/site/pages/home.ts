import { siteUpdatedDate } from '../../api/v1/index-json.ts';
import type { Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { homeView } from '../page-model/home/home.ts';
import { organizationNode } from '../renderers/json-ld/organization.ts';
import { sectionNodes } from '../renderers/json-ld/sections.ts';
import { webApiNode } from '../renderers/json-ld/web-api.ts';
import { viewToMarkdown } from '../renderers/markdown/view.ts';
import { pageDocuments } from './page.ts';

/** / and /index.md: the organisation, its offer and contact, in short. */
export function home(site: Site): Document[] {
  const updated = latestDate([siteUpdatedDate(site), site.home.updated, ...site.questions.map((q) => q.updated)]);
  return pageDocuments(site, {
    path: '/',
    title: site.home.title,
    description: site.home.description,
    updated,
    source: site.home.source,
    llms: 'Pages',
    mirror: { link: [{ rel: 'alternate' }] },
    main: () => homeView(site),
    markdown: ({ languages }) =>
      viewToMarkdown(homeView(site, undefined, languages?.place), languageByTag(site.language)),
    jsonLd: (context) => [
      organizationNode(site, context.url),
      webApiNode(site, context),
      ...(sectionNodes({ before: homeView(site).sections, after: [] }, context.url) ?? []),
    ],
  });
}
