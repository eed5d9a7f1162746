import { itemStates } from '../../content/fact-modules/states.ts';
import type { FactItem, FactPicture, FactValue, FieldDefinition, FieldDefinitions } from '../../content/fact-types.ts';
import { resolveOpeningHours } from '../../content/opening-hours.ts';
import type { SiteFactModule } from '../../content/site.ts';
import { siteUrl } from '../../core/url.ts';
import type { PlainTextKey } from '../../language/catalogue.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import { escapeMarkdown } from '../../markdown/escape.ts';
import type { PostalAddress } from '../../values/contact/address/model.ts';
import type { HoursInput } from '../../values/hours/model.ts';
import { addressBody, hoursBodies } from '../v1/places.ts';
import type { WireSchemas } from '../wire-schemas.ts';
import schemas from '../wire-schemas.ts?value';
import type { WireSchema } from './wire-schema.ts';

/** JSON pointer of shared schemas in an OpenAPI description. */
const componentPlace = '#/components/schemas/';

const { components } = schemas as WireSchemas;

/** A reference to a component of the built-in documents: generated clients have one type of each. */
export const componentReference = (name: string): WireSchema => ({ $ref: `${componentPlace}${name}` });

/** A schema with the built-in components that it refers to in their places, for whoever reads it alone. */
export function inlineComponents({ $ref, properties, items, ...schema }: WireSchema): WireSchema {
  const known = $ref === undefined ? undefined : components[$ref.slice(componentPlace.length)];
  if (known) return inlineComponents({ ...known, ...schema });
  return {
    ...schema,
    ...(items && { items: inlineComponents(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, inlineComponents(member)]),
      ),
    }),
  };
}

type Kind = FieldDefinition['kind'];
type Of<K extends Kind> = FieldDefinition & { readonly kind: K };
type UrlOf = (path: string) => string;

/** Wire form of a field kind: its schema, and the mapping of values. */
interface KindRow<K extends Kind> {
  schema(definition: Of<K>, language: Language): WireSchema;
  value?(definition: Of<K>, value: never, url: UrlOf): unknown;
}

const text = { schema: () => ({ type: 'string' }) };
const formatted = (format: string) => ({ schema: () => ({ type: 'string', format }) });
const bounds = ({ min, max }: Of<'number'>) => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
});

/** THE TABLE of kinds on the wire. */
const kinds: { readonly [K in Kind]: KindRow<K> } = {
  text,
  sentence: text,
  slug: text,
  phone: { schema: () => componentReference('Phone') },
  date: formatted('date'),
  email: formatted('email'),
  url: { ...formatted('uri'), value: (_, value: string, url) => siteUrl(value, url) },
  number: {
    schema(definition, language) {
      const number = { type: 'number', ...bounds(definition) };
      if (definition.unit === undefined) return number;
      return objectOf({
        value: { ...number, description: translate(language, 'wire.factNumber') },
        unit: { type: 'string', description: translate(language, 'wire.factUnit') },
      });
    },
    value: ({ unit }, value: number) => (unit === undefined ? value : { value, unit }),
  },
  money: {
    schema: (_, language) =>
      objectOf({
        amount: { type: 'string', description: translate(language, 'wire.amount') },
        currency: { type: 'string', description: translate(language, 'wire.currency') },
      }),
  },
  picture: {
    schema: (_, language) =>
      objectOf({
        url: { type: 'string', format: 'uri', description: translate(language, 'wire.pictureUrl') },
        alt: { type: 'string', description: translate(language, 'wire.pictureAlt') },
      }),
    value: (_, { picture, alt }: FactPicture, url) => ({ url: url(picture), alt }),
  },
  boolean: { schema: () => ({ type: 'boolean' }) },
  // The components of the company's own: generated clients have one type of each.
  address: { schema: () => componentReference('Address'), value: (_, value: PostalAddress) => addressBody(value) },
  hours: {
    schema: () => componentReference('OpeningHours'),
    value: (_, value: HoursInput) => hoursBodies(resolveOpeningHours({ openingHours: value })).openingHours,
  },
  choice: { schema: ({ values }) => ({ type: 'string', 'x-extensible-enum': Object.keys(values) }) },
  reference: text,
  list: {
    schema: ({ of }, language) => ({ type: 'array', items: schemaOf(of, language) }),
    value: ({ of }, value: readonly FactValue[], url) => value.map((one) => wireValue(of, one, url)),
  },
  object: {
    schema: ({ fields }, language) => fieldsSchema(fields, language),
    value: ({ fields }, value: Readonly<Record<string, FactValue>>, url) => membersOf(fields, value, url),
  },
};

