import type { PlainSchema } from '../plain-schema.ts';
import type { Tell } from '../rules.ts';

/** A schema as an object: `true` allows everything, `false` nothing. */
export type SchemaObject = Readonly<Record<string, unknown>>;

/** Compares two schemas at one place; `compare` recurses. */
export type Comparison = (
  was: SchemaObject,
  now: SchemaObject,
  at: string,
  tell: Tell,
  compare: (was: PlainSchema, now: PlainSchema, at: string) => void,
) => void;

/** A member within an object: `#products[]` and `price` are `#products[].price`. */
export const within = (at: string, name: string): string => (at.endsWith('#') ? at + name : `${at}.${name}`);
