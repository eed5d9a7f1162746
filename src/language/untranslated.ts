import type { CatalogueTexts, PluralForms, TextKey } from './catalogue.ts';
import { languages } from './data/index.ts';
import type { LanguageFile } from './language-file.ts';
import type { LanguageTable } from './language-table.ts';

/** The English file, whose texts and members every other one has. */
export const englishFile = (): LanguageFile => languages.en<{ default: LanguageFile }>().default;

/** Plural categories of a language, in the order of its rules. */
export const pluralCategoriesOf = ({ plurals }: Pick<LanguageTable, 'plurals'>): readonly string[] => [
  ...new Set([...Object.keys(plurals), 'other']),
];

/** An English text in the plural forms of another language, to be translated. All are "other": "one" may be of 21. */
export function toUntranslated(
  text: string | PluralForms,
  table: Pick<LanguageTable, 'plurals'>,
): string | PluralForms {
  if (typeof text === 'string') return text;
  return { ...Object.fromEntries(pluralCategoriesOf(table).map((each) => [each, text.other])), other: text.other };
}

/** Texts that are still English; of those without a word, as `{label}: {value}`, nobody can tell. */
export function findUntranslatedTexts(words: CatalogueTexts): TextKey[] {
  const { texts } = englishFile();
  return (Object.keys(texts) as TextKey[]).filter((key) => {
    const english = texts[key];
    const own = words[key];
    if (typeof english === 'string') return own === english && hasWords(english);
    return typeof own !== 'string' && Object.values(own).every((form) => form === english.other);
  });
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}|`[^`]*`|\]\([^)]*\)/g, ''));

/** English texts without slots, code and marks of Markdown: each is a whole text of a page, or a part of one. */
export function listEnglishPhrases(keys: readonly TextKey[]): string[] {
  const { texts } = englishFile();
  const phrases = keys.flatMap((key) => {
    const text = texts[key];
    return (typeof text === 'string' ? [text] : Object.values(text)).flatMap((form) =>
      form.split(/\{(?!n\})\w+\}|`[^`]*`|\]\([^)]*\)|[[\n|]|\*\*|(?:^|(?<=\n))(?:#+|-|\d+\.) /),
    );
  });
  return [...new Set(phrases.map((each) => each.replace(/^[\s.,:;()]+|[\s:;,(]+$/g, '')).filter(hasWords))];
}
