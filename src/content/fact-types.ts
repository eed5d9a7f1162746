// Fact modules of an organisation's own, content/facts/<name>.ts: what their fields may be. Types alone, also for editors;
// `S` is a text as it is written, which may be given per language.
import type { ScheduledValue } from './scheduled/scheduled-value.ts';
import type { Company } from './types.generated.ts';

/** A value at one time. */
type Given<T> = Exclude<T, ScheduledValue<unknown> | undefined>;

interface Described<S> {
  /** Label on the page; absent: the name in words. */
  readonly label?: S;
  /** Meaning of the field in one sentence; published with the schema. */
  readonly description: S;
  /** Items may leave it out. */
  readonly optional?: boolean;
  /** The property of schema.org that it is, such as datePublished. */
  readonly schemaOrg?: string;
}

/** Kinds whose value is a text, each with a form of its own. */
export type TextKind = 'text' | 'sentence' | 'slug' | 'date' | 'url' | 'email' | 'phone';

/** A field of the items: its kind, and what the kind needs to know. */
export type FieldDefinition<S = string> = Described<S> &
  (
    | { readonly kind: TextKind | 'money' | 'boolean' | 'address' | 'hours' | 'picture' }
    | { readonly kind: 'number'; readonly unit?: S; readonly min?: number; readonly max?: number }
    | { readonly kind: 'choice'; readonly values: Readonly<Record<string, S>> }
    | { readonly kind: 'reference'; readonly to: string }
    | { readonly kind: 'list'; readonly of: FieldDefinition<S> }
    | { readonly kind: 'object'; readonly fields: FieldDefinitions<S> }
  );

export type FieldDefinitions<S = string> = Readonly<Record<string, FieldDefinition<S>>>;

/** A decimal number as text, and an ISO 4217 code: `{ amount: '12.50', currency: 'EUR' }`. */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** A picture of public/ with its description: `{ picture: '/images/hall.jpg', alt: 'The hall' }`. */
export interface FactPicture<S = string> {
  readonly picture: string;
  readonly alt: S;
}

/** A postal address, or as much of it as is public. */
export type FactAddress = Given<Given<Company['locations']>[number]>['address'];

/** Opening hours: `{ timeZone, regular: [{ days: ['Monday-Friday'], open: ['09:00-17:00'] }] }`. */
export type FactHours = Given<Company['openingHours']>;

export type FactValue =
  | string
  | number
  | boolean
  | Money
  | FactPicture
  | FactAddress
  | FactHours
  | readonly FactValue[]
  | { readonly [name: string]: FactValue };

/** One item: its id, and a value for each field that it has. */
export interface FactItem {
  readonly id: string;
  readonly [field: string]: FactValue;
}

/** The fields of fact modules by their names, as content/facts.d.ts declares them: `Facts['releases']`. */
// biome-ignore lint/suspicious/noEmptyInterface: a project adds its own by declaration merging
export interface Facts {}

/** An item of a fact module by its name. */
export type FactItemOf<Name extends string> = Name extends keyof Facts ? Facts[Name] : FactItem;

/** Publications of a fact module beside the document and the page of its list. */
export interface FactPublishing {
  /** A document for each item: /api/v1/releases/{id}.json. */
  readonly documents?: boolean;
  /** A page for each item: /releases/{id}/. */
  readonly pages?: boolean;
  /** An Atom feed, the newest first: /releases.atom; needs `latest`. */
  readonly feed?: boolean;
  /** The field with the date of an item: the newest that has come is the latest. */
  readonly latest?: string;
  /** The fields with the first and the last day of an item: whether it is current follows from them. */
  readonly period?: { readonly from?: string; readonly until?: string };
}

/** Form of content/facts/<name>.ts: `export default { … } satisfies FactModule<'releases'>`. */
export interface FactModule<Name extends string = string, S = string, Items = readonly FactItemOf<Name>[]> {
  /** Date on which this content last changed (YYYY-MM-DD); a ledger knows it too. */
  readonly updated?: string | undefined;
  /** Heading of its page and of its document, such as Releases. */
  readonly title: S;
  /** Name of one item, such as Release. */
  readonly item: S;
  /** Description in one sentence. */
  readonly description: S;
  /** The type of schema.org that an item is, such as SoftwareApplication. */
  readonly schemaOrg?: string;
  /** The field whose value is the heading of an item; absent: its id. */
  readonly heading?: string;
  /** given (as written, the default), newest-first (by the first date) or by-name (by the heading). */
  readonly order?: 'given' | 'newest-first' | 'by-name';
  /** Documents, pages and a feed of single items, and states that follow from dates. */
  readonly publish?: FactPublishing;
  readonly fields: FieldDefinitions<S>;
  readonly items: Items;
}
