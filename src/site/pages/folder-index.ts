import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { findPageFolders } from '../facts/folders.ts';
import { type PageDefinition, pageDocuments } from './page.ts';
import { renderSubpagesHtml, renderSubpagesMarkdown } from './subpages.ts';

/** A list page for each folder without a page. */
export function folderIndexes(site: Site): Document[] {
  const folders = findPageFolders(site);
  return folders.indexes.flatMap(({ path, title, description, updated }) => {
    const given = () => ({ crumbs: folders.crumbsOf(path), below: folders.below(path) });
    const page: PageDefinition = {
      path,
      title,
      description,
      updated,
      type: 'CollectionPage',
      given,
      main: () => ({
        kind: 'article',
        crumbs: given().crumbs,
        title,
        description,
        body: renderSubpagesHtml(site, given().below),
      }),
      markdown: () => `# ${e(title)}\n\n> ${e(description)}\n\n${renderSubpagesMarkdown(site, given().below)}\n`,
    };
    return pageDocuments(site, page);
  });
}
