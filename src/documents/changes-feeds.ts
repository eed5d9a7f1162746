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
  const language = languageByTag(site.language);
  const title = translate(language, 'changes.title');
  const common = { kind: 'discovery', title, updated: changesUpdated(site), llms: 'Optional' } as const;
  return [
    {
      ...common,
      path: changesFeeds.atom,
      file: changesFeeds.atom.slice(1),
      mediaType: mediaTypes.atom,
      description: translate(language, 'changes.atom'),
      render: (context) => atom(site, context),
    },
    {
      ...common,
      path: changesFeeds.feed,
      file: changesFeeds.feed.slice(1),
      // The specification allows it: many hosts know a type by the end of the name alone.
      mediaType: mediaTypes.json,
      description: translate(language, 'changes.jsonFeed'),
      render: (context) => json(jsonFeed(site, context)),
    },
  ];
}

/** Days have no time: the first second of the day, in UTC, is the same wherever it is made. */
const instant = (day: string) => `${day}T00:00:00Z`;

const entriesOf = ({ changes = [] }: Site) => changes.slice(0, mostEntries);

/** A tag URI (RFC 4151): it stays the same when the site moves, or words a change otherwise. */
function idOf(site: Site, { date, resource, id, field, kind }: RecordedChange): string {
  const hash = sha256(JSON.stringify([site.language, resource, id, field, kind])).slice(0, 16);
  return `tag:${new URL(site.baseUrl).hostname},${date}:changes/${hash}`;
}

const titleOf = (site: Site) =>
  translate(languageByTag(site.language), 'text.labelled', {
    label: site.name,
    value: translate(languageByTag(site.language), 'changes.title'),
  });

function atom(site: Site, { url }: RenderContext): string {
  const { language, company, baseUrl, dataLicense } = site;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${x(url(changesFeeds.atom))}</id>
<title>${x(titleOf(site))}</title>
<subtitle>${x(translate(languageByTag(language), 'changes.description'))}</subtitle>
<updated>${instant(changesUpdated(site))}</updated>
<link rel="self" type="application/atom+xml" href="${x(url(changesFeeds.atom))}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${x(url(changesPath))}"/>
<author><name>${x(company.legalName)}</name><uri>${x(`${baseUrl}/`)}</uri></author>
<rights>${x(dataLicense.name)}</rights>
${entriesOf(site)
  .map((change) => entry(site, change, url))
  .join('')}</feed>
`;
}

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
    title: titleOf(site),
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
