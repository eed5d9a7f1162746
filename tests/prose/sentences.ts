import type { Hard } from './hard-set.ts';
import cases from './sentences.cases.json' with { type: 'json' };

/** A sentence on one of the sites of the hard set, on a charity, or on one in a language without words. */
export type Sentence = readonly [site: Hard[0] | 'charity' | 'japan', markdown: string];

/** Sentences at the edges of each kind of claim. findings/ holds what is found in each. */
export const sentences = cases as unknown as Readonly<Record<string, readonly Sentence[]>>;
