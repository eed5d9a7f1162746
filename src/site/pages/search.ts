import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate, translateToPieces } from '../../language/translate.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { hasPageIndex, pageIndexPath } from '../facts/folders.ts';
import { homeBreadcrumb, sectionTitle } from '../facts/section-pages.ts';
import { searchIndexPath } from '../search/search-index.ts';
import { renderContentMarkdown } from './mirror.ts';
import { pageDocuments } from './page.ts';

/**
 * /search/: search box for the site; results have links: /search/#q=licence. Without script, links to lists of
 * everything. An editor's page at its path comes first.
 */
export function searchPage(site: Site): Document[] {
  if (site.withoutSearch) return [];
  const path = sectionPath(site, 'search');
  const introduction = site.introductions?.search;
  const language = languageOfSite(site);
  const title = sectionTitle(site, 'search');
  const description = introduction?.description ?? translate(language, 'search.description');
  const [llms, index] = ['/llms.txt', searchIndexPath(site)];
  const all = translate(language, 'allPages.title');
  return pageDocuments(site, {
    path,
    title,
    description,
    updated: introduction?.updated ?? site.updated.site,
    ...(introduction && { source: introduction.source }),
    main: () => ({
      kind: 'search',
      crumbs: [homeBreadcrumb(site)],
      title,
      description,
      introduction: introduction?.html,
      path,
      lists: [
        ...(hasPageIndex(site) ? [[{ kind: 'link', to: pageIndexPath, text: all } as const]] : []),
        translateToPieces(language, 'search.lists', { llms, index }),
      ],
    }),
    markdown: () =>
      `${[
        introduction ? renderContentMarkdown(site, introduction, []).trimEnd() : `# ${e(title)}\n\n> ${e(description)}`,
        translate(language, 'search.forPrograms', { index }),
        translate(language, 'search.lists', { llms, index }),
      ].join('\n\n')}\n`,
  });
}
