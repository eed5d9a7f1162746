// Fact modules of an organisation's own, content/facts/<name>.ts: what their fields may be. Types alone, also for editors.

interface Described {
  /** What the field says, in one sentence; published with the schema. */
  readonly description: string;
  /** Items may leave it out. */
  readonly optional?: boolean;
  /** The property of schema.org that it is, such as datePublished. */
  readonly schemaOrg?: string;
}

/** Kinds whose value is a text, each with a form of its own. */
export type TextKind = 'text' | 'sentence' | 'slug' | 'date' | 'url' | 'email' | 'phone';

/** A field of the items: its kind, and what the kind needs to know. */
export type FieldDefinition = Described &
  (
    | { readonly kind: TextKind | 'money' | 'boolean' }
    | { readonly kind: 'number'; readonly unit?: string; readonly min?: number; readonly max?: number }
    | { readonly kind: 'choice'; readonly values: Readonly<Record<string, string>> }
    | { readonly kind: 'reference'; readonly to: string }
    | { readonly kind: 'list'; readonly of: FieldDefinition }
    | { readonly kind: 'object'; readonly fields: FieldDefinitions }
  );

export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

/** A decimal number as text, and an ISO 4217 code: `{ amount: '12.50', currency: 'EUR' }`. */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

export type FactValue =
  | string
  | number
  | boolean
  | Money
  | readonly FactValue[]
  | { readonly [name: string]: FactValue };

/** One item: its id, and a value for each field that it has. */
export interface FactItem {
  readonly id: string;
  readonly [field: string]: FactValue;
}

/** The fields of fact modules by their names, as `npm run types` declares them: `Facts['releases']`. */
// biome-ignore lint/suspicious/noEmptyInterface: a project adds its own by declaration merging
export interface Facts {}

/** What content/facts/<name>.ts says: `export default { … } satisfies FactModule<'releases'>`. */
export interface FactModule<Name extends string = string> {
  /** Date on which this content last changed (YYYY-MM-DD). */
  readonly updated: string;
  /** Heading of its page and of its document, such as Releases. */
  readonly title: string;
  /** What one of them is called, such as Release. */
  readonly item: string;
  /** What the module says, in one sentence. */
  readonly description: string;
  /** The type of schema.org that an item is, such as SoftwareApplication. */
  readonly schemaOrg?: string;
  /** The field whose value is the heading of an item; absent: its id. */
  readonly heading?: string;
  /** given (as written, the default), newest-first (by the first date) or by-name (by the heading). */
  readonly order?: 'given' | 'newest-first' | 'by-name';
  readonly fields: FieldDefinitions;
  readonly items: readonly (Name extends keyof Facts ? Facts[Name] : FactItem)[];
}
