import type { NewsItem, Site } from '../../content/site.ts';
import { newest } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { omitEmpty } from '../../core/values.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { homeCrumb } from '../facts/section-pages.ts';
import { organizationId } from '../folds/json-ld/organization.ts';
import { pageDocuments } from './page.ts';

/** Page of all news. */
export const newsPath = '/news/';

/** /news/ and /news/<id>/: news, latest first; nothing without items in content/news. */
export function news(site: Site): Document[] {
  const items = site.news ?? [];
  if (items.length === 0) return [];
  const language = spoken(site.language);
  const [title, description] = [say(language, 'news.title'), say(language, 'news.description')];
  return [
    ...pageDocuments(site, {
      path: newsPath,
      title,
      description,
      updated: newest(items.map(changed)),
      llms: 'Pages',
      main: () => ({ kind: 'news-list', crumbs: [homeCrumb(site)], title, description, feed: '/news.atom', items }),
      markdown: () =>
        `${[`# ${title}`, `> ${description}`, ...items.map((item) => entry(item, language))].join('\n\n')}\n`,
      type: 'CollectionPage',
      jsonLd: ({ url }) => [
        {
          '@type': 'ItemList',
          '@id': `${url(newsPath)}#list`,
          numberOfItems: items.length,
          itemListElement: items.map(({ path, title: name }, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name,
            url: url(path),
          })),
        },
      ],
    }),
    ...items.flatMap((item) => documentsOf(site, item, language)),
  ];
}

/** Day of an item's last change. */
export const changed = ({ date, updated = date }: NewsItem): string => updated;

function documentsOf(site: Site, item: NewsItem, language: Language): Document[] {
  const { id, path, title, description, date, author, source } = item;
  return pageDocuments(site, {
    path,
    fact: `news#${id}`,
    title,
    description,
    updated: changed(item),
    source,
    llms: 'Pages',
    main: () => ({
      ...item,
      kind: 'news',
      crumbs: [homeCrumb(site), { label: say(language, 'news.title'), to: newsPath }],
      body: item.html,
    }),
    isProse: true,
    markdown: () =>
      `${[`# ${e(title)}`, `> ${e(description)}`, byline(item, language), item.markdown.trim()].join('\n\n')}\n`,
    jsonLd: ({ url }) => [
      omitEmpty({
        '@type': 'NewsArticle',
        '@id': `${url(path)}#article`,
        url: url(path),
        mainEntityOfPage: { '@id': url(path) },
        headline: title,
        description,
        inLanguage: site.language,
        datePublished: date,
        dateModified: changed(item),
        author: author === undefined ? undefined : { '@type': 'Person', name: author },
        publisher: { '@type': 'Organization', '@id': organizationId(url), name: site.company.legalName },
      }),
    ],
  });
}

function byline({ date, author }: NewsItem, language: Language): string {
  const published = say(language, 'news.published', { date });
  if (author === undefined) return published;
  const by = say(language, 'text.labelled', { label: say(language, 'news.author'), value: e(author) });
  return `${published} · ${by}`;
}

function entry({ title, path, description, date }: NewsItem, language: Language): string {
  return `## [${e(title)}](${path})\n\n${say(language, 'news.published', { date })}\n\n${e(description)}`;
}
