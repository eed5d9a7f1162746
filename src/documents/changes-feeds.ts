import { formatChange } from '../api/changes/format-change.ts';
import type { RecordedChange } from '../content/ledger/history.ts';
import type { Site } from '../content/site.ts';
import { sha256 } from '../core/digest.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { escapeHtml as x } from '../core/html.ts';
import { json } from '../core/json.ts';
import { mediaTypes } from '../core/media-types.ts';
import { siteUrl } from '../core/url.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { translate } from '../language/translate.ts';
import { changesFeeds, changesPath, changesUpdated } from '../site/pages/changes.ts';

/** Readers ask again and again: what is older is on the page, and in the API. */
const mostEntries = 50;

/** /changes.atom (RFC 4287) and /changes.feed.json (JSON Feed 1.1): the latest changes; nothing where there is no ledger. */
export function changesFeedDocuments(site: Site): Document[] {
  if (site.changes === undefined) return [];
  const atom = buildAtomFeed(site, {
    ...atomTexts(site, 'changes', 'changes.atom'),
    ...{ path: changesFeeds.atom, page: changesPath },
    updated: changesUpdated(site),
    entries: (url) => entriesOf(site).map((change) => entry(site, change, url)),
  });
  return [
    atom,
    {
      ...atom,
      path: changesFeeds.feed,
      file: changesFeeds.feed.slice(1),
      // The specification allows it: many hosts know a type by the end of the name alone.
      mediaType: mediaTypes.json,
      description: translate(languageByTag(site.language), 'changes.jsonFeed'),
      render: (context) => json(jsonFeed(site, context)),
    },
  ];
}

/** Details of one Atom feed. */
interface AtomFeed {
  readonly title: string;
  readonly subtitle: string;
  /** Text that describes it in lists. */
  readonly note: string;
  readonly path: string;
  /** Page that lists the same. */
  readonly page: string;
  readonly updated: string;
  entries(url: RenderContext['url']): readonly string[];
}

/** The texts of a feed of changes or news. */
export function atomTexts({ language: tag }: Site, about: 'changes' | 'news', note: 'changes.atom' | 'news.feed') {
  const language = languageByTag(tag);
  return {
    title: translate(language, `${about}.title`),
    subtitle: translate(language, `${about}.description`),
    note: translate(language, note),
  };
}

/** An Atom feed (RFC 4287) of the site. */
export function buildAtomFeed(site: Site, { title, subtitle, path, page, note, updated, entries }: AtomFeed): Document {
  const { language: tag, company, baseUrl, dataLicense } = site;
  return {
    ...{ path, file: path.slice(1), kind: 'discovery', mediaType: mediaTypes.atom, updated, llms: 'Optional' },
    title,
    description: note,
    render: ({ url }) => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
<id>${x(url(path))}</id>
<title>${x(titleOf(site, title))}</title>
<subtitle>${x(subtitle)}</subtitle>
<updated>${instant(updated)}</updated>
<link rel="self" type="application/atom+xml" href="${x(url(path))}"/>
<link rel="alternate" type="text/html" hreflang="${tag}" href="${x(url(page))}"/>
<author><name>${x(company.legalName)}</name><uri>${x(`${baseUrl}/`)}</uri></author>
<rights>${x(dataLicense.name)}</rights>
${entries(url).join('')}</feed>
`,
  };
}

/** Days have no time: the first second of the day, in UTC, is the same wherever it is made. */
export const instant = (day: string): string => `${day}T00:00:00Z`;

const entriesOf = ({ changes = [] }: Site) => changes.slice(0, mostEntries);

/** A tag URI (RFC 4151): it stays the same when the site moves, or words a change otherwise. */
function idOf(site: Site, { date, resource, id, field, kind }: RecordedChange): string {
  const hash = sha256(JSON.stringify([site.language, resource, id, field, kind])).slice(0, 16);
  return `tag:${new URL(site.baseUrl).hostname},${date}:changes/${hash}`;
}

const titleOf = (site: Site, title: string) =>
  translate(languageByTag(site.language), 'text.labelled', { label: site.name, value: title });

function entry(site: Site, change: RecordedChange, url: RenderContext['url']): string {
  const { sentence } = formatChange(site, change);
  return `<entry>
<id>${x(idOf(site, change))}</id>
<title>${x(sentence)}</title>
<published>${instant(change.date)}</published>
<updated>${instant(change.date)}</updated>
<link rel="alternate" href="${x(siteUrl(change.path, url))}"/>
<content type="text">${x(sentence)}</content>
</entry>
`;
}

function jsonFeed(site: Site, { url }: RenderContext): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(site, translate(languageByTag(site.language), 'changes.title')),
    description: translate(languageByTag(site.language), 'changes.description'),
    home_page_url: url(changesPath),
    feed_url: url(changesFeeds.feed),
    language: site.language,
    authors: [{ name: site.company.legalName, url: `${site.baseUrl}/` }],
    items: entriesOf(site).map((change) => {
      const { sentence } = formatChange(site, change);
      return {
        id: idOf(site, change),
        url: siteUrl(change.path, url),
        title: sentence,
        content_text: sentence,
        date_published: instant(change.date),
      };
    }),
  };
}
