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
import { findPicture } from '../../content/pictures.ts';
import type { Site, SiteFactModule } from '../../content/site.ts';
import { rewriteKeepingLabel } from '../../core/labels.ts';
import type { EntryKind } from '../../core/url.ts';
import { joinListWithCommas } from '../../language/formats/lists.ts';
import { formatNumber } from '../../language/formats/numbers.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import type { PictureWithAlt } from '../../theme/model/sections.ts';
import { type Inline, type InlineContent, joinWithCommas, type ViewField } from '../../theme/model/view.ts';
import type { PostalAddress } from '../../values/contact/address/model.ts';
import type { HoursInput } from '../../values/hours/model.ts';
import { amountInWords, link, phoneLink, text } from '../page-model/builders.ts';
import type { FactPath } from '../page-model/fact-path.ts';
import { addressLine, exceptionalHours, usualHours } from '../page-model/home/places.ts';
import { entryPath } from './entry-path.ts';
import { withHomeWeek } from './opening-hours.ts';

/** Heading of an item: the value of its heading field, or its id. */
export const itemHeading = ({ heading }: SiteFactModule, item: FactItem): string =>
  heading === undefined ? item.id : String(item[heading]);

/** Path of the page of an item; undefined where items have none. */
export const itemPagePath = ({ name, publish }: SiteFactModule, { id }: FactItem): string | undefined =>
  publish?.pages ? `/${name}/${id}/` : undefined;

/** Fields of an item besides its heading, named in words. */
export const itemFields = (site: Site, { heading, fields }: SiteFactModule, item: FactItem): ViewField<never>[] =>
  Object.entries(fields).flatMap(([name, definition]) =>
    name === heading || name === pictureField(fields)
      ? []
      : fieldOf(site, labelOf(name, definition), definition, item[name]),
  );

/** The field whose picture stands above an item: the first of its kind. */
const pictureField = (fields: FieldDefinitions): string | undefined =>
  Object.entries(fields).find(([, { kind }]) => kind === 'picture')?.[0];

/** The picture of an item, where it has one. */
export function itemPicture(site: Site, { fields }: SiteFactModule, item: FactItem): PictureWithAlt | undefined {
  const name = pictureField(fields);
  return name === undefined ? undefined : findPicture(site, (item[name] ?? {}) as Partial<FactPicture>);
}

/** Lists of objects become one field an object; members are named after the object and themselves. */
function fieldOf(
  site: Site,
  term: string,
  definition: FieldDefinition,
  value: FactValue | undefined,
): ViewField<never>[] {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  if (definition.kind === 'object') return objectOf(site, term, definition.fields, value);
  const language = languageByTag(site.language);
  if (definition.kind === 'address')
    return [{ term, line: unnamed(addressLine(language, 'company.locations.address', value as PostalAddress)) }];
  if (definition.kind === 'hours') return hoursOf(withHomeWeek(language, site), term, value as HoursInput);
  if (definition.kind === 'list' && isApart(definition.of))
    return (value as readonly FactValue[]).flatMap((one, i) => fieldOf(site, `${term} ${i + 1}`, definition.of, one));
  if (definition.kind === 'list') {
    const leaves = (value as readonly FactValue[]).map((one) => leafOf(site, definition.of, one));
    return [{ term, line: joinWithCommas(leaves) }];
  }
  return [{ term, line: [leafOf(site, definition, value)] }];
}

/** Whether values have commas or fields, so that several in one line would be unclear. */
const isApart = ({ kind }: FieldDefinition): boolean => ['object', 'list', 'address', 'hours'].includes(kind);

/** Usual week, and exceptions. */
function hoursOf(language: Language, term: string, openingHours: HoursInput): ViewField<never>[] {
  const hours = resolveOpeningHours({ openingHours });
  if (!hours) return [];
  const at = 'company.locations.openingHours';
  return [
    { term, line: unnamed([usualHours(language, at, hours)]) },
    ...exceptionalHours(language, at, hours).map((other) => ({
      term: joinListWithCommas(language.table, [term, other.term]),
      line: unnamed(other.line),
    })),
  ];
}

/** Reuses a line of a built-in fact for an own fact, without fact names. */
const unnamed = (line: InlineContent<FactPath>): InlineContent<never> =>
  line.map((leaf) => (typeof leaf === 'string' ? leaf : ({ ...leaf, facts: [] } as Inline<never>)));

const objectOf = (site: Site, term: string, fields: FieldDefinitions, value: FactValue) =>
  Object.entries(fields).flatMap(([name, inner]) =>
    fieldOf(
      site,
      joinListWithCommas(languageByTag(site.language).table, [term, inner.label ?? inWords(name).toLowerCase()]),
      inner,
      (value as Readonly<Record<string, FactValue>>)[name],
    ),
  );

/** A readable value. */
function leafOf(site: Site, definition: FieldDefinition, value: FactValue): Inline<never> {
  const plain = String(value);
  const language = languageByTag(site.language);
  const { table } = language;
  switch (definition.kind) {
    case 'date':
      return text([], plain, 'date');
    case 'url':
      return link([], plain, plain);
    case 'email':
      return link([], plain, `mailto:${plain}`, 'address');
    case 'phone':
      return phoneLink(language, [], plain);
    case 'number': {
      const written = rewriteKeepingLabel(plain, (each) => formatNumber(table, each));
      return text([], definition.unit === undefined ? written : `${written} ${definition.unit}`, 'number');
    }
    case 'money':
      return text([], amountInWords(language, value as Money), 'number');
    case 'picture': {
      const { picture, alt } = value as FactPicture;
      return link([], alt, picture);
    }
    case 'boolean':
      return text([], translate(language, value === true ? 'text.yes' : 'text.no'));
    case 'choice':
      return text([], definition.values[plain] ?? plain);
    case 'reference':
      return targetLink(site, definition.to, plain);
    default:
      return text([], plain);
  }
}

const targetLink = (site: Site, list: string, id: string): Inline<never> => {
  const { name, to } = resolveReference(site, list, id);
  return link([], name, to);
};

/** Target of a reference: its name, its page, and the permanent address that is its id for programs. */
export function resolveReference(
  site: Site,
  list: string,
  id: string,
): { readonly name: string; readonly to: string; readonly at: string } {
  const own = site.facts.find(({ name }) => name === list);
  const item = own?.items.find((one) => one.id === id);
  if (own && item) {
    const to = itemAnchor(own, item);
    return { name: itemHeading(own, item), to, at: to };
  }
  const { solutions, workflows, industries, company } = site;
  const lists: Readonly<Record<string, readonly [of: EntryKind, items: readonly Named[]]>> = {
    solutions: ['solution', solutions],
    workflows: ['workflow', workflows],
    industries: ['industry', industries],
    products: ['product', company.products],
    compliance: ['compliance', company.compliance],
    people: ['person', company.people],
    locations: ['location', company.locations],
  };
  const [of, items] = lists[list] ?? [undefined, []];
  const at = `/#${of}-${id}`;
  const to = of && entryPath(site, of, id);
  return { name: items.find((one) => one.id === id)?.name ?? id, to: to ?? at, at };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Name of a field on the page: its label, else its English name in words. */
const labelOf = (name: string, { label }: FieldDefinition) => label ?? inWords(name);

/** `validFrom` → `Valid from`. */
function inWords(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
