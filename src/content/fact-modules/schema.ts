import { z } from 'zod';
import { isObject } from '../../core/type-guards.ts';
import type { FieldDefinition, FieldDefinitions } from '../fact-types.ts';
import { anyDate, updatedDate } from '../schemas/dates.ts';
import { fieldMeta } from '../schemas/field-meta.ts';
import { code, email, line, name, sentence, slug } from '../schemas/fields.ts';
import { picture } from '../schemas/pictures.ts';
import { rule } from '../schemas/text-rules.ts';
import { siteLink } from '../schemas/urls.ts';
import { currency, openingHours, placeAddress } from '../schemas/values.ts';

type Kind = FieldDefinition['kind'];
type Of<K extends Kind> = FieldDefinition & { readonly kind: K };
type Data = { readonly [name: string]: unknown };

/** A kind of field: what its definition says besides, and what an item may write. */
interface KindRow<K extends Kind> {
  more?(definition: Data): z.ZodRawShape;
  value(definition: Of<K>): z.ZodType;
}

const amount = z
  .string('expected an amount in quotes such as 12.50')
  .regex(/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/, 'expected an amount such as 12.50')
  .register(fieldMeta, { kind: 'text', meant: plainAmount });

/** `£4,200.00`, `980,00 €`: a comma before three digits parts thousands only where decimals follow, else it may be a point. */
function plainAmount(value: string | number): string | undefined {
  const text = String(value).replace(/[\s'’\p{Sc}]|EUR|GBP|CHF|USD|JPY/gu, '');
  if (/^-?\d{1,3}(?:,\d{3})+\.\d{2}$/.test(text)) return text.replaceAll(',', '');
  if (/^-?\d{1,3}(?:\.\d{3})+,\d{2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(text) ? text.replace(',', '.') : undefined;
}

const money = z.strictObject({ amount, currency: currency() });
const pictured = z.strictObject({ picture, alt: line(200) });

/** THE TABLE of kinds: a closed set, so that every value has a form in JSON, on the page and in the forms of the desk. */
const kinds: { readonly [K in Kind]: KindRow<K> } = {
  text: { value: () => line(300) },
  sentence: { value: sentence },
  slug: { value: slug },
  date: { value: anyDate },
  url: { value: siteLink },
  email: { value: email },
  // phones.ts checks it by country of dialling.
  phone: { value: () => code(60) },
  number: {
    more: () => ({ unit: name(40).optional(), min: z.number().optional(), max: z.number().optional() }),
    value: ({ min = -Infinity, max = Infinity }) =>
      z.number().check(z.refine<number>((n) => n >= min && n <= max, rule(`expected a number ${range(min, max)}`))),
  },
  money: { value: () => money },
  picture: { value: () => pictured },
  boolean: { value: () => z.boolean() },
  choice: {
    more: () => ({ values: z.record(slug(), line(80)) }),
    // The definition reports an empty list.
    value: ({ values }) => (Object.keys(values).length === 0 ? z.unknown() : z.enum(Object.keys(values))),
  },
  reference: { more: () => ({ to: code(40) }), value: slug },
  address: { value: placeAddress },
  hours: { value: openingHours },
  list: {
    more: ({ of }) => ({ of: definitionSchema(of) }),
    value: ({ of }) => z.array(kindOf(of)?.value(of as never) ?? z.unknown()),
  },
  object: {
    more: ({ fields }) => ({ fields: definitionsSchema(fields) }),
    value: ({ fields }) => z.strictObject(shapeOf(fields)),
  },
};

const range = (min: number, max: number): string =>
  max === Infinity ? `from ${min} on` : min === -Infinity ? `up to ${max}` : `from ${min} to ${max}`;

/** The names of the kinds, in the order of the table. */
export const fieldKindNames = Object.keys(kinds) as [Kind, ...Kind[]];

function kindOf(definition: unknown): KindRow<Kind> | undefined {
  const kind = isObject(definition) ? definition.kind : undefined;
  return typeof kind === 'string' && Object.hasOwn(kinds, kind) ? (kinds[kind as Kind] as KindRow<Kind>) : undefined;
}

/** Schema of a field definition by its kind, so that hints name the fields of that kind alone. */
function definitionSchema(definition: unknown): z.ZodType {
  const kind = kindOf(definition);
  if (!kind) return z.looseObject({ kind: z.enum(fieldKindNames) });
  return z.strictObject({
    kind: z.string(),
    label: line(80).optional(),
    description: sentence(),
    optional: z.boolean().optional(),
    schemaOrg: schemaOrg().optional(),
    ...kind.more?.(definition as Data),
  });
}

const schemaOrg = () =>
  z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, 'expected a term of schema.org such as datePublished');

function definitionsSchema(fields: unknown): z.ZodType {
  if (!isObject(fields)) return z.record(z.string(), z.unknown());
  return z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, definitionSchema(one)])));
}

/** A definition in the first language that its texts are given in. */
function inOneLanguage(definition: unknown): unknown {
  if (!isObject(definition)) return definition;
  const text = (value: unknown) => (isObject(value) ? Object.values(value)[0] : value);
  const each = (value: unknown, of: (member: unknown) => unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, of(one)])) : value;
  return Object.fromEntries(
    Object.entries(definition).map(([name, value]) => {
      if (name === 'of') return [name, inOneLanguage(value)];
      if (name === 'fields') return [name, each(value, inOneLanguage)];
      return [name, name === 'values' ? each(value, text) : text(value)];
    }),
  );
}

/** The fields of a module, as it is written, whose definitions are in order; their texts in one language. */
export function listValidFields(module: unknown): FieldDefinitions {
  const written = isObject(module) && isObject(module.fields) ? module.fields : {};
  const fields = Object.fromEntries(Object.entries(written).map(([name, one]) => [name, inOneLanguage(one)]));
  const isDefined = ([, one]: [string, unknown]) => {
    const judge = definitionSchema(one);
    return judge.safeParse(one).success;
  };
  return Object.fromEntries(Object.entries(fields).filter(isDefined)) as FieldDefinitions;
}

/** Schema of an item's fields. Broken definitions are reported there: their values are left alone. */
function shapeOf(fields: unknown): z.ZodRawShape {
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, definition]) => {
      const judge = definitionSchema(definition);
      if (!judge.safeParse(definition).success) return [name, z.unknown()];
      const value = (kindOf(definition) as KindRow<Kind>).value(definition as never);
      return [name, (definition as FieldDefinition).optional ? value.optional() : value];
    }),
  );
}

const publishing = () =>
  z.strictObject({
    documents: z.boolean().optional(),
    pages: z.boolean().optional(),
    feed: z.boolean().optional(),
    latest: z.string().optional(),
    period: z.strictObject({ from: z.string().optional(), until: z.string().optional() }).optional(),
  });

/** The schema of a fact module, made for what it says: the definition of its fields decides what items may be. */
export function factModuleSchema(module: unknown): z.ZodType {
  const fields = isObject(module) ? module.fields : undefined;
  return z.strictObject({
    updated: updatedDate(),
    title: line(80),
    item: line(60),
    description: sentence(),
    schemaOrg: schemaOrg().optional(),
    heading: z.string().optional(),
    order: z.enum(['given', 'newest-first', 'by-name']).optional(),
    publish: publishing().optional(),
    fields: definitionsSchema(fields),
    items: z.array(z.strictObject({ id: slug(), ...shapeOf(fields) })),
  });
}
