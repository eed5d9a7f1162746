// Made from content/facts by npx gazette check --fix; never edited by hand.
// biome-ignore-all format: made by a program
// biome-ignore-all lint: it imports all that a module may need
import type { Ahead, FactAddress, FactHours, FactPicture, Money, Text } from 'gazette/content';

declare module 'gazette/content' {
  interface Facts {
    'releases': {
      readonly id: string;
      /** Name and number of the version. */
      readonly name: Ahead<Text>;
      /** Day on which it was put into service. */
      readonly date: Ahead<string>;
      /** How widely it is used. */
      readonly rollout: Ahead<'pilot' | 'general'>;
      /** Solutions that it changed. */
      readonly solutions: Ahead<readonly ('appointment-line' | 'repeat-prescription-line' | 'care-request-line' | 'referral-line' | 'results-line' | 'recall-calls' | 'discharge-follow-up' | 'dental-front-desk' | 'dental-shift-cover')[]>;
      /** What changed, in one sentence. */
      readonly summary: Ahead<Text>;
    };
  }
}
