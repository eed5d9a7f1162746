import type { Answer } from './answer.ts';

/** Two places that do not say the same of one thing. */
export interface Disagreement {
  readonly about: string;
  /** The place that is taken for right: most often one of the API. */
  readonly one: Answer;
  readonly other: Answer;
  /** How many further places say what the other says. */
  readonly more: number;
}

/** Answers by what they are about. */
export type Groups = ReadonlyMap<string, readonly Answer[]>;

/** Whether the API says it as a fact: in what editors wrote for it, it only occurs. */
export const isApi = ({ path, isFree }: Answer): boolean => !isFree && /\/api\/v1\/(?!openapi\.json)[^/]+$/.test(path);
