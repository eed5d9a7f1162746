import { type Weekday, weekdays } from '../core/weekdays.ts';
import type { LanguageCode, Words } from './catalogue.ts';
import { catalogues } from './catalogues/index.ts';
import type { Clock } from './formats/times.ts';
import { type LanguageTable, type TableFile, tableIn } from './table.ts';
import { tables } from './tables/index.ts';
import { firstDays, ownNames, twelveHours } from './tables/world.ts';
import { directionOf, readTag } from './tags.ts';

/** A language in a region: how it is written, and what Gazette says in it. */
export interface Language {
  /** BCP 47, as RFC 5646 §2.1.1 writes it: `de-CH`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** The name of the language in itself. */
  readonly ownName: string;
  readonly clock: Clock;
  readonly firstDay: Weekday;
  readonly table: LanguageTable;
  /** The day on which a native reader has read the catalogue. */
  readonly reviewed: string | false;
  readonly words: Words;
}

/** Why there is no language for a tag, and the file that would be added. */
export interface Missing {
  readonly reason: 'malformed' | 'unknown-language' | 'other-script';
  /** Absent where no file would help: the tag is none. */
  readonly file?: string;
}

export type Found = { readonly language: Language } | { readonly missing: Missing };

/** What a file of catalogues/ exports. */
interface CatalogueFile {
  readonly reviewed: string | false;
  readonly words: Words;
  readonly regions?: Readonly<Record<string, Partial<Words>>>;
}

const known = new Map<string, Found>();

/**
 * The language of a BCP 47 tag: table, catalogue, direction, clock and week. A tag without a region is the language in
 * its first one (`en` is British, `pt` is of Portugal). Else what is missing, for a problem at the line of the content.
 */
export function languageOf(tag: string): Found {
  const found = known.get(tag) ?? find(tag);
  // Bounded: a language that is there is kept, by its few tags, and no misspelling.
  if ('language' in found) known.set(tag, found);
  return found;
}

function find(tag: string): Found {
  const read = readTag(tag);
  if (read === undefined) return { missing: { reason: 'malformed' } };
  const { language: code, script, region } = read;
  if (!isCode(code)) return { missing: { reason: 'unknown-language', file: `src/language/catalogues/${code}.ts` } };
  const file = tables[code]<{ default: TableFile }>().default;
  if (script !== undefined && script !== file.script)
    return { missing: { reason: 'other-script', file: `src/language/catalogues/${code}-${script}.ts` } };
  const { reviewed, words, regions } = catalogues[code]<{ default: CatalogueFile }>().default;
  const place = region ?? file.region;
  return {
    language: {
      tag: read.tag,
      direction: directionOf(read.tag),
      ownName: ownNames[code] ?? code,
      clock: [place, `${code}-${place}`].some((each) => twelveHours.includes(each)) ? 12 : 24,
      firstDay: firstDayIn(place),
      table: tableIn(file, place),
      reviewed,
      words: { ...words, ...regions?.[place] },
    },
  };
}

/** The day with which a week begins in a country, by its ISO 3166-1 code (CLDR, weekData). */
export const firstDayIn = (country: string): Weekday =>
  weekdays.find((day) => day.slice(0, 3).toLowerCase() === firstDays[country]) ?? 'Monday';

/** The languages in which Gazette speaks. */
export const languageCodes: readonly string[] = Object.keys(catalogues);

function isCode(code: string): code is LanguageCode {
  return Object.hasOwn(catalogues, code);
}
