import { itemAnchor } from '../../api/facts/wire.ts';
import type { FactItem, FactValue, FieldDefinition, FieldDefinitions } from '../../content/fact-types.ts';
import type { Site, SiteFacts } from '../../content/site.ts';
import { link, text } from '../view/make.ts';
import type { Field, Inline, Line } from '../view/model.ts';

/** What an item is called: the value of the field that is its heading, or its id. */
export const headingOf = ({ heading }: SiteFacts, item: FactItem): string =>
  heading === undefined ? item.id : String(item[heading]);

/** What is said of an item beside its heading, each field under its name in words. */
export const fieldsOf = (site: Site, { heading, fields }: SiteFacts, item: FactItem): Field<never>[] =>
  Object.entries(fields).flatMap(([name, definition]) =>
    name === heading ? [] : fieldOf(site, inWords(name), definition, item[name]),
  );

/** A list of objects is told one object a field; what is in an object, under its name and that of its members. */
function fieldOf(site: Site, term: string, definition: FieldDefinition, value: FactValue | undefined): Field<never>[] {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  if (definition.kind === 'object') return objectOf(site, term, definition.fields, value);
  if (definition.kind === 'list' && (definition.of.kind === 'object' || definition.of.kind === 'list'))
    return (value as readonly FactValue[]).flatMap((one, i) => fieldOf(site, `${term} ${i + 1}`, definition.of, one));
  if (definition.kind === 'list') {
    const leaves = (value as readonly FactValue[]).map((one) => leafOf(site, definition.of, one));
    return [{ term, line: leaves.flatMap((leaf, i): Line<never> => (i === 0 ? [leaf] : [', ', leaf])) }];
  }
  return [{ term, line: [leafOf(site, definition, value)] }];
}

const objectOf = (site: Site, term: string, fields: FieldDefinitions, value: FactValue) =>
  Object.entries(fields).flatMap(([name, inner]) =>
    fieldOf(
      site,
      `${term}, ${inWords(name).toLowerCase()}`,
      inner,
      (value as Readonly<Record<string, FactValue>>)[name],
    ),
  );

/** A value as people read it. */
function leafOf(site: Site, definition: FieldDefinition, value: FactValue): Inline<never> {
  const plain = String(value);
  switch (definition.kind) {
    case 'date':
      return text([], plain, 'date');
    case 'url':
      return link([], plain, plain);
    case 'email':
      return link([], plain, `mailto:${plain}`, 'address');
    case 'phone':
      return link([], plain, `tel:${plain}`, 'phone');
    case 'number':
      return text([], definition.unit === undefined ? plain : `${plain} ${definition.unit}`, 'number');
    case 'money': {
      const { amount, currency } = value as { readonly amount: string; readonly currency: string };
      return text([], `${amount} ${currency}`, 'number');
    }
    case 'boolean':
      return text([], value === true ? 'yes' : 'no');
    case 'choice':
      return text([], definition.values[plain] ?? plain);
    case 'reference':
      return targetLink(site, definition.to, plain);
    default:
      return text([], plain);
  }
}

const targetLink = (site: Site, list: string, id: string): Inline<never> => {
  const { name, to } = targetOf(site, list, id);
  return link([], name, to);
};

/** What a reference names, and where it stands: its page, or the homepage for what is built in. */
export function targetOf(site: Site, list: string, id: string): { readonly name: string; readonly to: string } {
  const own = site.facts.find(({ name }) => name === list);
  const item = own?.items.find((one) => one.id === id);
  if (own && item) return { name: headingOf(own, item), to: itemAnchor(own, item) };
  const { solutions, workflows, industries, company } = site;
  const lists: Readonly<Record<string, readonly [of: string, items: readonly Named[]]>> = {
    solutions: ['solution', solutions],
    workflows: ['workflow', workflows],
    industries: ['industry', industries],
    products: ['product', company.products],
    compliance: ['compliance', company.compliance],
  };
  const [of, items] = lists[list] ?? ['', []];
  return { name: items.find((one) => one.id === id)?.name ?? id, to: `/#${of}-${id}` };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** `validFrom` → `Valid from`. */
function inWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
