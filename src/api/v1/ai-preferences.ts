import type { Site } from '../../content/site.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { wireBlocks } from './wire-blocks.ts';

/** Relation of preferences to the licence: one is a request, the other a grant. */
export const preferenceNote = (site: Site): string => say(spoken(site.language), 'preference.note');

/** Schema of the AI preferences, a member of the index. */
export const wireAiPreferences = () => {
  const { z, means, wireText } = wireBlocks();
  return z
    .object({
      search: z.boolean().describe(means('wire.aiSearch')),
      aiInput: z.boolean().describe(means('wire.aiInput')),
      aiTrain: z.boolean().describe(means('wire.aiTrain')),
      note: wireText('wire.aiNote'),
    })
    .describe(means('wire.aiPreferences'));
};

/** The preferences of content/site.ts, from which robots.txt has its signals, in the names of the wire. */
export function aiPreferences(site: Site) {
  const { search, 'ai-input': aiInput, 'ai-train': aiTrain } = site.contentSignals;
  return { search, aiInput, aiTrain, note: preferenceNote(site) };
}

/** Preferences: `searching it: yes; answering questions from it: yes; training models on it: no`. */
export function preferenceWords(site: Site): string {
  const { search, aiInput, aiTrain } = aiPreferences(site);
  const language = spoken(site.language);
  const answers = [
    ['preference.search', search],
    ['preference.aiInput', aiInput],
    ['preference.aiTrain', aiTrain],
  ] as const;
  return answers
    .map(([use, wanted]) =>
      say(language, 'text.labelled', {
        label: say(language, use),
        value: say(language, wanted ? 'text.yes' : 'text.no'),
      }),
    )
    .reduce((text, next) => say(language, 'text.next', { text, next }));
}
