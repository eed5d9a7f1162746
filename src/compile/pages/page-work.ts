import { join } from 'node:path';
import { originsOf } from '../../checks/links/links.ts';
import { picturesOf } from '../../content/pictures.ts';
import type { Page, Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { trusted } from '../../core/html.ts';
import { foldersOf } from '../../site/facts/folders.ts';
import { sectionNodes } from '../../site/folds/json-ld/sections.ts';
import { type Frame, frameKey, frameOf } from '../../site/html/frame.ts';
import { withNames } from '../../site/html/head.ts';
import { isOrdinary, whole } from '../../site/html/layout.ts';
import { currentEntry } from '../../site/html/navigation.ts';
import { sectionsOf } from '../../site/view/sections.ts';
import type { Edition } from '../compile.ts';
import { renderContext } from '../render.ts';
import type { PageKit, PageTask } from './make-page.ts';

/**
 * The pages of an edition that no record knows, and what they are made of; `contentDir`
 * is where their files are.
 */
export function pageWork(
  edition: Edition,
  contentDir: string,
): { readonly kit: PageKit; readonly count: number; readonly tasks: Iterable<PageTask> } {
  const { site, catalog, sources, unchecked, facts, records } = edition;
  const context = renderContext(site, catalog);
  const main = trusted('');
  const partsOf = (page: Page) => ({ path: page.path, jsonLd: sectionNodes(sectionsOf(site, page), context.url) });
  const folders = foldersOf(site);
  const pages = site.pages.filter((page) => unchecked.has(page.source) && isOrdinary(site, partsOf(page)));
  const taskOf = (page: Page): PageTask => {
    const { source, path, title, description, updated } = page;
    const { documentTitle, image, current } = withNames(site, { path, title, description, updated, main });
    const file = join(contentDir, source.slice('content/'.length));
    const digest = records?.digests.get(source);
    const sections = sectionsOf(site, page);
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
  const kit: PageKit = {
    facts,
    pictures: picturesOf(site.publicFiles),
    frames: framesOf(site, context, pages),
    language: site.language,
    notice: site.notice,
    baseUrl: site.baseUrl,
    origins: originsOf({ sources, site }),
  };
  return { kit, count: pages.length, tasks: mapped(pages, taskOf) };
}

/** The layouts of pages with a picture for previews of links and without one, below each entry of the navigation. */
function framesOf(site: Site, context: RenderContext, pages: readonly Page[]): ReadonlyMap<string, Frame> {
  const entries = new Set(pages.map(({ path }) => currentEntry(site, path)));
  const framed = [...entries].flatMap((current) => [{ current }, { current, image: '/' }]);
  return new Map(framed.map((each) => [frameKey(each), frameOf(site, context, each, whole)]));
}

/** Each is made when its turn comes. */
function* mapped<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U> {
  for (const item of items) yield make(item);
}
