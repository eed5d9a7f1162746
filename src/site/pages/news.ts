import { findPicture } from '../../content/pictures.ts';
import type { NewsItem, Site } from '../../content/site.ts';
import { latestDate } from '../../core/dates.ts';
import type { Document } from '../../core/document.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown as e } from '../../markdown/escape.ts';
import { formatDate } from '../../theme/kit/line.ts';
import { homeBreadcrumb } from '../facts/section-pages.ts';
import { organizationId } from '../renderers/json-ld/organization.ts';
import { pictureToMarkdown } from '../renderers/markdown/sections.ts';
import { pageDocuments } from './page.ts';

/** Page of all news. */
export const newsPath = '/news/';

/** /news/ and /news/<id>/: news, latest first; nothing without items in content/news. */
export function news(site: Site): Document[] {
  const items = site.news ?? [];
  if (items.length === 0) return [];
  const language = languageByTag(site.language);
  const [title, description] = [translate(language, 'news.title'), translate(language, 'news.description')];
  return [
    ...pageDocuments(site, {
      path: newsPath,
      title,
      description,
      updated: latestDate(items.map(newsUpdated)),
      llms: 'Pages',
      main: () => ({
        kind: 'news-list',
        crumbs: [homeBreadcrumb(site)],
        title,
        description,
        feed: '/news.atom',
        items: items.map((item) => ({ ...item, picture: findPicture(site, item) })),
      }),
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
export const newsUpdated = ({ date, updated = date }: NewsItem): string => updated;

function documentsOf(site: Site, item: NewsItem, language: Language): Document[] {
  const { id, path, title, description, date, author, source } = item;
  return pageDocuments(site, {
    path,
    fact: `news#${id}`,
    title,
    description,
    updated: newsUpdated(item),
    source,
    llms: 'Pages',
    main: () => ({
      ...item,
      picture: findPicture(site, item),
      kind: 'news',
      crumbs: [homeBreadcrumb(site), { label: translate(language, 'news.title'), to: newsPath }],
      body: item.html,
    }),
    markdown: () =>
      `${[`# ${e(title)}`, `> ${e(description)}`, byline(item, language), pictureOf(site, item), item.markdown.trim()]
        .filter((part) => part !== '')
        .join('\n\n')}\n`,
    jsonLd: ({ url }) => [
      omitUndefined({
        '@type': 'NewsArticle',
        '@id': `${url(path)}#article`,
        url: url(path),
        mainEntityOfPage: { '@id': url(path) },
        headline: title,
        description,
        image: item.picture && url(item.picture),
        inLanguage: site.language,
        datePublished: date,
        dateModified: newsUpdated(item),
        author: author === undefined ? undefined : { '@type': 'Person', name: author },
        publisher: { '@type': 'Organization', '@id': organizationId(url), name: site.company.legalName },
      }),
    ],
  });
}

function pictureOf(site: Site, item: NewsItem): string {
  const picture = findPicture(site, item);
  return picture ? pictureToMarkdown(picture) : '';
}

function byline({ date, author }: NewsItem, language: Language): string {
  const published = translate(language, 'news.published', { date: formatDate(language, date) });
  if (author === undefined) return published;
  const by = translate(language, 'text.labelled', { label: translate(language, 'news.author'), value: e(author) });
  return `${published} · ${by}`;
}

function entry({ title, path, description, date }: NewsItem, language: Language): string {
  const published = translate(language, 'news.published', { date: formatDate(language, date) });
  return `## [${e(title)}](${path})\n\n${published}\n\n${e(description)}`;
}
