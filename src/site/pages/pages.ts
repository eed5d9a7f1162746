import type { Page, Site } from '../../content/site.ts';
import type { Document, RenderContext } from '../../core/document.ts';
import type { MainModel } from '../../theme/model/main.ts';
import { findPageFolders } from '../facts/folders.ts';
import { buildPageGuide, highlightCode } from '../facts/page-guide.ts';
import { type BuiltPageSections, buildPageSections } from '../page-model/sections.ts';
import { sectionNodes } from '../renderers/json-ld/sections.ts';
import { renderContentMarkdown } from './mirror.ts';
import { type PageDefinition, pageDocuments } from './page.ts';
import { appendSubpagesHtml } from './subpages.ts';

/** Pages of content/pages but the homepage, as HTML and Markdown. */
export function pages(site: Site): Document[] {
  return site.pages.flatMap((page) => contentPageDocuments(site, page));
}

/** Documents of a page. */
export function contentPageDocuments(site: Site, page: Page): Document[] {
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

  get llms(): 'Pages' {
    return 'Pages';
  }

  main(): MainModel {
    const { title, description, path } = this;
    const folders = findPageFolders(this.#site);
    const guide = buildPageGuide(this.#site, this.#page);
    const html = guide ? highlightCode(this.#page.html) : this.#page.html;
    const body = appendSubpagesHtml(this.#site, html, folders.below(path));
    const crumbs = folders.crumbsOf(path);
    return { kind: 'article', crumbs, title, description, body, sections: this.#sections(), guide };
  }

  markdown(): string {
    return renderContentMarkdown(
      this.#site,
      this.#page,
      findPageFolders(this.#site).below(this.path),
      this.#sections(),
    );
  }

  siteLinks(): number | undefined {
    const { siteLinks } = this.#page;
    // Links of sections are not counted.
    if (siteLinks === undefined || this.#sections()) return undefined;
    return siteLinks + findPageFolders(this.#site).below(this.path).length;
  }

  jsonLd({ url }: RenderContext): readonly object[] | undefined {
    return sectionNodes(this.#sections(), url);
  }

  #sections(): BuiltPageSections | undefined {
    return buildPageSections(this.#site, this.#page);
  }
}
