import type { Site } from '../../content/site.ts';
import type { Document, DocumentKind, LinkRelation, RenderContext } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { fileOf, mirrorPath } from '../../core/url.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { formatDate } from '../../theme/kit/line.ts';
import type { MainModel } from '../../theme/model/main.ts';
import { themeOf } from '../../theme/theme-of.ts';
import { homeBreadcrumb } from '../facts/section-pages.ts';
import { renderLayout } from '../html/layout.ts';
import type { PageType } from '../html/page-parts.ts';
import { createMirrorLinkMapper, renderMirror, renderMirrorBody } from './mirror.ts';

/** A page in both forms: HTML at `/x/` and Markdown at `/x.md`. */
export interface PageDefinition {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly source?: string;
  readonly llms?: Document['llms'];
  /** Options of the mirror. */
  readonly mirror?: {
    readonly kind?: DocumentKind;
    readonly link?: readonly LinkRelation[];
    readonly description?: string;
  };
  /** Fact address, as in the ledger: `solutions#recall-calls`; absent: that of a page, by path. */
  readonly fact?: string;
  /** schema.org type; absent: WebPage. */
  readonly type?: PageType;
  /** Inputs found by the document table. */
  readonly given?: Document['given'];
  /** Content of the main element. */
  main(context: RenderContext): MainModel;
  /** Path of an additional script. */
  readonly script?: string;
  /** Markdown, with site links as paths. */
  markdown(context: RenderContext): string;
  /** Number of links and images in the Markdown that lead to this site, if known. */
  siteLinks?(): number | undefined;
  jsonLd?(context: RenderContext): readonly object[] | undefined;
}

/** Every page is two documents, so that no page can lack its mirror (service.md 4.3.1). */
export function pageDocuments(site: Site, page: PageDefinition): Document[] {
  return [new HtmlDocument(site, page), new MirrorDocument(site, page)];
}

/** Common part of both documents. Classes: closures, or objects of varying shape, would take ten times the memory. */
abstract class PageDocument {
  readonly title: string;
  readonly updated: string;
  readonly source?: string;
  readonly given?: NonNullable<Document['given']>;
  readonly #site: Site;
  readonly #page: PageDefinition;

  constructor(site: Site, page: PageDefinition) {
    const { path, title, updated, source, given } = page;
    this.title = title;
    this.updated = site.dates?.[path] ?? updated;
    if (source !== undefined) this.source = source;
    if (given !== undefined) this.given = given;
    this.#site = site;
    this.#page = page;
  }

  protected get site(): Site {
    return this.#site;
  }

  protected get page(): PageDefinition {
    return this.#page;
  }
}

class HtmlDocument extends PageDocument implements Document {
  readonly description: string;
  readonly path: string;
  readonly file: string;
  readonly kind = 'page';
  readonly mediaType = mediaTypes.html;
  readonly llms?: NonNullable<Document['llms']>;

  constructor(site: Site, page: PageDefinition) {
    super(site, page);
    this.description = page.description;
    this.path = page.path;
    this.file = fileOf(page.path);
    if (page.llms !== undefined) this.llms = page.llms;
  }

  render(context: RenderContext): string {
    const { path, title, description, updated } = this;
    const model = this.page.main(context);
    const crumbs = 'crumbs' in model ? model.crumbs : path === '/' ? [] : [homeBreadcrumb(this.site)];
    const main = themeOf(this.site).main(model, languageOfSite(this.site));
    const { script, type, fact } = this.page;
    const jsonLd = this.page.jsonLd?.(context);
    return renderLayout(this.site, context, {
      path,
      title,
      description,
      updated,
      main,
      crumbs,
      type,
      script,
      jsonLd,
      fact,
    });
  }
}

class MirrorDocument extends PageDocument implements Document {
  readonly description: string;
  readonly path: string;
  readonly file: string;
  readonly kind: DocumentKind;
  readonly mediaType = mediaTypes.markdown;
  readonly mirrorOf: string;
  readonly link?: readonly LinkRelation[];

  constructor(site: Site, page: PageDefinition) {
    super(site, page);
    const { path, description, mirror } = page;
    this.description = mirror?.description ?? description;
    this.path = mirrorPath(path);
    this.file = fileOf(this.path);
    this.kind = mirror?.kind ?? 'mirror';
    this.mirrorOf = path;
    if (mirror?.link !== undefined) this.link = mirror.link;
  }

  render(context: RenderContext): string {
    const { site, updated } = this;
    const { url, languages } = context;
    const links = this.page.siteLinks?.();
    const place = createMirrorLinkMapper(languages?.place, site.languages);
    const markdown = this.page.markdown(context);
    const canonical = url(this.mirrorOf);
    // Agents look for the heading of the guide in its first line: its date is the last.
    const language = languageOfSite(site);
    const date = `\n${translate(language, 'frame.updated', { date: formatDate(language, updated) })}\n`;
    if (this.kind !== 'mirror') return renderMirrorBody(site, markdown, canonical, links, place) + date;
    return renderMirror(site, markdown, { canonical, organisation: site.company.legalName, updated }, links, place);
  }
}
