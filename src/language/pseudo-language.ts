import type { CatalogueTexts, PluralForms } from './catalogue.ts';
import { findLanguage, type Language } from './language.ts';
import type { LanguageTable } from './language-table.ts';

/** Tags for tests: pseudo-English, left to right and right to left. */
type PseudoLanguageTag = 'xx' | 'xy';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aàbƀcçdďeéfƒgğhĥiìjĵkķlļmṁnñoöpṗqʠrŕsštţuüvṽwŵxẋyýzž'].flatMap((each, i, all) =>
    i % 2 === 0
      ? [
          [each, all[i + 1] ?? each],
          [each.toUpperCase(), (all[i + 1] ?? each).toUpperCase()],
        ]
      : [],
  ),
);

/**
 * Pseudo-English `xx`, or its right-to-left twin `xy`: catalogue texts in brackets, with accents, 40 % longer. Plain
 * Latin letters then come from no catalogue. For tests; no site is published in it.
 */
export function createPseudoLanguage(tag: PseudoLanguageTag): Language {
  const found = findLanguage('en');
  if ('missing' in found) throw new Error('English is missing');
  const { language } = found;
  return {
    ...language,
    tag,
    direction: tag === 'xy' ? 'rtl' : 'ltr',
    ownName: toPseudoText(language.ownName),
    table: tableOf(language.table),
    words: wordsOf(language.words),
  };
}

/** A text in pseudo-English. Slots, code spans and link targets stay. */
export function toPseudoText(text: string): string {
  const letters = text.replace(kept, '').length;
  // Vowels behind a space, so that longer texts can also break.
  const longer = ' ~'.padEnd(Math.round(letters * 0.4), 'é');
  const accented = text
    .split(kept)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)))
    .join('');
  return `⟦${accented}${letters > 4 ? longer : ''}⟧`;
}

const kept = /(\{\w+\}|`[^`]*`|\]\([^)]*\))/;

const wordsOf = (words: CatalogueTexts): CatalogueTexts =>
  mapped(words, (text) => (typeof text === 'string' ? toPseudoText(text) : formsOf(text)));

function formsOf({ one, other }: PluralForms): PluralForms {
  return { ...(one === undefined ? {} : { one: toPseudoText(one) }), other: toPseudoText(other) };
}

function tableOf(table: LanguageTable): LanguageTable {
  const { months, monthsAlone, days, daysShort, time, countries } = table;
  return {
    ...table,
    months: months.map(toPseudoText),
    monthsAlone: monthsAlone.map(toPseudoText),
    days: days.map(toPseudoText),
    daysShort: daysShort.map(toPseudoText),
    time: { ...time, am: toPseudoText(time.am), pm: toPseudoText(time.pm) },
    countries: mapped(countries, toPseudoText),
  };
}

function mapped<T extends Readonly<Record<string, unknown>>>(all: T, make: (each: T[keyof T]) => T[keyof T]): T;
function mapped(all: Readonly<Record<string, unknown>>, make: (each: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(all).map(([name, each]) => [name, make(each)]));
}
