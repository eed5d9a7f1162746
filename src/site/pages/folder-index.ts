import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { foldersOf } from '../facts/folders.ts';
import { belowHtml, belowMarkdown } from './below.ts';
import { type PageDefinition, pageDocuments } from './page.ts';

/** A list page for each folder without a page. */
export function folderIndexes(site: Site): Document[] {
  const folders = foldersOf(site);
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
        body: belowHtml(site, given().below),
      }),
      markdown: () => `# ${e(title)}\n\n> ${e(description)}\n\n${belowMarkdown(site, given().below)}\n`,
    };
    return pageDocuments(site, page);
  });
}
