import type { Page, Site } from '../content/site.ts';
import type { Document } from '../document.ts';
import { html, trusted } from '../html/html.ts';
import { escapeMarkdown } from '../markdown/escape.ts';
import { renderMarkdown } from '../markdown/render.ts';
import { pageDocuments } from './page.ts';

/** Every page of content/pages but the homepage, as HTML and as Markdown. */
export function pages(site: Site): Document[] {
  return site.pages.flatMap((page) => pageDocuments(site, { ...page, ...contentPage(page), llms: 'Pages' }));
}

function contentPage(page: Page) {
  return {
    main: () => html`<article>
<h1>${page.title}</h1>
${trusted(renderMarkdown(page.markdown).html)}
<p class="meta">Updated <time datetime="${page.updated}">${page.updated}</time></p>
</article>`,
    markdown: () =>
      `# ${escapeMarkdown(page.title)}\n\n> ${escapeMarkdown(page.description)}\n\n${page.markdown.trim()}\n\nUpdated ${page.updated}\n`,
  };
}
