import { parseUrl } from '../../../core/parse-url.ts';
import type { ImportedPage } from '../html/imported-page.ts';
import type { SchemaOrgItem } from '../schema-org-item.ts';
import { flattenItems } from '../schema-org-item.ts';
import type { ReportNote, SourcedValue } from '../sourced-value.ts';

/** An export as facts are looked for in it. */
export interface Website {
  readonly home: ImportedPage;
  /** Pages in the language of the home page, that first. */
  readonly pages: readonly ImportedPage[];
  readonly imprint: readonly ImportedPage[];
  readonly contact: readonly ImportedPage[];
  /** `lang` of the home page. */
  readonly language?: string;
  /** Languages of other pages. */
  readonly otherLanguages: readonly string[];
  /** Items by their id. */
  readonly byId: ReadonlyMap<string, readonly SchemaOrgItem[]>;
  /** Origins that the export names as its own, the surest first. */
  readonly origins: readonly SourcedValue[];
}

const imprintName =
  /impressum|imprint|legal[-_ ]?notice|site[-_ ]?notice|mentions?[-_ ]?l[eé]gales|aviso[-_ ]?legal|note[-_ ]?legali|informazioni[-_ ]?legali|colophon|colofon|informacje[-_ ]?prawne|nota[-_ ]?prawna|会社概要|会社情報|特定商取引|الإشعار القانوني/i;
const contactName =
  /kontakt|contact|contatti|contacto|contato|about|ueber-uns|über uns|company|unternehmen|問い合わせ|اتصل/i;

const pathOf = (file: string) => file.replace(/(?:^|\/)index\.x?html?$/i, '').replace(/\.x?html?$/i, '');
const primary = (tag: string) => tag.toLowerCase().split(/[-_]/, 1)[0];

/** Puts the pages of an export in order; undefined where there is none. `sitemaps` are the addresses that they list. */
export function buildWebsite(
  all: readonly ImportedPage[],
  sitemaps: readonly SourcedValue[],
  noted: ReportNote,
): Website | undefined {
  const home = homeOf(all);
  if (!home) return undefined;
  const language = home.language ?? mostOf(all.flatMap((page) => page.language ?? []));
  const isOwn = (page: ImportedPage) =>
    page.language === undefined || language === undefined || primary(page.language) === primary(language);
  const pages = [home, ...all.filter((page) => page !== home && isOwn(page))];
  const others = new Set(all.filter((page) => !isOwn(page)).flatMap((page) => page.language ?? []));
  const isNamed = (page: ImportedPage, name: RegExp) =>
    page !== home && (name.test(pathOf(page.file)) || name.test(headOf(page)));
  const imprint = pages.filter((page) => isNamed(page, imprintName));
  if (imprint.length === 0)
    noted({
      from: { file: home.file, line: 1 },
      text: 'no page looks like an imprint or legal notice: numbers and addresses come from elsewhere',
    });
  const byId = new Map<string, SchemaOrgItem[]>();
  for (const item of flattenItems(pages.flatMap(({ items }) => items)))
    if (item.id !== undefined && item.properties.size > 0) byId.set(item.id, [...(byId.get(item.id) ?? []), item]);
  return {
    home,
    pages,
    imprint,
    contact: pages.filter((page) => !imprint.includes(page) && isNamed(page, contactName)),
    ...(language !== undefined && { language }),
    otherLanguages: [...others].sort(),
    byId,
    origins: originsOf(home, sitemaps, pages),
  };
}

/** The title without the name of the site, or the first heading. */
function headOf({ title, lines }: ImportedPage): string {
  return `${title?.value.split(/ [·|–—-] /)[0] ?? ''} ${lines.find(({ isHeading }) => isHeading)?.text ?? ''}`;
}

/** The page at the root, or that to which it leads; else the one that is nearest to the root. */
function homeOf(pages: readonly ImportedPage[]): ImportedPage | undefined {
  const depth = ({ file }: ImportedPage) =>
    file.split('/').length * 1000 + (/(?:^|\/)index\.x?html?$/i.test(file) ? 0 : 500) + Math.min(file.length, 400);
  const [first] = [...pages].sort((a, b) => depth(a) - depth(b));
  if (first?.refresh === undefined) return first;
  const path = parseUrl(first.refresh, 'https://export.invalid/')?.pathname.replace(/^\/|\/$/g, '');
  return pages.find((page) => page !== first && pathOf(page.file) === path) ?? first;
}

function mostOf(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The homepage and the sitemap say where a site lies; where neither does, the first other page that does. */
function originsOf(
  { metas }: ImportedPage,
  sitemaps: readonly SourcedValue[],
  pages: readonly ImportedPage[],
): SourcedValue[] {
  const named = [...(metas.get('link:canonical') ?? []), ...(metas.get('og:url') ?? []), ...sitemaps.slice(0, 1)];
  const others = pages.flatMap((page) => page.metas.get('link:canonical') ?? []).slice(0, 1);
  return (named.length > 0 ? named : others).flatMap(({ value, from }) => {
    const url = parseUrl(value);
    return url && /^https?:$/.test(url.protocol) ? [{ value: url.origin, from }] : [];
  });
}
