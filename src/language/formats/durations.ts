import type { Language } from '../language.ts';
import { say } from '../say.ts';

/** How long an answer takes at most; a working day is one from Monday to Friday, an opening day one of the organisation's. */
export interface Duration {
  readonly amount: number;
  readonly unit: 'minute' | 'hour' | 'day' | 'working-day' | 'opening-day' | 'week';
}

/**
 * A time within which something happens: `within 2 working days`. It stands after a label and a colon, never in a
 * sentence. Throws below one: in French, "sous un jour" would be said of zero too.
 */
export function within(language: Language, { amount, unit }: Duration): string {
  if (!Number.isInteger(amount) || amount < 1) throw new Error(`expected a whole amount from 1 on, got ${amount}`);
  return say(language, `within.${unit}`, { n: amount });
}
