import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say, sayPieces } from '../../language/say.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { pageIndexPath } from '../facts/folders.ts';
import { hasPageIndex } from '../facts/named-pages.ts';
import { homeCrumb, sectionTitle } from '../facts/section-pages.ts';
import { searchIndexPath } from '../search/search-index.ts';
import { contentMarkdown } from './mirror.ts';
import { pageDocuments } from './page.ts';

/**
 * /search/: search box for the site; results have links: /search/#q=licence. Without script, links to lists of
 * everything. An editor's page at its path comes first.
 */
export function searchPage(site: Site): Document[] {
  const path = sectionPath(site, 'search');
  const introduction = site.introductions?.search;
  const language = spokenBy(site);
  const title = sectionTitle(site, 'search');
  const description = introduction?.description ?? say(language, 'search.description');
  const [llms, index] = ['/llms.txt', searchIndexPath(site)];
  const all = say(language, 'allPages.title');
  return pageDocuments(site, {
    path,
    title,
    description,
    updated: introduction?.updated ?? site.updated.site,
    ...(introduction && { source: introduction.source }),
    main: () => ({
      kind: 'search',
      crumbs: [homeCrumb(site)],
      title,
      description,
      introduction: introduction?.html,
      path,
      lists: [
        ...(hasPageIndex(site) ? [[{ kind: 'link', to: pageIndexPath, text: all } as const]] : []),
        sayPieces(language, 'search.lists', { llms, index }),
      ],
    }),
    markdown: () =>
      `${[
        introduction ? contentMarkdown(site, introduction, []).trimEnd() : `# ${e(title)}\n\n> ${e(description)}`,
        say(language, 'search.forPrograms', { index }),
        say(language, 'search.lists', { llms, index }),
      ].join('\n\n')}\n`,
  });
}
