import type { NewsItem, Site } from '../content/site.ts';
import { latestDate } from '../core/dates.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { escapeHtml as x } from '../core/html.ts';
import { newsPath, newsUpdated } from '../site/pages/news.ts';
import { atomTexts, buildAtomFeed, instant } from './changes-feeds.ts';

/** Readers ask again and again: what is older is on its page. */
const mostEntries = 50;

/** /news.atom (RFC 4287): the latest news with their whole texts; nothing where there are none. */
export function newsAtom(site: Site): Document[] {
  const items = (site.news ?? []).slice(0, mostEntries);
  if (items.length === 0) return [];
  return [
    buildAtomFeed(site, {
      ...atomTexts(site, 'news', 'news.feed'),
      ...{ path: '/news.atom', page: newsPath },
      updated: latestDate(items.map(newsUpdated)),
      entries: (url) => items.map((item) => entry(item, url)),
    }),
  ];
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

/** A feed is read elsewhere: links of this site and within the page are absolute. Rendered text has no `]]>` in it. */
function absoluteHtml(html: string, url: RenderContext['url'], page: string): string {
  return html
    .replace(/ srcset="[^"]*" sizes="[^"]*"/g, '')
    .replace(/ (href|src)="(#|\/(?!\/))([^"]*)"/g, (_, name: string, first: string, rest: string) => {
      return ` ${name}="${first === '#' ? `${url(page)}#${rest}` : url(`/${rest}`)}"`;
    });
}
