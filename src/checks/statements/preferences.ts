import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import { createLabels, splitLabel } from './labels.ts';
import type { RecordStatement } from './statement.ts';

/** The three uses of content that contentsignals.org names, and what the wire and the catalogues call each. */
export const contentUses = [
  { signal: 'search', member: 'search', key: 'preference.search' },
  { signal: 'ai-input', member: 'aiInput', key: 'preference.aiInput' },
  { signal: 'ai-train', member: 'aiTrain', key: 'preference.aiTrain' },
] as const;

/** Tells the preferences of a text such as `searching it: yes; training models on it: no`. */
export function recordPreferences(text: string, language: Language, where: string, tell: RecordStatement): void {
  const { separator, next } = createLabels(language);
  const yes = translate(language, 'text.yes');
  for (const part of text.split(next)) {
    const [label, value] = splitLabel(part.trim(), separator) ?? [];
    const use = contentUses.find(({ key }) => translate(language, key) === label);
    // The next sentence may stand behind the last of them.
    const said = value?.replace(/[.。].*$/s, '');
    if (use && said !== undefined) tell(`use by AI systems: ${use.signal}`, said, where, said === yes ? 'yes' : 'no');
  }
}

/** Reads a Content-Signal, such as `search=yes, ai-train=no`. */
export function recordContentSignals(text: string, where: string, tell: RecordStatement): void {
  for (const [whole, signal = '', value = ''] of text.matchAll(/([\w-]+)\s*=\s*(yes|no)/g))
    tell(`use by AI systems: ${signal}`, whole, where, value);
}
