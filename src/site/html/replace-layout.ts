import type { Page, Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { trustedHtml } from '../../core/html.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { findPageFolders } from '../facts/folders.ts';
import { buildPageSections } from '../page-model/sections.ts';
import { sectionNodes } from '../renderers/json-ld/sections.ts';
import { renderInFrame } from './frame.ts';
import { withHeadData } from './head.ts';
import { isOrdinaryPage, renderWithoutFrame } from './layout.ts';

/**
 * Returns a function that puts a page's main part, published in another layout, into the present one. Its result equals
 * render(); undefined where only render() can tell.
 */
export function createLayoutReplacer(
  site: Site,
  context: RenderContext,
): (page: Page, published: string) => string | undefined {
  const folders = findPageFolders(site);
  // Right-to-left layouts and pages are marked together.
  const isMarked = languageOfSite(site).direction === 'rtl';
  return (page, published) => {
    const { path, title, description, updated } = page;
    const jsonLd = sectionNodes(buildPageSections(site, page), context.url);
    const text = isMarked || !isOrdinaryPage(site, { jsonLd }) ? undefined : mainOf(published);
    if (text === undefined) return undefined;
    const named = withHeadData(site, {
      path,
      title,
      description,
      updated,
      main: trustedHtml(text),
      crumbs: folders.crumbsOf(path),
    });
    return renderInFrame(site, context, named, renderWithoutFrame);
  };
}

/** Every theme has this tag (theme.ts), and texts escape it. */
const start = '<main id="main" tabindex="-1">';

/** Main element's content, without the line ends that renderInFrame() adds. */
function mainOf(page: string): string | undefined {
  const from = page.indexOf(start);
  const to = page.lastIndexOf('</main>');
  return from === -1 || to === -1 ? undefined : page.slice(from + start.length, to).replace(/^\n|\n$/g, '');
}
