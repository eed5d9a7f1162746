import type { Page, Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import type { Main } from '../../theme/model/main.ts';
import type { Sections } from '../../theme/model/sections.ts';
import { foldersOf } from '../facts/folders.ts';
import { sectionNodes } from '../folds/json-ld/sections.ts';
import { sectionsOf } from '../view/sections.ts';
import { withBelowHtml } from './below.ts';
import { contentMarkdown } from './mirror.ts';
import { type PageDefinition, pageDocuments } from './page.ts';

/** Pages of content/pages but the homepage, as HTML and Markdown. */
export function pages(site: Site): Document[] {
  return site.pages.flatMap((page) => documentsOf(site, page));
}

/** Documents of a page. */
export function documentsOf(site: Site, page: Page): Document[] {
  return pageDocuments(site, new ContentPage(site, page));
}

/** Reads the body only when rendered. */
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

  get isProse(): true {
    return true;
  }

  get llms(): 'Pages' {
    return 'Pages';
  }

  main(): Main {
    const { title, description, path } = this;
    const folders = foldersOf(this.#site);
    const body = withBelowHtml(this.#site, this.#page.html, folders.below(path));
    return { kind: 'article', crumbs: folders.crumbsOf(path), title, description, body, sections: this.#sections() };
  }

  markdown(): string {
    return contentMarkdown(this.#site, this.#page, foldersOf(this.#site).below(this.path), this.#sections());
  }

  siteLinks(): number | undefined {
    const { siteLinks } = this.#page;
    // Links of sections are not counted.
    if (siteLinks === undefined || this.#sections()) return undefined;
    return siteLinks + foldersOf(this.#site).below(this.path).length;
  }

  jsonLd({ url }: RenderContext): readonly object[] | undefined {
    return sectionNodes(this.#sections(), url);
  }

  #sections(): Sections | undefined {
    return sectionsOf(this.#site, this.#page);
  }
}
