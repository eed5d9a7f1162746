import { itemAnchor } from '../../api/facts/wire.ts';
import type {
  FactItem,
  FactPicture,
  FactValue,
  FieldDefinition,
  FieldDefinitions,
  Money,
} from '../../content/fact-types.ts';
import { resolveOpeningHours } from '../../content/opening-hours.ts';
import type { Site, SiteFactModule } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { siteUrl } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import type { PictureWithAlt } from '../../theme/model/sections.ts';
import type { View, ViewField } from '../../theme/model/view.ts';
import type { PostalAddress } from '../../values/contact/address/model.ts';
import type { HoursInput } from '../../values/hours/model.ts';
import { toSchemaOrgHours } from '../../values/hours/schema-org.ts';
import { itemFields, itemHeading, itemPagePath, itemPicture, resolveReference } from '../facts/fact-items.ts';
import { homeBreadcrumb } from '../facts/section-pages.ts';
import { section, view } from '../page-model/builders.ts';
import { subpagesSection } from '../page-model/pages/page-view.ts';
import { hoursAvailable, organizationId, postalAddressNode } from '../renderers/json-ld/organization.ts';
import { viewToMarkdown } from '../renderers/markdown/view.ts';
import { pageDocuments } from './page.ts';

/** A fact module as a Dataset: JSON address, date and licence. */
const datasetNode = (
  site: Site,
  { name, title, description, updated }: SiteFactModule,
  url: (path: string) => string,
): object => ({
  '@type': 'Dataset',
  '@id': `${url(`/${name}/`)}#dataset`,
  name: title,
  description,
  url: url(`/${name}/`),
  dateModified: updated,
  license: site.dataLicense.url,
  isAccessibleForFree: true,
  creator: { '@id': organizationId(url) },
  distribution: [
    { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: url(`/api/v1/${name}.json`) },
  ],
});

type UrlOf = (path: string) => string;
type Members = Readonly<Record<string, FactValue>>;

/** An item of a fact module as a node: its fields under the module's schema.org terms. */
function factItemNode(site: Site, module: SiteFactModule, item: FactItem, url: UrlOf): object {
  const at = siteUrl(itemAnchor(module, item), url);
  return {
    '@type': module.schemaOrg,
    '@id': at,
    url: at,
    name: itemHeading(module, item),
    ...termsOf(site, module.fields, item, url),
  };
}

function termsOf(site: Site, fields: FieldDefinitions, holder: Members, url: UrlOf): object {
  const told = Object.entries(fields).flatMap(([name, definition]): (readonly [string, unknown])[] => {
    const value = holder[name];
    if (definition.schemaOrg === undefined || value === undefined) return [];
    // Places have two properties for hours.
    if (definition.kind === 'hours' && definition.schemaOrg === 'openingHoursSpecification') {
      const hours = resolveOpeningHours({ openingHours: value as HoursInput });
      return hours ? Object.entries(toSchemaOrgHours(hours)) : [];
    }
    return [[definition.schemaOrg, termOf(site, definition, value, url)]];
  });
  const terms = new Map<string, unknown[]>();
  // Two fields may share a property, which then has both values; objects without terms are left out.
  for (const [term, value] of told) terms.set(term, [terms.get(term) ?? [], value].flat().filter(isTold));
  const isList = new Set(told.flatMap(([term, value]) => (Array.isArray(value) ? [term] : [])));
  return Object.fromEntries(
    [...terms].flatMap(([term, values]) =>
      values.length === 0 ? [] : [[term, values.length === 1 && !isList.has(term) ? values[0] : values]],
    ),
  );
}

