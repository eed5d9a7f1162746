import { CommandExit } from '../../core/command-exit.ts';
import type { CatalogueTexts, TextKey } from '../../language/catalogue.ts';
import type { LanguageFile } from '../../language/language-file.ts';
import { englishFile, findUntranslatedTexts, toUntranslated } from '../../language/untranslated.ts';

interface WrittenCatalogue {
  readonly text: string;
  /** Numbers of texts. */
  readonly added: number;
  readonly removed: number;
  readonly untranslated: number;
}

/** A catalogue whose texts are all English, in the plural forms of its language. */
export const createCatalogue = (locale: LanguageFile['locale']): WrittenCatalogue =>
  written({ reviewed: false, locale, regions: {} }, {});

/** A catalogue with the texts that it lacks, without those that nothing reads. Tables stay as they were committed. */
export function updateCatalogue(before: string, file: string): WrittenCatalogue {
  const { texts, ...rest } = parsed(before, file);
  return written(rest, texts);
}

function parsed(text: string, file: string): LanguageFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const { texts, locale } = (value ?? {}) as { readonly texts?: unknown; readonly locale?: { plurals?: unknown } };
  if (typeof texts === 'object' && texts !== null && typeof locale?.plurals === 'object') return value as LanguageFile;
  throw new CommandExit('content', `${file} is no catalogue. npm run check says what is wrong with it.`);
}

function written(rest: Omit<LanguageFile, 'texts'>, before: Partial<CatalogueTexts>): WrittenCatalogue {
  const english = englishFile().texts;
  const keys = Object.keys(english) as TextKey[];
  const entries = keys.map((key) => [key, before[key] ?? toUntranslated(english[key], rest.locale)] as const);
  const texts = Object.fromEntries(entries) as CatalogueTexts;
  const { reviewed, locale, regions } = rest;
  return {
    text: toJson({ reviewed, texts, locale, regions }),
    added: keys.filter((key) => before[key] === undefined).length,
    removed: Object.keys(before).filter((key) => !Object.hasOwn(english, key)).length,
    untranslated: findUntranslatedTexts(texts).length,
  };
}

/** Spaces that cannot be told apart are written as their code. */
const toJson = (file: LanguageFile): string =>
  `${JSON.stringify(file, null, 2).replace(
    /[\u00a0\u2009\u202f]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;
