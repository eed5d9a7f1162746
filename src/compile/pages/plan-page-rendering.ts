import { join } from 'node:path';
import { listOwnOrigins } from '../../checks/links/links.ts';
import { listPictures } from '../../content/pictures.ts';
import type { Page, Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { trustedHtml } from '../../core/html.ts';
import { findPageFolders } from '../../site/facts/folders.ts';
import { buildFrame, frameKey, type LayoutFrame } from '../../site/html/frame.ts';
import { withHeadData } from '../../site/html/head.ts';
import { isOrdinaryPage, renderWithoutFrame } from '../../site/html/layout.ts';
import { findCurrentEntry } from '../../site/html/navigation.ts';
import { buildPageSections } from '../../site/page-model/sections.ts';
import { sectionNodes } from '../../site/renderers/json-ld/sections.ts';
import type { CompiledSite } from '../compile.ts';
import { createRenderContext } from '../render.ts';
import type { PageRenderContext, PageRenderTask } from './render-page.ts';

/**
 * The pages of an edition that no record knows, and what they are made of; `contentDir`
 * is where their files are.
 */
export function planPageRendering(
  edition: CompiledSite,
  contentDir: string,
): { readonly kit: PageRenderContext; readonly count: number; readonly tasks: Iterable<PageRenderTask> } {
  const { site, catalog, sources, unchecked, facts, records } = edition;
  const context = createRenderContext(site, catalog);
  const main = trustedHtml('');
  const partsOf = (page: Page) => ({
    path: page.path,
    jsonLd: sectionNodes(buildPageSections(site, page), context.url),
  });
  const folders = findPageFolders(site);
  const pages = site.pages.filter((page) => unchecked.has(page.source) && isOrdinaryPage(site, partsOf(page)));
  const taskOf = (page: Page): PageRenderTask => {
    const { source, path, title, description, updated } = page;
    const { documentTitle, image, current } = withHeadData(site, { path, title, description, updated, main });
    const file = join(contentDir, source.slice('content/'.length));
    const digest = records?.digests.get(source);
    const sections = buildPageSections(site, page);
    const around = { crumbs: folders.crumbsOf(path), below: folders.below(path) };
    return {
      file,
      source,
      path,
      title,
      documentTitle,
      description,
      updated,
      image,
      current,
      sections,
      digest,
      ...around,
    };
  };
  const kit: PageRenderContext = {
    facts,
    pictures: listPictures(site.publicFiles),
    frames: framesOf(site, context, pages),
    language: site.language,
    notice: site.notice,
    organisation: site.company.legalName,
    baseUrl: site.baseUrl,
    origins: listOwnOrigins({ sources, site }),
  };
  return { kit, count: pages.length, tasks: mapped(pages, taskOf) };
}

/** The layouts of pages with a picture for previews of links and without one, below each entry of the navigation. */
function framesOf(site: Site, context: RenderContext, pages: readonly Page[]): ReadonlyMap<string, LayoutFrame> {
  const entries = new Set(pages.map(({ path }) => findCurrentEntry(site, path)));
  const framed = [...entries].flatMap((current) => [{ current }, { current, image: '/' }]);
  return new Map(framed.map((each) => [frameKey(each), buildFrame(site, context, each, renderWithoutFrame)]));
}

/** Each is made when its turn comes. */
function* mapped<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U> {
  for (const item of items) yield make(item);
}