const isTold = (value: unknown): boolean =>
  value !== undefined && !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function termOf(site: Site, definition: FieldDefinition, value: FactValue, url: UrlOf): unknown {
  switch (definition.kind) {
    case 'url':
      return siteUrl(String(value), url);
    case 'reference':
      return { '@id': siteUrl(resolveReference(site, definition.to, String(value)).at, url) };
    case 'choice':
      return definition.values[String(value)] ?? value;
    case 'number':
      return definition.unit === undefined ? value : { '@type': 'QuantitativeValue', value, unitText: definition.unit };
    case 'money': {
      const { amount, currency } = value as Money;
      return { '@type': 'MonetaryAmount', value: amount, currency };
    }
    case 'address':
      return postalAddressNode(value as PostalAddress);
    case 'hours':
      return hoursAvailable({ openingHours: value as HoursInput });
    case 'picture':
      return url((value as FactPicture).picture);
    case 'list':
      return (value as readonly FactValue[]).flatMap((one) => termOf(site, definition.of, one, url) ?? []);
    case 'object':
      return termsOf(site, definition.fields, value as Members, url);
    default:
      return value;
  }
}

/** A page for each fact module, `/releases/`: all items with their fields, as HTML, Markdown and JSON-LD. */
export function factPages(site: Site): Document[] {
  const language = languageByTag(site.language);
  return site.facts.flatMap((module) => {
    const { name, title, description, updated, source } = module;
    const entries = () =>
      module.items.map((item) => ({
        item,
        heading: itemHeading(module, item),
        to: itemPagePath(module, item),
        fields: itemFields(site, module, item),
        picture: itemPicture(site, module, item),
      }));
    const list = pageDocuments(site, {
      path: `/${name}/`,
      fact: `${name}#`,
      title,
      description,
      updated,
      source,
      llms: 'Pages',
      main: () => viewOf(site, module, entries()),
      markdown: () => viewToMarkdown(viewOf(site, module, entries()), language),
      type: 'CollectionPage',
      jsonLd: ({ url }) => [
        datasetNode(site, module, url),
        ...(module.schemaOrg === undefined ? [] : module.items.map((item) => factItemNode(site, module, item, url))),
      ],
    });
    return [...list, ...module.items.flatMap((item) => itemPage(site, module, item))];
  });
}

/** The page of an item, where items have pages; its anchor on the page of the list stays its address in the API. */
function itemPage(site: Site, module: SiteFactModule, item: FactItem): Document[] {
  const path = itemPagePath(module, item);
  if (path === undefined) return [];
  const { name, title, updated, source, schemaOrg } = module;
  const language = languageByTag(site.language);
  const heading = itemHeading(module, item);
  const description = translate(language, 'text.labelled', { label: title, value: heading });
  const content = () =>
    view<never>({
      role: 'page',
      crumbs: [homeBreadcrumb(site), { label: title, to: `/${name}/` }],
      title: heading,
      description,
      lead: { kind: 'prose', facts: [], html: '', markdown: '' },
      sections: [section({ id: `${name}-${item.id}` }, { kind: 'fields', fields: itemFields(site, module, item) })],
      pages: [],
    });
  return pageDocuments(site, {
    ...{ path, fact: `${name}#${item.id}`, title: heading, description, updated, source },
    main: content,
    markdown: () => viewToMarkdown(content(), language),
    jsonLd: ({ url }) => (schemaOrg === undefined ? [] : [factItemNode(site, module, item, url)]),
  });
}

/** Minimum of items for a search box. */
const longList = 20;

interface Entry {
  readonly item: FactItem;
  readonly heading: string;
  readonly to: string | undefined;
  readonly fields: readonly ViewField<never>[];
  readonly picture: PictureWithAlt | undefined;
}

function viewOf(site: Site, { name, title, description }: SiteFactModule, entries: readonly Entry[]): View<never> {
  const items = entries.map(({ item, ...entry }) => ({ anchor: `${name}-${item.id}`, ...entry }));
  return view({
    role: 'page',
    crumbs: [homeBreadcrumb(site)],
    title,
    description,
    lead: { kind: 'prose', facts: [], html: '', markdown: '' },
    sections: [
      items.length > 0 && section({ id: name }, { kind: 'items', isLong: items.length > longList, items }),
      subpagesSection(site, `/${name}/`),
    ],
    pages: [],
  });
}
