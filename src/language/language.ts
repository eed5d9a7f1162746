import { type Weekday, weekdays } from '../core/weekdays.ts';
import type { CatalogueTexts, LanguageCode } from './catalogue.ts';
import { catalogues } from './catalogues/index.ts';
import type { HourCycle } from './formats/times.ts';
import { type LanguageTable, type TableFile, tableForRegion } from './language-table.ts';
import { parseLanguageTag, writingDirection } from './language-tags.ts';
import { tables } from './tables/index.ts';
import { firstDays, ownNames, twelveHours } from './tables/world.ts';

/** A language in a region: formats and texts. */
export interface Language {
  /** BCP 47 tag (RFC 5646 §2.1.1): `de-CH`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Name of the language in itself. */
  readonly ownName: string;
  readonly clock: HourCycle;
  readonly firstDay: Weekday;
  readonly table: LanguageTable;
  /** Day of the catalogue's review by a native reader. */
  readonly reviewed: string | false;
  readonly words: CatalogueTexts;
}

/** Why a tag has no language, and the file that would add it. */
interface MissingLanguage {
  readonly reason: 'malformed' | 'unknown-language' | 'other-script';
  /** Absent if the tag is malformed. */
  readonly file?: string;
}

type LanguageResult = { readonly language: Language } | { readonly missing: MissingLanguage };

/** Exports of a file of catalogues/. */
interface CatalogueFile {
  readonly reviewed: string | false;
  readonly words: CatalogueTexts;
  readonly regions?: Readonly<Record<string, Partial<CatalogueTexts>>>;
}

const known = new Map<string, LanguageResult>();

/**
 * Language of a BCP 47 tag: table, catalogue, direction, clock and week. Without a region, the first one applies (`en`
 * is British, `pt` is of Portugal). Otherwise the reason, for a problem at the line of the content.
 */
export function findLanguage(tag: string): LanguageResult {
  const found = known.get(tag) ?? find(tag);
  // Bounded: only existing languages are cached.
  if ('language' in found) known.set(tag, found);
  return found;
}

function find(tag: string): LanguageResult {
  const read = parseLanguageTag(tag);
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
      direction: writingDirection(read.tag),
      ownName: ownNames[code] ?? code,
      clock: [place, `${code}-${place}`].some((each) => twelveHours.includes(each)) ? 12 : 24,
      firstDay: firstDayOfWeek(place),
      table: tableForRegion(file, place),
      reviewed,
      words: { ...words, ...regions?.[place] },
    },
  };
}

/** First day of the week in a country (ISO 3166-1; CLDR weekData). */
export const firstDayOfWeek = (country: string): Weekday =>
  weekdays.find((day) => day.slice(0, 3).toLowerCase() === firstDays[country]) ?? 'Monday';

/** Languages with a catalogue. */
export const languageCodes: readonly string[] = Object.keys(catalogues);

function isCode(code: string): code is LanguageCode {
  return Object.hasOwn(catalogues, code);
}
