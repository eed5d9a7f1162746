import { phoneInWords } from '../../content/facts-in-words.ts';
import { identifierName, listIdentifiers } from '../../content/identifiers.ts';
import { isCompany } from '../../content/organisation-kinds.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import type { LanguageContext } from '../../core/document.ts';
import { stripLabels } from '../../core/labels.ts';
import { defineDerivedValue } from '../../core/tracked-reads.ts';
import { absoluteUrl, decodePercent, mirrorPath } from '../../core/url.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import type { Footer, FooterColumn, LabelledLink } from '../../theme/model/frame.ts';
import { linkOf } from '../facts/brand.ts';
import { footerPageLinks } from '../facts/folders.ts';
import { sectionTitle } from '../facts/section-pages.ts';
import { createLinkResolver } from '../page-model/home/link-resolver.ts';
import { legalPaths, sectionLinks } from './navigation.ts';
import { factAddress, type PageParts } from './page-parts.ts';

/** Footer: responsible body, links, legal pages, and links for programs. */
export function buildFooter(
  site: Site,
  page: Pick<PageParts, 'path' | 'fact'>,
  place?: LanguageContext['place'],
): Footer {
  const { path } = page;
  const { legalName, jurisdiction } = site.company;
  const [number] = listIdentifiers(site.company);
  const [first] = site.languages ?? [];
  const columns = columnsOf(site, page);
  const at = addressBy(place);
  const named = new Set([...legalPaths(site), ...columns.flatMap(({ links }) => links.map(({ to }) => to))].map(at));
  return {
    layout: site.brand?.footer.layout ?? 'columns',
    legalName,
    number: number && { label: identifierName(number, site.language), value: number.display },
    jurisdiction: jurisdiction?.name,
    columns,
    profiles: profilesOf(site),
    pages: footerPageLinks(site)
      .filter(([to]) => !named.has(at(to)))
      .map(([to, label, isForeign]) => ({ to, label, language: isForeign ? first?.tag : undefined })),
    programs: programs(site, path),
    licence: { label: site.dataLicense.name, to: site.dataLicense.url },
  };
}

/** Maps a page's address in the first language, used by settings and brands, to this language. */
const addressBy =
  (place: LanguageContext['place'] = (path) => path) =>
  (to: string): string =>
    place(stripLabels(to));

/** Pages in the footer, by their names there: the homepage's Markdown lists them. */
export function listFooterPages(site: Site, place?: LanguageContext['place']): readonly LabelledLink[] {
  const at = addressBy(place);
  const linked = columnsOf(site, {}).flatMap(({ links }) => links);
  const pages = linked.filter(({ to }) => /^\/(?:.*\/)?$/.test(stripLabels(to)));
  const named = footerPageLinks(site).map(([to, label]) => ({ to, label }));
  return [...new Map([...named, ...pages.toReversed()].map((way) => [at(way.to), way])).values()];
}

/** Footer columns of the brand, or sections and contact; legal pages are below every page. */
function columnsOf(site: Site, page: Pick<PageParts, 'path' | 'fact'>): readonly FooterColumn[] {
  const language = languageOfSite(site);
  const own = site.brand?.footer.columns ?? [];
  const derived = [
    {
      title: translate(language, isCompany(site.company) ? 'frame.company' : 'frame.organisation'),
      links: sectionLinks(site),
    },
    { title: translate(language, 'frame.contact'), links: contactLinks(site) },
  ];
  const columns = own.length > 0 ? own.map(({ title, links }) => ({ title, links: links.map(linkOf) })) : derived;
  const legal = {
    title: translate(language, 'frame.legal'),
    links: [...legalLinks(site), ...correctionLinks(site, page)],
  };
  return [...columns, legal].filter(({ links }) => links.length > 0);
}

/** Shown on every page, unlike other routes. */
const firstPhone = defineDerivedValue('first phone', (site: Site): LabelledLink[] =>
  site.company.contactRoutes
    .flatMap(({ phone }) => phone ?? [])
    .slice(0, 1)
    .map((phone) => ({ label: phoneInWords(languageOfSite(site), phone), to: `tel:${phone}` })),
);

function contactLinks(site: Site): readonly LabelledLink[] {
  const { contactEmail } = site;
  return [createLinkResolver(site).contact, { label: contactEmail, to: `mailto:${contactEmail}` }, ...firstPhone(site)];
}

function legalLinks(site: Site): readonly LabelledLink[] {
  const language = languageOfSite(site);
  return [
    { label: translate(language, 'label.privacyPolicy'), to: site.privacyPage },
    { label: translate(language, 'label.termsOfUse'), to: site.termsPage },
    ...(site.legalNotice ? [{ label: sectionTitle(site, 'legalNotice'), to: sectionPath(site, 'legalNotice') }] : []),
  ];
}

/**
 * Link to report a mistake: a mail with the fact address in its subject, as the ledger and `owners` name it
 * (`solutions#recall-calls`), and the page's address.
 */
function correctionLinks(site: Site, { path, fact }: Pick<PageParts, 'path' | 'fact'>): LabelledLink[] {
  if (path === undefined) return [];
  const { key = '', prefix = '' } = site.inLanguage ?? {};
  const address = `${prefix === '' ? '' : `${key}/`}${stripLabels(factAddress({ fact, path }))}`;
  const subject = encodeURIComponent(
    decodePercent(`${address} ${absoluteUrl(site.baseUrl, prefix + stripLabels(path))}`),
  );
  const to = `mailto:${site.corrections ?? site.contactEmail}?subject=${subject}`;
  return [{ label: translate(languageOfSite(site), 'frame.wrongFact'), to }];
}

/** Profiles by host name, unless the brand labels them. */
function profilesOf(site: Site): readonly LabelledLink[] {
  const own = site.brand?.footer.profiles ?? [];
  if (own.length > 0) return own.map(({ name, href }) => ({ label: name, to: href }));
  return (site.company.sameAs ?? []).map((to) => ({ label: hostOf(to), to }));
}

/** Host without a URL parser, which must not see labels of the desk. */
const hostOf = (url: string): string => /^https?:\/\/(?:www\.)?([^/?#]*)/.exec(url)?.[1] ?? url;

/** Links for programs. */
function programs(site: Site, path: string | undefined): readonly LabelledLink[] {
  const language = languageOfSite(site);
  return [
    { to: '/auth/', label: translate(language, 'frame.access') },
    { to: '/api/v1/index.json', label: translate(language, 'frame.apiIndex') },
    { to: '/.well-known/api-catalog', label: translate(language, 'frame.apiCatalog') },
    { to: '/llms.txt', label: 'llms.txt' },
    { to: '/sitemap.xml', label: translate(language, 'frame.sitemap') },
    ...(path === undefined ? [] : [{ to: mirrorPath(path), label: translate(language, 'frame.asMarkdown') }]),
  ];
}
