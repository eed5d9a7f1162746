import type { OrganisationKind } from '../../content/organisation-kinds.ts';

/** Optional parts of an organisation's content, each written only when it is wanted. */
export const optionalParts = {
  solutions: 'what it offers',
  industries: 'for whom',
  access: 'topics of requests',
  questions: 'questions and answers',
  products: 'products',
  contact: 'a further way to make contact',
  hours: 'office hours',
  facts: 'a list of its own',
} as const;

export type OptionalPart = keyof typeof optionalParts;

/** Names in the order of the questions. */
export const optionalPartNames = Object.keys(optionalParts) as readonly OptionalPart[];

/** Facts of an organisation known before anything is written. */
export interface NewOrganisation {
  readonly kind: OrganisationKind;
  /** ISO 3166-1. */
  readonly country: string;
  /** BCP 47, of a language that has a catalogue. */
  readonly language: string;
  /** Display name. */
  readonly name: string;
  /** A bare https origin. */
  readonly baseUrl: string;
  readonly has: ReadonlySet<OptionalPart>;
  /** Future host; absent: nobody knows yet. */
  readonly host?: string | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}
