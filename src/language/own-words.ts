import { stripLabels } from '../core/labels.ts';
import type { TextKey } from './catalogue.ts';
import type { Language } from './language.ts';
import { languageByTag } from './language-by-tag.ts';

/**
 * Texts that an organisation may rename: headings, navigation, calls to action. Facts and sentences on the service are
 * excluded: own words must not change claims (service.md 5).
 */
export const ownWordKeys = [
  'section.company',
  'section.organisation',
  'section.locations',
  'section.people',
  'section.brands',
  'section.solutions',
  'section.workflows',
  'section.technology',
  'section.industries',
  'section.products',
  'section.compliance',
  'section.evidence',
  'section.documents',
  'section.howToAsk',
  'section.publicRecord',
  'section.questions',
  'section.contact',
  'section.legalNotice',
  'frame.company',
  'frame.organisation',
  'frame.access',
  'frame.api',
  'frame.contact',
  'contact.write',
  'contact.send',
] as const satisfies readonly TextKey[];

export type OwnWordKey = (typeof ownWordKeys)[number];
type OwnWords = { readonly [K in OwnWordKey]?: string | undefined };

/** Site fields that decide on texts. */
interface LanguageSettings {
  readonly language: string;
  readonly words?: OwnWords | undefined;
  readonly company?: { readonly kind?: string | undefined } | undefined;
}

const persons = new WeakMap<Language, Language>();

/** A language that speaks of a person where its texts call everybody else an organisation: keys that end in `.person`. */
function languageOfPerson(language: Language): Language {
  const known = persons.get(language);
  if (known) return known;
  const own = Object.entries(language.words).flatMap(([key, text]) =>
    key.endsWith('.person') ? [[key.slice(0, -'.person'.length), text] as const] : [],
  );
  const made = { ...language, words: { ...language.words, ...Object.fromEntries(own) } };
  persons.set(language, made);
  return made;
}

const laid = new WeakMap<OwnWords, WeakMap<Language, Language>>();

/**
 * Language of a site, with the words for a sole trader and its own words over the catalogue's: the same object each time, that of languageByTag() without own
 * words. Throws like languageByTag().
 */
export function languageOfSite({ language: tag, words, company }: LanguageSettings): Language {
  const isPerson = stripLabels(company?.kind ?? '') === 'sole-trader';
  const language = isPerson ? languageOfPerson(languageByTag(tag)) : languageByTag(tag);
  if (words === undefined) return language;
  const byLanguage = laid.get(words) ?? new WeakMap<Language, Language>();
  laid.set(words, byLanguage);
  const known = byLanguage.get(language);
  if (known !== undefined) return known;
  const own = Object.fromEntries(Object.entries(words).filter(([, text]) => text && stripLabels(text) !== ''));
  const made = { ...language, words: { ...language.words, ...own } };
  byLanguage.set(language, made);
  return made;
}
