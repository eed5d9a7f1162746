import type { Page, Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { article } from '../html/article.ts';
import { contentMarkdown } from './mirror.ts';
import { type PageDefinition, pageDocuments } from './page.ts';

/** Every page of content/pages but the homepage, as HTML and as Markdown. */
export function pages(site: Site): Document[] {
  return site.pages.flatMap((page) => documentsOf(site, page));
}

/** The two of one page. */
export function documentsOf(site: Site, page: Page): Document[] {
  return pageDocuments(site, contentPage(page));
}

/** Its body is asked for when it is rendered, not before. */
function contentPage(page: Page): PageDefinition {
  const { path, title, description, updated, source } = page;
  return {
    path,
    title,
    description,
    updated,
    source,
    llms: 'Pages',
    main: () => article(page.title, page.description, page.html),
    markdown: () => contentMarkdown(page),
    siteLinks: () => page.siteLinks,
  };
}
