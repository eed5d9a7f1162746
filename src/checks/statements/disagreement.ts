import type { DocumentStatement } from './statement.ts';

/** Two places that do not say the same of one thing. */
export interface Disagreement {
  readonly about: string;
  /** The place that is taken for right: most often one of the API. */
  readonly one: DocumentStatement;
  readonly other: DocumentStatement;
  /** How many further places say what the other says. */
  readonly more: number;
}

/** Answers by what they are about. */
export type StatementsByTopic = ReadonlyMap<string, readonly DocumentStatement[]>;

/** Whether the API says it as a fact: in what editors wrote for it, it only occurs. */
export const isApiStatement = ({ path, isFree }: DocumentStatement): boolean =>
  !isFree && /\/api\/v1\/(?!openapi\.json)[^/]+$/.test(path);
