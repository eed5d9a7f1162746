import type { Page, Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import { article } from '../html/article.ts';
import { pageDocuments } from './page.ts';

/** Every page of content/pages but the homepage, as HTML and as Markdown. */
export function pages(site: Site): Document[] {
  return site.pages.flatMap((page) => pageDocuments(site, { ...page, ...contentPage(page), llms: 'Pages' }));
}

function contentPage(page: Page) {
  return {
    main: () => article(page.title, page.description, page.html),
    markdown: () =>
      `# ${escapeMarkdown(page.title)}\n\n> ${escapeMarkdown(page.description)}\n\n${page.markdown.trim()}\n\nUpdated ${page.updated}\n`,
  };
}
