import { itemAnchor } from '../../../api/facts/wire.ts';
import type { FactItem, FactValue, FieldDefinition, FieldDefinitions, Money } from '../../../content/fact-types.ts';
import type { Site, SiteFacts } from '../../../content/site.ts';
import { siteUrl } from '../../../core/url.ts';
import { headingOf, targetOf } from '../../facts/fact-items.ts';

type UrlOf = (path: string) => string;
type Members = Readonly<Record<string, FactValue>>;

/** An item of a fact module as a node: its fields under the terms of schema.org that the module names. */
export function factNode(site: Site, module: SiteFacts, item: FactItem, url: UrlOf): object {
  const at = siteUrl(itemAnchor(module, item), url);
  return {
    '@type': module.schemaOrg,
    '@id': at,
    url: at,
    name: headingOf(module, item),
    ...termsOf(site, module.fields, item, url),
  };
}

function termsOf(site: Site, fields: FieldDefinitions, holder: Members, url: UrlOf): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, definition]) => {
      const value = holder[name];
      return definition.schemaOrg === undefined || value === undefined
        ? []
        : [[definition.schemaOrg, termOf(site, definition, value, url)]];
    }),
  );
}

function termOf(site: Site, definition: FieldDefinition, value: FactValue, url: UrlOf): unknown {
  switch (definition.kind) {
    case 'url':
      return siteUrl(String(value), url);
    case 'reference':
      return { '@id': siteUrl(targetOf(site, definition.to, String(value)).to, url) };
    case 'choice':
      return definition.values[String(value)] ?? value;
    case 'number':
      return definition.unit === undefined ? value : { '@type': 'QuantitativeValue', value, unitText: definition.unit };
    case 'money': {
      const { amount, currency } = value as Money;
      return { '@type': 'MonetaryAmount', value: amount, currency };
    }
    case 'list':
      return (value as readonly FactValue[]).map((one) => termOf(site, definition.of, one, url));
    case 'object':
      return termsOf(site, definition.fields, value as Members, url);
    default:
      return value;
  }
}
