import type { Bodies } from '../../api/v1/index.ts';

/** Names of all fields of a body, with those of nested objects and list items: `products.id`. */
export type FieldsOf<Body, Prefix extends string> = Body extends readonly (infer Item)[]
  ? FieldsOf<Item, Prefix>
  : Body extends object
    ? { [K in keyof Body & string]-?: FieldsOf<NonNullable<Body[K]>, `${Prefix}.${K}`> }[keyof Body & string]
    : Prefix;

/** Language members of documents, which page frames show. */
type OfLanguages = `${keyof Bodies}.${'language' | `translations.${string}`}`;

/** A fact of the API: `company.products.id`. */
export type Fact = Exclude<{ [Name in keyof Bodies]: FieldsOf<Bodies[Name], Name> }[keyof Bodies], OfLanguages>;
