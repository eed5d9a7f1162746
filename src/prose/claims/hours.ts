import type { ProseFinding } from '../facts/fact.ts';
import type { OwnFacts } from '../facts/own-facts.ts';
import { formatClockTime, type Schedule } from '../facts/schedules.ts';
import type { ClaimRow } from '../words/claims/table.ts';
import { compilePattern, keepByLanguage, wordSource } from '../words/pattern.ts';
import { type ClaimUnitContext, findingOf, rowPattern } from './claim-context.ts';
import { createItemFinder } from './item-names.ts';
import { findSaidTimes, type SaidTime } from './times.ts';

interface Group {
  days: number[];
  readonly start: number;
  end: number;
}

interface HoursClaim {
  readonly start: number;
  readonly end: number;
  readonly opens?: readonly number[];
  readonly closes?: readonly number[];
}

const finders = new WeakMap<OwnFacts, (text: string) => Schedule | undefined>();

/** Whether hours are spoken of, or stand below a heading or beside a label that says so. */
const isLabelled = (look: ClaimUnitContext): boolean =>
  look.has('hoursLabel') ||
  (!look.unit.isOfOthers &&
    rowPattern(look.words, 'hoursLabel').test(`${look.unit.heads.join(' ')} ${look.unit.context}`));

/** When we are there: days, times, around the clock. */
export function findHoursClaims(look: ClaimUnitContext): ProseFinding[] {
  const { facts } = look;
  if (facts.schedules.length === 0 && facts.lines.length === 0) return [];
  const groups = dayGroups(look);
  const times = findSaidTimes(look.text, look.words);
  if (groups.length + times.length === 0 && !look.hasAny('always', 'daily')) return [];
  const isLabel = isLabelled(look);
  const isRow = look.isRow && groups[0] !== undefined && groups[0].start < 4;
  if (!speaksOfOurHours(look, groups, isLabel, isRow)) return [];
  const named = namedSchedule(look);
  const schedule = named ?? mainSchedule(look);
  if (!schedule || !(isRow || named || isLabel || look.isOurs || look.has('desk'))) return [];
  if (schedule.isNoted && hasClosedDay(groups, schedule)) return [];
  const claims = claimsOf(look, times, groups, isLabel);
  const wrong = claims.filter((claim) => !fits(schedule, daysOf(claim, groups, claims), claim));
  const found =
    claims.length > 0 ? wrong.map((claim) => wrongTime(look, claim, schedule)) : wrongDays(look, groups, schedule);
  return found.filter(({ start }) => !look.isOtherBefore(start));
}

function speaksOfOurHours(look: ClaimUnitContext, groups: readonly Group[], isLabel: boolean, isRow: boolean): boolean {
  const { isOfOthers, isOwn } = look.unit;
  if (!(look.isOurs || look.isRow || (!isOfOthers && (isLabel || look.has('desk'))))) return false;
  const isAnswer = isOwn === true && groups.length > 0 && look.has('yes');
  if (!(isRow || isAnswer || isLabel || look.hasAround('open') || look.has('close'))) return false;
  if (look.isSoft || look.isPersonNamed || look.hasAny('past', 'noHours', 'person')) return false;
  return !look.isOther || look.hasAny('we', 'desk');
}

/** Whether one of the days, or the whole week, is closed: the note of the hours may speak of it. */
const hasClosedDay = (groups: readonly Group[], { week }: Schedule): boolean =>
  groups.length === 0
    ? week.every((open) => open.length === 0)
    : groups.some(({ days }) => days.some((day) => week[day]?.length === 0));

/** Days on which we are said to be there, or not. */
function wrongDays(look: ClaimUnitContext, groups: readonly Group[], schedule: Schedule): ProseFinding[] {
  if (look.has('shut') && !look.isRow)
    return groups
      .filter(({ days }) => days.some((day) => (schedule.week[day]?.length ?? 0) > 0) && !namesMonth(look))
      .map(({ start, end }) => findingOf(start, end, schedule));
  if (look.has('not')) return [];
  // `We answer within 24 hours` promises no hours.
  const always = look.has('answer') ? null : look.find('always');
  const said = always ?? look.find('daily');
  const isTrue = schedule.week.every((open) =>
    always ? open.some(({ opens, closes }) => opens === 0 && closes >= 1440) : open.length > 0,
  );
  if (said) return isTrue ? [] : [findingOf(said.index, said.index + said[0].length, schedule)];
  return look.isRow || look.has('close') || namesMonth(look) ? [] : closedDays(groups, schedule);
}

