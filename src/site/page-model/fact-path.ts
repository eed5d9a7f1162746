import type { ResourceBodies } from '../../api/v1/index.ts';

/** Names of all fields of a body, with those of nested objects and list items: `products.id`. */
type FieldPaths<Body, Prefix extends string> = Body extends readonly (infer Item)[]
  ? FieldPaths<Item, Prefix>
  : Body extends object
    ? { [K in keyof Body & string]-?: FieldPaths<NonNullable<Body[K]>, `${Prefix}.${K}`> }[keyof Body & string]
    : Prefix;

/** Language members of documents, which page frames show. */
type OfLanguages = `${keyof ResourceBodies}.${'language' | `translations.${string}`}`;

/** A fact of the API: `company.products.id`. */
export type FactPath = Exclude<
  { [Name in keyof ResourceBodies]: FieldPaths<ResourceBodies[Name], Name> }[keyof ResourceBodies],
  OfLanguages
>;
