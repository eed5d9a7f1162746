import { withoutLabels } from '../core/labels.ts';
import type { Key } from './catalogue.ts';
import type { Language } from './language.ts';
import { spoken } from './spoken.ts';

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
] as const satisfies readonly Key[];

export type OwnWordKey = (typeof ownWordKeys)[number];
export type OwnWords = { readonly [K in OwnWordKey]?: string | undefined };

/** Site fields that decide on texts. */
export interface Speaking {
  readonly language: string;
  readonly words?: OwnWords | undefined;
}

const laid = new WeakMap<OwnWords, Map<string, Language>>();

/**
 * Language of a site, with its own words over the catalogue's: the same object each time, that of spoken() without own
 * words. Throws like spoken().
 */
export function spokenBy({ language: tag, words }: Speaking): Language {
  if (words === undefined) return spoken(tag);
  const byTag = laid.get(words) ?? new Map<string, Language>();
  laid.set(words, byTag);
  const known = byTag.get(tag);
  if (known !== undefined) return known;
  const language = spoken(tag);
  const own = Object.fromEntries(Object.entries(words).filter(([, text]) => text && withoutLabels(text) !== ''));
  const made = { ...language, words: { ...language.words, ...own } };
  byTag.set(tag, made);
  return made;
}
