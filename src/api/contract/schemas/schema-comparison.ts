import type { PlainSchema } from '../plain-schema.ts';
import type { ReportChange } from '../rules.ts';

/** A schema as an object: `true` allows everything, `false` nothing. */
export type SchemaObject = Readonly<Record<string, unknown>>;

/** Compares two schemas at one place; `compare` recurses. */
export type SchemaComparison = (
  was: SchemaObject,
  now: SchemaObject,
  at: string,
  tell: ReportChange,
  compare: (was: PlainSchema, now: PlainSchema, at: string) => void,
) => void;

/** A member within an object: `#products[]` and `price` are `#products[].price`. */
export const memberPath = (at: string, name: string): string => (at.endsWith('#') ? at + name : `${at}.${name}`);
