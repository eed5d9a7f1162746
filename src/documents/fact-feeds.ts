import { itemAnchor } from '../api/facts/wire.ts';
import { dateIn, newestItems } from '../content/fact-modules/states.ts';
import type { FactItem } from '../content/fact-types.ts';
import type { Site, SiteFactModule } from '../content/site.ts';
import type { Document, RenderContext } from '../core/document.ts';
import { escapeHtml as x } from '../core/html.ts';
import { siteUrl } from '../core/url.ts';
import { languageByTag } from '../language/language-by-tag.ts';
import { itemFields, itemHeading, itemPagePath } from '../site/facts/fact-items.ts';
import { fieldListToMarkdown } from '../site/renderers/markdown/line.ts';
import { buildAtomFeed, instant } from './changes-feeds.ts';

/** Readers ask again and again: what is older is on its page. */
const mostEntries = 50;

/** `/releases.atom` (RFC 4287): the newest items of each fact module that asks for a feed. */
export function factFeeds(site: Site): Document[] {
  return site.facts.flatMap((module) => {
    const { name, title, description, publish } = module;
    const items = publish?.feed ? newestItems(module).slice(0, mostEntries) : [];
    const [newest] = items;
    if (!newest) return [];
    return buildAtomFeed(site, {
      ...{ title, subtitle: description, note: description, path: `/${name}.atom`, page: `/${name}/` },
      updated: dateIn(newest, publish?.latest) ?? module.updated,
      entries: (url) => items.map((item) => entry(site, module, item, url)),
    });
  });
}

function entry(site: Site, module: SiteFactModule, item: FactItem, url: RenderContext['url']): string {
  const date = instant(dateIn(item, module.publish?.latest) ?? module.updated);
  const place = itemPagePath(module, item);
  const address = place === undefined ? siteUrl(itemAnchor(module, item), url) : url(place);
  return `<entry>
<id>${x(siteUrl(itemAnchor(module, item), url))}</id>
<title>${x(itemHeading(module, item))}</title>
<published>${date}</published>
<updated>${date}</updated>
<link rel="alternate" type="text/html" href="${x(address)}"/>
<content type="text">${x(fieldListToMarkdown(itemFields(site, module, item), languageByTag(site.language)))}</content>
</entry>
`;
}
