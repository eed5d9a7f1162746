import type { Site } from '../../content/site.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { loadWireBlocks } from './wire-blocks.ts';

/** Relation of preferences to the licence: one is a request, the other a grant. */
export const preferenceNote = (site: Site): string => translate(languageByTag(site.language), 'preference.note');

/** Schema of the AI preferences, a member of the index. */
export const wireAiPreferences = () => {
  const { z, descriptionKey, wireText } = loadWireBlocks();
  return z
    .object({
      search: z.boolean().describe(descriptionKey('wire.aiSearch')),
      aiInput: z.boolean().describe(descriptionKey('wire.aiInput')),
      aiTrain: z.boolean().describe(descriptionKey('wire.aiTrain')),
      note: wireText('wire.aiNote'),
    })
    .describe(descriptionKey('wire.aiPreferences'));
};

/** The preferences of content/site.ts, from which robots.txt has its signals, in the names of the wire. */
export function aiPreferences(site: Site) {
  const { search, 'ai-input': aiInput, 'ai-train': aiTrain } = site.contentSignals;
  return { search, aiInput, aiTrain, note: preferenceNote(site) };
}

/** Preferences: `searching it: yes; answering questions from it: yes; training models on it: no`. */
export function formatPreferences(site: Site): string {
  const { search, aiInput, aiTrain } = aiPreferences(site);
  const language = languageByTag(site.language);
  const answers = [
    ['preference.search', search],
    ['preference.aiInput', aiInput],
    ['preference.aiTrain', aiTrain],
  ] as const;
  return answers
    .map(([use, wanted]) =>
      translate(language, 'text.labelled', {
        label: translate(language, use),
        value: translate(language, wanted ? 'text.yes' : 'text.no'),
      }),
    )
    .reduce((text, next) => translate(language, 'text.next', { text, next }));
}
