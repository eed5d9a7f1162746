import { identifierName, identifiersOf } from '../../content/identifiers.ts';
import { isCompany } from '../../content/kinds.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import type { InLanguages } from '../../core/document.ts';
import { withoutLabels } from '../../core/labels.ts';
import { cell } from '../../core/tracking.ts';
import { absolute, mirrorPath } from '../../core/url.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import type { Footer, FooterColumn, WayIn } from '../../theme/model/frame.ts';
import { brandOf } from '../facts/brand.ts';
import { namedPages } from '../facts/named-pages.ts';
import { sectionTitle } from '../facts/section-pages.ts';
import { waysOf } from '../view/home/ways.ts';
import { factOf } from './fact-of.ts';
import { legalPaths, sectionPages } from './navigation.ts';
import type { PageParts } from './page-parts.ts';

/** Footer: responsible body, links, legal pages, and links for programs. */
export function footer(site: Site, page: Pick<PageParts, 'path' | 'fact'>, place?: InLanguages['place']): Footer {
  const { path } = page;
  const { legalName, jurisdiction } = site.company;
  const [number] = identifiersOf(site.company);
  const [first] = site.languages ?? [];
  const columns = columnsOf(site, page);
  const at = addressBy(place);
  const named = new Set([...legalPaths(site), ...columns.flatMap(({ links }) => links.map(({ to }) => to))].map(at));
  return {
    legalName,
    number: number && { label: identifierName(number, site.language), value: number.display },
    jurisdiction: jurisdiction?.name,
    columns,
    profiles: profilesOf(site),
    pages: namedPages(site)
      .filter(([to]) => !named.has(at(to)))
      .map(([to, label, isForeign]) => ({ to, label, language: isForeign ? first?.tag : undefined })),
    programs: programs(site, path),
    licence: { label: site.dataLicense.name, to: site.dataLicense.url },
  };
}

/** Maps a page's address in the first language, used by settings and brands, to this language. */
const addressBy =
  (place: InLanguages['place'] = (path) => path) =>
  (to: string): string =>
    place(withoutLabels(to));

/** Pages in the footer, by their names there: the homepage's Markdown lists them. */
export function pagesBelow(site: Site, place?: InLanguages['place']): readonly WayIn[] {
  const at = addressBy(place);
  const linked = columnsOf(site, {}).flatMap(({ links }) => links);
  const pages = linked.filter(({ to }) => /^\/(?:.*\/)?$/.test(withoutLabels(to)));
  const named = namedPages(site).map(([to, label]) => ({ to, label }));
  return [...new Map([...named, ...pages.toReversed()].map((way) => [at(way.to), way])).values()];
}

/** Footer columns of the brand, or sections and contact; legal pages are below every page. */
function columnsOf(site: Site, page: Pick<PageParts, 'path' | 'fact'>): readonly FooterColumn[] {
  const language = spokenBy(site);
  const own = brandOf(site)?.footer.columns ?? [];
  const derived = [
    {
      title: say(language, isCompany(site.company) ? 'frame.company' : 'frame.organisation'),
      links: sectionPages(site),
    },
    { title: say(language, 'frame.contact'), links: contactLinks(site) },
  ];
  const columns = own.length > 0 ? own.map(({ title, links }) => ({ title, links: links.map(wayOf) })) : derived;
  const legal = { title: say(language, 'frame.legal'), links: [...legalLinks(site), ...correctionLinks(site, page)] };
  return [...columns, legal].filter(({ links }) => links.length > 0);
}

const wayOf = ({ label, to, href = '' }: { label: string; to?: string | undefined; href?: string | undefined }) => ({
  label,
  to: to ?? href,
});

/** Shown on every page, unlike other routes. */
const firstPhone = cell(
  'first phone',
  ({ company }: Site) => company.contactRoutes.find(({ phone }) => phone !== undefined)?.phone,
);

function contactLinks(site: Site): readonly WayIn[] {
  const language = spokenBy(site);
  const { contactEmail } = site;
  const phone = firstPhone(site);
  return [
    { label: say(language, 'contact.write'), to: waysOf(site).contact },
    { label: contactEmail, to: `mailto:${contactEmail}` },
    ...(phone === undefined ? [] : [{ label: phone, to: `tel:${phone}` }]),
  ];
}

function legalLinks(site: Site): readonly WayIn[] {
  const language = spokenBy(site);
  return [
    { label: say(language, 'label.privacyPolicy'), to: site.privacyPage },
    { label: say(language, 'label.termsOfUse'), to: site.termsPage },
    ...(site.legalNotice ? [{ label: sectionTitle(site, 'legalNotice'), to: sectionPath(site, 'legalNotice') }] : []),
  ];
}

/**
 * Link to report a mistake: a mail with the fact address in its subject, as the ledger and `owners` name it
 * (`solutions#recall-calls`), and the page's address.
 */
function correctionLinks(site: Site, { path, fact }: Pick<PageParts, 'path' | 'fact'>): WayIn[] {
  if (path === undefined) return [];
  const { key = '', prefix = '' } = site.inLanguage ?? {};
  const address = `${prefix === '' ? '' : `${key}/`}${withoutLabels(factOf({ fact, path }))}`;
  const subject = encodeURIComponent(`${address} ${absolute(site.baseUrl, prefix + withoutLabels(path))}`);
  const to = `mailto:${site.corrections ?? site.contactEmail}?subject=${subject}`;
  return [{ label: say(spokenBy(site), 'frame.wrongFact'), to }];
}

/** Profiles by host name, unless the brand labels them. */
function profilesOf(site: Site): readonly WayIn[] {
  const own = brandOf(site)?.footer.profiles ?? [];
  if (own.length > 0) return own.map(({ name, href }) => ({ label: name, to: href }));
  return (site.company.sameAs ?? []).map((to) => ({ label: hostOf(to), to }));
}

/** Host without a URL parser, which must not see labels of the desk. */
const hostOf = (url: string): string => /^https?:\/\/(?:www\.)?([^/?#]*)/.exec(url)?.[1] ?? url;

/** Links for programs. */
function programs(site: Site, path: string | undefined): readonly WayIn[] {
  const language = spokenBy(site);
  return [
    { to: '/auth/', label: say(language, 'frame.access') },
    { to: '/api/v1/index.json', label: say(language, 'frame.apiIndex') },
    { to: '/.well-known/api-catalog', label: say(language, 'frame.apiCatalog') },
    { to: '/llms.txt', label: 'llms.txt' },
    { to: '/sitemap.xml', label: say(language, 'frame.sitemap') },
    ...(path === undefined ? [] : [{ to: mirrorPath(path), label: say(language, 'frame.asMarkdown') }]),
  ];
}
