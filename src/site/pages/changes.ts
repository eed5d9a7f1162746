import { archivePath, formatChange, listArchiveYears, maxChanges } from '../../api/changes/format-change.ts';
import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { groupBy } from '../../core/groups.ts';
import { formatIsoDate } from '../../language/formats/dates.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { renderMarkdown } from '../../markdown/render/render.ts';
import { homeBreadcrumb } from '../facts/section-pages.ts';
import { pageDocuments } from './page.ts';

/** Page of changes. */
export const changesPath = '/changes/';

/** Feeds of changes. */
export const changesFeeds = {
  atom: '/changes.atom',
  feed: '/changes.feed.json',
  data: '/api/v1/changes.json',
} as const;

/** Day of the latest change; without any, of the last change of content. */
export const changesUpdated = ({ changes = [], updated }: Site): string => changes[0]?.date ?? updated.site;

/** /changes/: changes in the ledger by day, latest first; nothing without a ledger. */
export function changes(site: Site): Document[] {
  if (site.changes === undefined) return [];
  const language = languageByTag(site.language);
  const [title, description] = [translate(language, 'changes.title'), translate(language, 'changes.description')];
  const body = () =>
    [translate(language, 'changes.feeds', changesFeeds), ...daysOf(site), ...archivesOf(site)].join('\n\n');
  return pageDocuments(site, {
    path: changesPath,
    title,
    description,
    updated: changesUpdated(site),
    llms: 'Pages',
    main: () => ({
      kind: 'article',
      crumbs: [homeBreadcrumb(site)],
      title,
      description,
      body: renderMarkdown(body()).html,
    }),
    markdown: () => `# ${title}\n\n> ${description}\n\n${body()}\n`,
  });
}

function daysOf(site: Site): string[] {
  const language = languageByTag(site.language);
  const told = (site.changes ?? []).slice(0, maxChanges);
  if (told.length === 0) return [translate(language, 'changes.none')];
  return [...groupBy(told, ({ date }) => date)].flatMap(([day, all]) => [
    `## ${formatIsoDate(language.table, day)}`,
    all.map((change) => `- [${e(formatChange(site, change).sentence)}](${change.path})`).join('\n'),
  ]);
}

function archivesOf(site: Site): string[] {
  const years = listArchiveYears(site);
  if (years.length === 0) return [];
  const heading = `## ${translate(languageByTag(site.language), 'changes.older')}`;
  return [heading, years.map((year) => `- [${year}](${archivePath(year)})`).join('\n')];
}
