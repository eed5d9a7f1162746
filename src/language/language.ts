import { type Weekday, weekdays } from '../core/dates.ts';
import type { CatalogueTexts, TextKey } from './catalogue.ts';
import { type LanguageCode, languages } from './data/index.ts';
import type { HourCycle } from './formats/times.ts';
import { type LanguageFile, tableForRegion, textsForRegion } from './language-file.ts';
import type { LanguageTable } from './language-table.ts';
import { type LanguageTag, parseLanguageTag, writingDirection } from './language-tags.ts';
import { firstDays, ownNames, twelveHours } from './world.ts';

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
  /** Texts of a project's own catalogue that are still English; absent: none. */
  readonly untranslated?: readonly TextKey[];
}

/** A language, or the file that would add it; empty if the tag is malformed. */
type LanguageResult = { readonly language: Language } | { readonly missing: string };

const known = new Map<string, LanguageResult>();

/**
 * Language of a BCP 47 tag: table, catalogue, direction, clock and week. Without a region, the first one applies (`en`
 * is British, `pt` is of Portugal). Otherwise the missing file, for a problem at the line of the content.
 */
export function findLanguage(tag: string): LanguageResult {
  const found = known.get(tag) ?? find(tag);
  // Bounded: only existing languages are cached.
  if ('language' in found) known.set(tag, found);
  return found;
}

function find(tag: string): LanguageResult {
  const read = parseLanguageTag(tag);
  if (read === undefined) return { missing: '' };
  const { language: code, script } = read;
  if (!isCode(code)) return { missing: `src/language/data/${code}.json` };
  const file = languages[code]<{ default: LanguageFile }>().default;
  if (script !== undefined && script !== file.locale.script)
    return { missing: `src/language/data/${code}-${script}.json` };
  return { language: createLanguage(read, file) };
}

/** A language in the region of a tag, else in that of its file. */
export function createLanguage({ tag, language: code, region }: LanguageTag, file: LanguageFile): Language {
  const place = region ?? file.locale.region;
  return {
    tag,
    direction: writingDirection(tag),
    ownName: ownNames[code] ?? file.locale.ownName ?? code,
    clock: [place, `${code}-${place}`].some((each) => twelveHours.includes(each)) ? 12 : 24,
    firstDay: firstDayOfWeek(place),
    table: tableForRegion(file, place),
    reviewed: file.reviewed,
    words: textsForRegion(file, place),
  };
}

/** First day of the week in a country (ISO 3166-1; CLDR weekData). */
export const firstDayOfWeek = (country: string): Weekday =>
  weekdays.find((day) => day.slice(0, 3).toLowerCase() === firstDays[country]) ?? 'Monday';

/** Languages with a catalogue. */
export const languageCodes: readonly string[] = Object.keys(languages);

function isCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}
