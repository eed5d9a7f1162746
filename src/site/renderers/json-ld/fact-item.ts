import { itemAnchor } from '../../../api/facts/wire.ts';
import type { FactItem, FactValue, FieldDefinition, FieldDefinitions, Money } from '../../../content/fact-types.ts';
import { resolveOpeningHours } from '../../../content/opening-hours.ts';
import type { Site, SiteFactModule } from '../../../content/site.ts';
import { siteUrl } from '../../../core/url.ts';
import type { PostalAddress } from '../../../values/contact/address/model.ts';
import type { HoursInput } from '../../../values/hours/model.ts';
import { toSchemaOrgHours } from '../../../values/hours/schema-org.ts';
import { itemHeading, resolveReference } from '../../facts/fact-items.ts';
import { hoursAvailable, postalAddressNode } from './places.ts';

type UrlOf = (path: string) => string;
type Members = Readonly<Record<string, FactValue>>;

/** An item of a fact module as a node: its fields under the module's schema.org terms. */
export function factItemNode(site: Site, module: SiteFactModule, item: FactItem, url: UrlOf): object {
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
    case 'list':
      return (value as readonly FactValue[]).flatMap((one) => termOf(site, definition.of, one, url) ?? []);
    case 'object':
      return termsOf(site, definition.fields, value as Members, url);
    default:
      return value;
  }
}
