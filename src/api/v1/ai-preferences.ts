import type { Site } from '../../content/site.ts';
import { wireBlocks } from './wire-blocks.ts';

/** How the preferences stand to the licence: the one is asked, the other is granted. */
export const preferenceNote =
  'These preferences, which robots.txt states as Content Signals, are a request beside the licence of the data; they are no part of it and do not change it.';

/** What AI systems are asked to do and not to do with the content, as a member of the index. */
export const wireAiPreferences = () => {
  const { z, wireText } = wireBlocks();
  return z
    .object({
      search: z.boolean().describe('May the content be indexed for search results?'),
      aiInput: z.boolean().describe('May AI systems read the content to answer a question?'),
      aiTrain: z.boolean().describe('May AI models be trained on the content?'),
      note: wireText('How these preferences stand to the licence.'),
    })
    .describe('What AI systems are asked to do and not to do: a request beside `license`, as in robots.txt.');
};

/** The preferences of content/site.ts, from which robots.txt has its signals, in the names of the wire. */
export function aiPreferences({ contentSignals }: Site) {
  const { search, 'ai-input': aiInput, 'ai-train': aiTrain } = contentSignals;
  return { search, aiInput, aiTrain, note: preferenceNote };
}

/** The same in words: `searching it: yes; answering questions from it: yes; training models on it: no`. */
export function preferenceWords(site: Site): string {
  const { search, aiInput, aiTrain } = aiPreferences(site);
  const answers = { 'searching it': search, 'answering questions from it': aiInput, 'training models on it': aiTrain };
  return Object.entries(answers)
    .map(([use, wanted]) => `${use}: ${wanted ? 'yes' : 'no'}`)
    .join('; ');
}