/** A time; where we open and close at one time on every day, the name of the fact is written instead. */
function wrongTime(
  look: ClaimUnitContext,
  { start, end, opens, closes }: HoursClaim,
  schedule: Schedule,
): ProseFinding {
  const side = opens && closes ? undefined : opens ? 'opens' : 'closes';
  const interval = schedule.week.find((open) => open.length > 0)?.[0];
  const { references } = schedule;
  const canWrite = side && references && interval && /\d/.test(look.text.slice(start, end));
  return {
    ...findingOf(start, end, schedule),
    ...(canWrite && { write: { reference: references[side], text: formatClockTime(interval[side]) } }),
  };
}

/** The first Sunday in March is no day of the week. */
const namesMonth = ({ text, words }: ClaimUnitContext): boolean =>
  compilePattern(wordSource(words.months.join('|'), words.script), 'iu').test(text);

/** Days that are said to be open, and are not. */
const closedDays = (groups: readonly Group[], schedule: Schedule): ProseFinding[] =>
  groups
    .filter(({ days }) => days.some((day) => schedule.week[day]?.length === 0))
    .map(({ start, end }) => findingOf(start, end, schedule));

/** The hours of the place or line that is named. */
function namedSchedule(look: ClaimUnitContext): Schedule | undefined {
  const { facts } = look;
  const known = finders.get(facts);
  const all = [...facts.schedules.filter(({ place }) => place !== undefined), ...facts.lines];
  const find = known ?? createItemFinder(all, ({ place }) => place ?? '');
  finders.set(facts, find);
  return find(look.text) ?? find(look.asked);
}

/** Our hours; of a place without hours of its own, nothing is known. */
function mainSchedule({ facts, text }: ClaimUnitContext): Schedule | undefined {
  const [main, ...others] = facts.addresses.map(({ locality }) => locality);
  const isElsewhere = others.some((town) => town !== main && town !== '' && text.includes(town));
  return isElsewhere ? undefined : facts.schedules.find(({ place }) => place === undefined);
}

const anyDay = keepByLanguage(({ days, dayGroups: groups, script }) =>
  compilePattern(wordSource([...days, ...Object.keys(groups)].join('|'), script), 'iu'),
);

