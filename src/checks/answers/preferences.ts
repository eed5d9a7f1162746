import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import type { Tell } from './answer.ts';
import { labelled, labelsOf } from './labels.ts';

/** The three uses of content that contentsignals.org names, and what the wire and the catalogues call each. */
export const uses = [
  { signal: 'search', member: 'search', key: 'preference.search' },
  { signal: 'ai-input', member: 'aiInput', key: 'preference.aiInput' },
  { signal: 'ai-train', member: 'aiTrain', key: 'preference.aiTrain' },
] as const;

/** Tells the preferences of a text such as `searching it: yes; training models on it: no`. */
export function tellPreferences(text: string, language: Language, where: string, tell: Tell): void {
  const { separator, next } = labelsOf(language);
  const yes = say(language, 'text.yes');
  for (const part of text.split(next)) {
    const [label, value] = labelled(part.trim(), separator) ?? [];
    const use = uses.find(({ key }) => say(language, key) === label);
    // The next sentence may stand behind the last of them.
    const said = value?.replace(/[.。].*$/s, '');
    if (use && said !== undefined) tell(`use by AI systems: ${use.signal}`, said, where, said === yes ? 'yes' : 'no');
  }
}

/** Reads a Content-Signal, such as `search=yes, ai-train=no`. */
export function tellSignals(text: string, where: string, tell: Tell): void {
  for (const [whole, signal = '', value = ''] of text.matchAll(/([\w-]+)\s*=\s*(yes|no)/g))
    tell(`use by AI systems: ${signal}`, whole, where, value);
}
