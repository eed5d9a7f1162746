import type { Page, Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { trusted } from '../../core/html.ts';
import { spokenBy } from '../../language/own-words.ts';
import { foldersOf } from '../facts/folders.ts';
import { sectionNodes } from '../folds/json-ld/sections.ts';
import { sectionsOf } from '../view/sections.ts';
import { filledFrame } from './frame.ts';
import { withNames } from './head.ts';
import { isOrdinary, whole } from './layout.ts';

/**
 * Returns a function that puts a page's main part, published in another layout, into the present one. Its result equals
 * render(); undefined where only render() can tell.
 */
export function newLayout(site: Site, context: RenderContext): (page: Page, published: string) => string | undefined {
  const folders = foldersOf(site);
  // Right-to-left layouts and pages are marked together.
  const isMarked = spokenBy(site).direction === 'rtl';
  return (page, published) => {
    const { path, title, description, updated } = page;
    const jsonLd = sectionNodes(sectionsOf(site, page), context.url);
    const text = isMarked || !isOrdinary(site, { jsonLd }) ? undefined : mainOf(published);
    if (text === undefined) return undefined;
    const named = withNames(site, {
      path,
      title,
      description,
      updated,
      main: trusted(text),
      crumbs: folders.crumbsOf(path),
    });
    return filledFrame(site, context, named, whole);
  };
}

/** Every theme has this tag (theme.ts), and texts escape it. */
const start = '<main id="main" tabindex="-1">';

/** Main element's content, without the line ends that filledFrame() adds. */
function mainOf(page: string): string | undefined {
  const from = page.indexOf(start);
  const to = page.lastIndexOf('</main>');
  return from === -1 || to === -1 ? undefined : page.slice(from + start.length, to).replace(/^\n|\n$/g, '');
}