function objectOf(properties: Readonly<Record<string, WireSchema>>): WireSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function schemaOf(definition: FieldDefinition, language: Language): WireSchema {
  const row = kinds[definition.kind] as KindRow<Kind>;
  return { ...row.schema(definition as never, language), description: escapeMarkdown(definition.description) };
}

const wireValue = (definition: FieldDefinition, value: FactValue, url: UrlOf): unknown =>
  (kinds[definition.kind] as KindRow<Kind>).value?.(definition as never, value as never, url) ?? value;

/** The choices of a field, of a list of choices too: their names are published beside the codes. */
const choicesOf = (definition: FieldDefinition): Readonly<Record<string, string>> | undefined =>
  definition.kind === 'choice' ? definition.values : definition.kind === 'list' ? choicesOf(definition.of) : undefined;

function fieldsSchema(
  fields: FieldDefinitions,
  language: Language,
  more: Readonly<Record<string, WireSchema>> = {},
): WireSchema & { readonly type: string } {
  const properties = { ...more };
  const required = Object.keys(more);
  for (const [name, definition] of Object.entries(fields)) {
    properties[name] = schemaOf(definition, language);
    const names = choicesOf(definition) && [`${name}Name`];
    const description = escapeMarkdown(definition.description);
    const inWords = { type: 'string', description: translate(language, 'wire.factInWords', { description }) };
    if (names) properties[`${name}Name`] = definition.kind === 'list' ? { type: 'array', items: inWords } : inWords;
    // Bounded: one.
    if (!definition.optional) required.push(name, ...(names ?? []));
  }
  return { type: 'object', properties, required };
}

function membersOf(fields: FieldDefinitions, item: Readonly<Record<string, FactValue>>, url: UrlOf): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, definition]) => {
      const value = item[name];
      if (value === undefined) return [];
      const named = choicesOf(definition);
      const words = (key: FactValue) => named?.[String(key)] ?? String(key);
      return [
        [name, wireValue(definition, value, url)],
        ...(named ? [[`${name}Name`, Array.isArray(value) ? value.map(words) : words(value)]] : []),
      ];
    }),
  );
}

/** Path and fragment of an item on the website. */
export const itemAnchor = ({ name }: SiteFactModule, { id }: FactItem): string => `/${name}/#${name}-${id}`;

/** Path of the document of an item; `{id}` gives the template of all. */
export const itemDocumentPath = ({ name }: SiteFactModule, id: string): string => `/api/v1/${name}/${id}.json`;

/** An item of a fact module as JSON, with its id, where it stands, and its states. */
export const toWireItem = (module: SiteFactModule, item: FactItem, url: UrlOf): object => ({
  id: item.id,
  url: siteUrl(itemAnchor(module, item), url),
  ...(module.publish?.documents && { document: url(itemDocumentPath(module, item.id)) }),
  ...membersOf(module.fields, item, url),
  ...itemStates(module, item),
});

/** The schema of one item of a fact module; what it says is Markdown (OpenAPI 3.1 §4.8). */
export function buildItemSchema(language: Language, { item, fields, publish }: SiteFactModule): WireSchema {
  const described = (key: PlainTextKey, schema: WireSchema) => ({
    ...schema,
    description: translate<PlainTextKey>(language, key),
  });
  const schema = fieldsSchema(fields, language, {
    id: componentReference('Id'),
    url: componentReference('PlaceUrl'),
    ...(publish?.documents && { document: described('wire.factDocument', { type: 'string', format: 'uri' }) }),
    ...(publish?.period && { isCurrent: described('wire.factIsCurrent', { type: 'boolean' }) }),
  });
  const endsOn =
    publish?.period?.until !== undefined && described('wire.factEndsOn', { type: 'string', format: 'date' });
  return {
    ...schema,
    properties: { ...schema.properties, ...(endsOn && { endsOn }) },
    description: `${escapeMarkdown(item)}.`,
  };
}
