import type { NewsItem, Site } from '../content/site.ts';
import { latestDate } from '../core/dates.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { escapeHtml } from '../core/html.ts';
import { mediaTypes } from '../core/media-types.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';
import { newsPath, newsUpdated } from '../site/pages/news.ts';

/** Path of the news feed. */
const feedPath = '/news.atom';

/** Readers ask again and again: what is older is on its page. */
const mostEntries = 50;

/** /news.atom (RFC 4287): the latest news with their whole texts; nothing where there are none. */
export function newsAtom(site: Site): Document[] {
  const items = (site.news ?? []).slice(0, mostEntries);
  if (items.length === 0) return [];
  const language = languageByTag(site.language);
  return [
    {
      path: feedPath,
      file: feedPath.slice(1),
      kind: 'discovery',
      mediaType: mediaTypes.atom,
      title: translate(language, 'news.title'),
      description: translate(language, 'news.feed'),
      updated: latestDate(items.map(newsUpdated)),
      llms: 'Optional',
      render: (context) => feed(site, items, context),
    },
  ];
}

/** Days have no time: the first second of the day, in UTC, is the same wherever it is made. */
const instant = (day: string) => `${day}T00:00:00Z`;

function feed(site: Site, items: readonly NewsItem[], { url }: RenderContext): string {
  const { name, language, company, baseUrl, dataLicense } = site;
  const title = translate(languageByTag(language), 'text.labelled', {
    label: name,
    value: translate(languageByTag(language), 'news.title'),
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${x(url(feedPath))}</id>
<title>${x(title)}</title>
<subtitle>${x(translate(languageByTag(language), 'news.description'))}</subtitle>
<updated>${instant(latestDate(items.map(newsUpdated)))}</updated>
<link rel="self" type="application/atom+xml" href="${x(url(feedPath))}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${x(url(newsPath))}"/>
<author><name>${x(company.legalName)}</name><uri>${x(`${baseUrl}/`)}</uri></author>
<rights>${x(dataLicense.name)}</rights>
${items.map((item) => entry(item, url)).join('')}</feed>
`;
}

function entry(item: NewsItem, url: RenderContext['url']): string {
  const { path, title, description, date, author, html } = item;
  return `<entry>
<id>${x(url(path))}</id>
<title>${x(title)}</title>
<published>${instant(date)}</published>
<updated>${instant(newsUpdated(item))}</updated>
<link rel="alternate" type="text/html" href="${x(url(path))}"/>
${author === undefined ? '' : `<author><name>${x(author)}</name></author>\n`}<summary>${x(description)}</summary>
<content type="html"><![CDATA[${absoluteHtml(html, url, path)}]]></content>
</entry>
`;
}

/** The five entities of XML are those of HTML, but the apostrophe as a number. */
const x = escapeHtml;

/** A feed is read elsewhere: links of this site and within the page are absolute. Rendered text has no `]]>` in it. */
function absoluteHtml(html: string, url: RenderContext['url'], page: string): string {
  return html
    .replace(/ srcset="[^"]*" sizes="[^"]*"/g, '')
    .replace(/ (href|src)="(#|\/(?!\/))([^"]*)"/g, (_, name: string, first: string, rest: string) => {
      return ` ${name}="${first === '#' ? `${url(page)}#${rest}` : url(`/${rest}`)}"`;
    });
}
