import type { RecordedChange } from '../../content/ledger/history.ts';
import { organisationKindNames } from '../../content/organisation-kinds.ts';
import type { Site } from '../../content/site.ts';
import { isCalendarDate, type Weekday, weekdays } from '../../core/dates.ts';
import { siteUrl } from '../../core/url.ts';
import type { PlainTextKey } from '../../language/catalogue.ts';
import { formatIsoDate, formatWeekdays } from '../../language/formats/dates.ts';
import { joinListWithCommas } from '../../language/formats/lists.ts';
import { formatNumber } from '../../language/formats/numbers.ts';
import { formatTimeRange } from '../../language/formats/times.ts';
import type { Language } from '../../language/language.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { translate } from '../../language/translate.ts';
import { memberLabels, resourceLabels } from './labels.ts';

/** A change as it is told. */
interface FormattedChange {
  readonly kind: RecordedChange['kind'];
  readonly sentence: string;
  /** Values in words; absent if missing or too long. */
  readonly was?: string;
  readonly now?: string;
}

/** Longer values are not quoted. */
const mostCharacters = 120;

/**
 * A change in the language of a site: `Office hours: Monday–Friday 09:00–18:00 was 09:00–17:30`. Names stand before a colon,
 * and values behind it: no sentence is built around them.
 */
export function formatChange(site: Site, change: RecordedChange): FormattedChange {
  const language = languageByTag(site.language);
  const label = labelOf(site, language, change);
  const field = change.field === '' ? (change.id.split('/').at(-1) ?? '') : (change.field.split('/').at(-1) ?? '');
  const [was, now] = [change.was, change.now].map((value) => shortWords(site, field, value));
  const { kind } = change;
  if (kind === 'renamed' && was !== undefined && now !== undefined)
    return { kind, sentence: translate(language, 'changes.renamed', { label: was, now }), was, now };
  if (kind === 'added')
    return now === undefined
      ? { kind, sentence: translate(language, 'changes.added', { label }) }
      : { kind, sentence: translate(language, 'changes.addedValue', { label, now }), now };
  if (kind === 'removed')
    return { kind, sentence: translate(language, 'changes.removed', { label }), ...(was !== undefined && { was }) };
  if (kind === 'revised') return { kind, sentence: translate(language, 'changes.revised', { label }) };
  if (kind === 'changed' && was !== undefined && now !== undefined && was !== now)
    return { kind, sentence: translate(language, 'changes.was', { label, now, before: rest(was, now) }), was, now };
  return { kind: 'rewritten', sentence: translate(language, 'changes.rewritten', { label }) };
}

/**
 * A value of the API as people read it: dates, numbers, lists and hours as the language writes them, names of what ids stand
 * for. Undefined for what has no words in one line.
 */
function formatApiValue(site: Site, field: string, value: unknown): string | undefined {
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
const statusNames = ['certified', 'licensed', 'registered', 'compliant', 'in-progress', 'planned'] as const;
const isOf = <T extends string>(names: readonly T[], value: string): value is T => names.some((name) => name === value);

/** Names of solutions and workflows by id; any other text stays. */
const nameOf = ({ solutions, workflows }: Site, text: string): string =>
  [...solutions, ...workflows].find(({ id }) => id === text)?.name ?? text;

interface WireHours {
  readonly timeZone?: string;
  readonly regular?: readonly Row[];
  readonly exceptions?: readonly unknown[];
  readonly note?: string;
}

interface Row {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
}

/** The usual week: `Monday–Friday 09:00–18:00`; undefined with exceptions or a note, which have no place in one line. */
function hoursWords(language: Language, value: unknown): string | undefined {
  const { regular = [], exceptions = [], note } = value as WireHours;
  if (exceptions.length > 0 || note !== undefined || regular.length === 0) return undefined;
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

function shortWords(site: Site, field: string, value: unknown): string | undefined {
  const words = value === undefined ? undefined : formatApiValue(site, field, value);
  // A sentence has one line: of a text with several it says that it was written anew.
  return words !== undefined && words.length <= mostCharacters && !words.includes('\n') ? words : undefined;
}

/** Omits the days if unchanged: `Monday–Friday 09:00–17:30` before `Monday–Friday 09:00–18:00` is `09:00–17:30`. */
function rest(was: string, now: string): string {
  const form = /^(\P{N}+ )(\p{N}[^;]*)$/u;
  const [, days, times] = form.exec(was) ?? [];
  return times !== undefined && /\p{N}:\p{N}/u.test(times) && form.exec(now)?.[1] === days ? times : was;
}

/** `Recall calls, Summary`; `Registered address, Postal code`; an item without a name, by its list. */
function labelOf(site: Site, language: Language, { resource, id, field, name }: RecordedChange): string {
  const [member = ''] = id.split('/');
  const isMember = name === undefined;
  const own = site.facts.find((module) => module.name === resource);
  const ofResource = resourceLabels[resource];
  const words = (key: PlainTextKey | undefined) =>
    key === undefined ? undefined : translate<PlainTextKey>(language, key);
  const start = isMember ? (words(memberLabels[member]) ?? own?.title ?? words(ofResource) ?? resource) : name;
  const last = field.split('/').at(-1) ?? '';
  const label = field === '' ? undefined : (fieldLabel(site, resource, field) ?? words(memberLabels[last]));
  return label === undefined ? start : joinListWithCommas(language.table, [start, label]);
}

/** Label of a fact module's field. */
function fieldLabel(site: Site, resource: string, field: string): string | undefined {
  const [name = ''] = field.split('/');
  return site.facts.find((module) => module.name === resource)?.fields[name]?.label;
}

/** The most changes in one document; older ones are in those of their years. */
export const maxChanges = 200;

/** A change as the API has it. */
interface ChangeBody {
  readonly date: string;
  readonly resource: string;
  readonly id: string;
  readonly kind: string;
  readonly sentence: string;
  readonly was?: string;
  readonly now?: string;
  readonly url: string;
}

/** The bodies of changes, in their order. Takes what makes a path of this site absolute. */
export function toChangeBodies(
  site: Site,
  changes: readonly RecordedChange[],
  url: (path: string) => string,
): ChangeBody[] {
  return changes.map((change) => {
    const { kind, sentence, was, now } = formatChange(site, change);
    return {
      ...{ date: change.date, resource: change.resource, id: change.id, kind, sentence },
      ...(was !== undefined && { was }),
      ...(now !== undefined && { now }),
      url: siteUrl(change.path, url),
    };
  });
}

/** The years of changes that have an archive, the latest first: none where one document holds all. */
export function listArchiveYears({ changes = [] }: Site): string[] {
  if (changes.length <= maxChanges) return [];
  return [...new Set(changes.map(({ date }) => date.slice(0, 4)))];
}

/** Path of the changes of a year. */
export const archivePath = (year: string) => `/api/v1/changes/${year}.json`;
