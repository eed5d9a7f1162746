import type { Language } from '../language.ts';
import { translate } from '../translate.ts';

/** Maximum time of an answer; a working day is Monday to Friday, an opening day one of the organisation's. */
export interface Duration {
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'working-day' | 'opening-day' | 'week';
}

/**
 * Formats a time limit: `within 2 working days`. For use after a label and a colon, never in a sentence. Throws below
 * one: French "sous un jour" would cover zero too.
 */
export function formatTimeLimit(language: Language, { amount, unit }: Duration): string {
  if (!Number.isInteger(amount) || amount < 1) throw new Error(`expected a whole amount from 1 on, got ${amount}`);
  return translate(language, `within.${unit}`, { n: amount });
}