/** The days that a text names, `Monday to Friday` as one group. */
function dayGroups({ text, words }: ClaimUnitContext): Group[] {
  if (!anyDay(words).test(text)) return [];
  const sources: [string, readonly number[]][] = [
    ...words.days.map((day, i): [string, number[]] => [day, [i]]),
    ...Object.entries(words.dayGroups),
  ];
  const named = sources
    .flatMap(([source, days]) =>
      [...text.matchAll(compilePattern(wordSource(source, words.script), 'giu'))].map(
        (match): Group => ({
          days: [...days],
          start: match.index,
          end: match.index + match[0].length,
        }),
      ),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const joint = compilePattern(`^\\s*\\.?\\s*(?:${words.rows.range ?? '-'})\\s*(?:\\p{L}{1,3} )?$`, 'iu');
  const groups: Group[] = [];
  for (const each of named) {
    const last = groups.at(-1);
    const isNew = !last || (each.start >= last.end && !joinDays(last, each, text.slice(last.end, each.start), joint));
    if (isNew) groups.push(each);
  }
  return groups;
}

/** Adds days to those before them, if the text between says that they are of one range or list; returns whether. */
function joinDays(group: Group, next: Group, between: string, joint: RegExp): boolean {
  const isRange = joint.test(between) && !/^\s*(?:and|und|et|y|e|en|i)\s/i.test(between);
  const isList =
    between.length < 8 &&
    /^\s*(?:,|&|\+|・|、)?\s*(?:and|und|et|y|e|en|i|و|と)?\s*(?:\p{L}{1,3} )?$/iu.test(between) &&
    !/[-–—～〜~]/.test(between);
  if (!isRange && !isList) return false;
  const added = isRange ? daysUpTo(group.days.at(-1) ?? 0, next.days[0] ?? 0) : next.days;
  group.days = [...group.days, ...added];
  group.end = next.end;
  return true;
}

/** The days behind one up to another, over the end of the week. */
function daysUpTo(after: number, last: number): number[] {
  const count = ((last - after + 6) % 7) + 1;
  return Array.from({ length: count }, (_, i) => (after + 1 + i) % 7);
}

/** Times in pairs, and single ones behind words that say whether one opens or closes. */
function claimsOf(
  look: ClaimUnitContext,
  times: readonly SaidTime[],
  groups: readonly Group[],
  isLabel: boolean,
): HoursClaim[] {
  const { text, words } = look;
  const joint = compilePattern(`^\\s*(?:${words.rows.range ?? '-'})\\s*$`, 'iu');
  const isJoint = ({ end }: SaidTime, next: SaidTime | undefined): next is SaidTime =>
    next !== undefined && joint.test(text.slice(end, next.start));
  const claims: HoursClaim[] = [];
  for (let i = 0; i < times.length; i++) {
    const [time, next] = [times[i], times[i + 1]];
    if (!time) continue;
    const isPair = isJoint(time, next);
    const isSure = time.isSure || (isPair && (next.isSure || isLabel || groups.length > 0));
    const isTime = (end: number) => isSure || isClosed(look, end, groups);
    if (isPair && isTime(next.end)) {
      claims.push({ start: time.start, end: next.end, opens: time.minutes, closes: next.minutes });
      i += 1;
    } else if (isTime(time.end)) for (const claim of sideClaims(look, time)) claims.push(claim);
  }
  return claims;
}

function sideClaims(look: ClaimUnitContext, time: SaidTime): HoursClaim[] {
  const side = sideOf(look, time);
  return side ? [{ start: time.start, end: time.end, [side]: time.minutes }] : [];
}

/** Whether nothing stands behind a number that it could count. */
function isClosed(look: ClaimUnitContext, end: number, groups: readonly Group[]): boolean {
  const { and, rows } = look.words;
  const next = [and, rows.from, rows.until, rows.open, rows.close, rows.we]
    .filter((row) => row !== undefined)
    .join('|');
  return (
    groups.some(({ start }) => start === end + 1) ||
    compilePattern(`^\\s*(?:$|[.;,!|)]|(?:on|${next})(?!\\p{L}))`, 'iu').test(look.after(end))
  );
}

function sideOf(look: ClaimUnitContext, { start, end }: SaidTime): 'opens' | 'closes' | undefined {
  const { words } = look;
  const before = look.before(start, 22);
  const isBefore = (row: ClaimRow) =>
    compilePattern(`${wordSource(words.rows[row] ?? '(?!)', words.script)}\\s*(?:\\p{L}{1,3} )?$`, 'iu').test(before);
  const isBehind = (row: ClaimRow) =>
    words.script === 'unspaced' && compilePattern(`^(?:${words.rows[row] ?? '(?!)'})`, 'u').test(look.after(end, 4));
  if (isBehind('until')) return 'closes';
  if (isBehind('from')) return 'opens';
  const last = (row: ClaimRow) =>
    [...look.before(start, 60).matchAll(rowPattern(words, row, 'giu'))].at(-1)?.index ?? -1;
  const [open, close] = [last('open'), last('close')];
  if (close > open) return 'closes';
  // A verb in another clause is of something else.
  const [behind = ''] = look.text.slice(end).split(/[,;:、،]/);
  const isBusy = open >= 0;
  if (!isBusy && rowPattern(words, 'close').test(behind))
    return isBefore('from') || isBefore('until') ? 'closes' : undefined;
  if (!isBusy && !rowPattern(words, 'open').test(behind)) return undefined;
  if (isBefore('from')) return 'opens';
  return isBefore('until') ? 'closes' : undefined;
}

/** The days of a time: those named last before it, else the next. */
function daysOf(
  claim: HoursClaim,
  groups: readonly Group[],
  claims: readonly HoursClaim[],
): readonly number[] | undefined {
  const before = groups.filter(({ end }) => end <= claim.start).at(-1);
  const after = groups.find(({ start }) => start >= claim.end);
  const isFirst = claims.some(({ start }) => start < (groups[0]?.start ?? 0));
  return (isFirst ? (after ?? before) : (before ?? after))?.days;
}

function fits({ week }: Schedule, days: readonly number[] | undefined, { opens, closes }: HoursClaim): boolean {
  const isOpen = (day: number) =>
    (!opens || week[day]?.some((each) => opens.includes(each.opens))) &&
    (!closes ||
      week[day]?.some((each) => closes.some((minutes) => minutes === each.closes || minutes + 1440 === each.closes)));
  return days ? days.every(isOpen) : [0, 1, 2, 3, 4, 5, 6].some(isOpen);
}
