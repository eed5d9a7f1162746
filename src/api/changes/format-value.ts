import { organisationKindNames } from '../../content/organisation-kinds.ts';
import type { Site } from '../../content/site.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { type Weekday, weekdays } from '../../core/weekdays.ts';
import { formatIsoDate } from '../../language/formats/dates.ts';
import { joinListWithCommas } from '../../language/formats/lists.ts';
import { formatNumber } from '../../language/formats/numbers.ts';
import { formatTimeRange } from '../../language/formats/times.ts';
import { formatWeekdays } from '../../language/formats/weekdays.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';

/**
 * A value of the API as people read it: dates, numbers, lists and hours as the language writes them, names of what ids stand
 * for. Undefined for what has no words in one line.
 */
export function formatApiValue(site: Site, field: string, value: unknown): string | undefined {
  const language = languageByTag(site.language);
  if (typeof value === 'boolean') return translate(language, value ? 'text.yes' : 'text.no');
  if (typeof value === 'number') return formatNumber(language.table, value);
  if (typeof value === 'string') {
    const words = textWords(site, language, field, value);
    // A sentence within one.
    return /[.!?。؟]$/.test(words) ? translate(language, 'text.quoted', { text: words }) : words;
  }
  if (Array.isArray(value)) {
    const words = value.map((each) => (typeof each === 'string' ? nameOf(site, each) : undefined));
    return words.every((each) => each !== undefined) ? joinListWithCommas(language.table, words) : undefined;
  }
  return field === 'openingHours' || field === 'officeHours' ? hoursWords(language, value) : undefined;
}

function textWords(site: Site, language: Language, field: string, value: string): string {
  if (isCalendarDate(value)) return formatIsoDate(language.table, value);
  if (field === 'kind' && isOf(organisationKindNames, value)) return translate(language, `kind.${value}`);
  if (field === 'access' && isOf(accessNames, value)) return translate(language, `access.${value}`);
  if (field === 'status' && isOf(statusNames, value)) return translate(language, `compliance.${value}`);
  return nameOf(site, value);
}

const accessNames = ['public', 'gated', 'sold'] as const;
const statusNames = ['certified', 'registered', 'compliant', 'in-progress', 'planned'] as const;
const isOf = <T extends string>(names: readonly T[], value: string): value is T => names.some((name) => name === value);

/** Names of solutions and workflows by id; any other text stays. */
const nameOf = ({ solutions, workflows }: Site, text: string): string =>
  [...solutions, ...workflows].find(({ id }) => id === text)?.name ?? text;

interface WireHours {
  readonly timeZone?: string;
  readonly regular?: readonly Row[];
  readonly exceptions?: readonly unknown[];
}

interface Row {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
}

/** The usual week: `Monday–Friday 09:00–18:00`; undefined where there are exceptions, which have no place in one line. */
function hoursWords(language: Language, value: unknown): string | undefined {
  const { regular = [], exceptions = [] } = value as WireHours;
  if (exceptions.length > 0 || regular.length === 0) return undefined;
  const { table, clock, firstDay } = language;
  const byDay = new Map<string, string[]>();
  for (const { day, opens, closes } of regular)
    byDay.set(day, [...(byDay.get(day) ?? []), formatTimeRange(table, opens, closes, clock)]);
  const byTimes = new Map<string, Weekday[]>();
  for (const [day, times] of byDay) {
    const text = joinListWithCommas(table, times);
    if (isOf(weekdays, day)) byTimes.set(text, [...(byTimes.get(text) ?? []), day]);
  }
  const lines = [...byTimes].map(([times, days]) => `${formatWeekdays(table, days, firstDay)} ${times}`);
  return lines.reduce((text, next) => translate(language, 'text.next', { text, next }));
}
