import type { Page, Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import type { Html } from '../../core/html.ts';
import { article } from '../html/article.ts';
import { contentMarkdown } from './mirror.ts';
import { type PageDefinition, pageDocuments } from './page.ts';

/** Every page of content/pages but the homepage, as HTML and as Markdown. */
export function pages(site: Site): Document[] {
  return site.pages.flatMap((page) => documentsOf(site, page));
}

/** The two of one page. */
export function documentsOf(site: Site, page: Page): Document[] {
  return pageDocuments(site, new ContentPage(site, page));
}

/** Its body is asked for when it is rendered, not before. */
class ContentPage implements PageDefinition {
  readonly #site: Site;
  readonly #page: Page;

  constructor(site: Site, page: Page) {
    this.#site = site;
    this.#page = page;
  }

  get path(): string {
    return this.#page.path;
  }

  get title(): string {
    return this.#page.title;
  }

  get description(): string {
    return this.#page.description;
  }

  get updated(): string {
    return this.#page.updated;
  }

  get source(): string {
    return this.#page.source;
  }

  get llms(): 'Pages' {
    return 'Pages';
  }

  main(): Html {
    return article(this.#site, this.title, this.description, this.#page.html);
  }

  markdown(): string {
    return contentMarkdown(this.#site, this.#page);
  }

  siteLinks(): number | undefined {
    return this.#page.siteLinks;
  }
}
