import type { Bodies } from '../../api/v1/index.ts';

/** The name of every field of a body, those of nested objects and of the items of lists too: `products.id`. */
export type FieldsOf<Body, Prefix extends string> = Body extends readonly (infer Item)[]
  ? FieldsOf<Item, Prefix>
  : Body extends object
    ? { [K in keyof Body & string]-?: FieldsOf<NonNullable<Body[K]>, `${Prefix}.${K}`> }[keyof Body & string]
    : Prefix;

/** What a document says of itself in several languages: the frame of a page tells it. */
type OfLanguages = `${keyof Bodies}.${'language' | `translations.${string}`}`;

/** A fact that the API publishes: `company.products.id`. */
export type Fact = Exclude<{ [Name in keyof Bodies]: FieldsOf<Bodies[Name], Name> }[keyof Bodies], OfLanguages>;
