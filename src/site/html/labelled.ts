import type { Html } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { sayParts } from '../../language/say.ts';

/** A label before its value, as the language writes the two: `Company number: 123`. */
export function labelled(language: Language, label: string, value: string | Html): (string | Html)[] {
  return sayParts<'text.labelled', string | Html>(language, 'text.labelled', { label, value });
}
