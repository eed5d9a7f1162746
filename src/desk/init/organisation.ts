import type { KindName } from '../../content/kinds.ts';

/** Optional parts of an organisation's content, each written only when it is wanted. */
export const offered = {
  solutions: 'what it offers',
  industries: 'for whom',
  access: 'topics of requests',
  questions: 'questions and answers',
  products: 'products',
  contact: 'a further way to make contact',
  hours: 'office hours',
  facts: 'a list of its own',
} as const;

export type Offered = keyof typeof offered;

/** Names in the order of the questions. */
export const offeredNames = Object.keys(offered) as readonly Offered[];

/** Facts of an organisation known before anything is written. */
export interface NewOrganisation {
  readonly kind: KindName;
  /** ISO 3166-1. */
  readonly country: string;
  /** BCP 47, of a language that has a catalogue. */
  readonly language: string;
  /** Display name. */
  readonly name: string;
  /** A bare https origin. */
  readonly baseUrl: string;
  readonly has: ReadonlySet<Offered>;
  /** Future host; absent: nobody knows yet. */
  readonly host?: string | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}
