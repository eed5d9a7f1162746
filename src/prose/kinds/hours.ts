// Long, because what a time means hangs on the days beside it and on the verb before.
import { formatClockTime, type Schedule } from '../facts/schedules.ts';
import type { ProseFinding, UnitContext } from '../unit-context.ts';
import { compilePattern, compileWordPattern } from '../words/pattern.ts';
import type { WordTable } from '../words/table.ts';

interface Claim {
  readonly start: number;
  readonly end: number;
  days?: readonly number[] | undefined;
  readonly opens?: readonly number[] | undefined;
  readonly closes?: readonly number[] | undefined;
}

interface Patterns {
  readonly range: RegExp;
  readonly opensAt: RegExp;
  readonly closesAt: RegExp;
  readonly at: RegExp;
  readonly between: RegExp;
}

const cache = new Map<string, Patterns>();

function patternsOf(table: WordTable): Patterns {
  const known = cache.get(table.code);
  if (known) return known;
  const time = table.spokenTimes;
  const lead = '(?: (?:about|around|etwa|gegen))?';
  const made: Patterns = {
    range: compilePattern(
      `(?<![\\p{L}\\p{N}.,:/])(?<a>${time})\\s*(?:${table.upTo})\\s*(?<b>${time})(?![\\p{L}\\p{N}]|[.,]\\d)`,
      'giu',
    ),
    opensAt: compileWordPattern(`(?:${table.openAt})${lead} (?<a>${time})(?![.,:]?\\d)`, 'giu'),
    closesAt: compileWordPattern(`(?:${table.closeAt})${lead} (?<b>${time})(?![.,:]?\\d)`, 'giu'),
    at: compileWordPattern(`(?:at|um)${lead} (?<a>${time})(?![.,:]?\\d)`, 'giu'),
    between: compilePattern(`^\\s*\\.?\\s*(?:${table.upTo})\\s*$`, 'iu'),
  };
  cache.set(table.code, made);
  return made;
}

/** Opening hours, one-sided and spoken ones too: each claim must be true of the place that is meant. */
export function checkOpeningHours(look: UnitContext): ProseFinding[] {
  return claimed(look).filter(({ start }) => !look.isOther(start, true));
}

function claimed(look: UnitContext): ProseFinding[] {
  const { table, text, facts, unit } = look;
  if (facts.schedules.length === 0) return [];
  const label = look.has('hoursLabel') || look.isAround('hoursLabel') || table.hoursLabel.test(unit.heads.join(' '));
  const isOurs = look.named || look.has('us') || look.has('place');
  if (!label && !isOurs) return [];
  if (look.isQuestion || look.has('history') || look.has('hypothesis') || look.isExample) return [];
  const isBusy = look.has('opens') || look.has('closes');
  const saysAlways = look.has('always') || look.has('daily');
  if (!(label || (isOurs && isBusy)) || look.has('notOurHours')) return [];
  if (
    /(?:except|apart from|außer|ausgenommen|holiday|feiertag|ferien|christmas|weihnacht|exception|\b20\d\d\b)/i.test(
      text,
    )
  )
    return [];
  const schedules = meant(look, label);
  const [first] = schedules;
  if (!first) return [];
  const days = dayGroups(text, table);
  const claims = claimsOf(look, days);
  const findings: ProseFinding[] = [];
  const isClosed = look.has('closedOn') && claims.length === 0;
  for (const claim of claims)
    if (!schedules.some((schedule) => isTrue(schedule, claim))) findings.push(finding(look, claim, first));
  if (findings.length > 0 || claims.length > 0) return findings;
  if (look.has('negation') && !isClosed) return [];
  if (saysAlways) {
    const found = (table.always.exec(text) ?? table.daily.exec(text)) as RegExpExecArray;
    const isAll = look.has('always') && !/seven days|7 days|sieben tage|7 tage/i.test(found[0]);
    const isRight = schedules.some(({ week }) =>
      week.every((open) => (isAll ? open.some(({ opens, closes }) => opens === 0 && closes >= 1440) : open.length > 0)),
    );
    return isRight ? [] : [{ start: found.index, end: found.index + found[0].length, has: first }];
  }
  for (const group of days) {
    if (!isClosed && !isBusy && !label) continue;
    const isRight = schedules.some(({ week }) =>
      group.days.every((day) => (isClosed ? week[day]?.length === 0 : (week[day]?.length ?? 0) > 0)),
    );
    if (!isRight) findings.push({ start: group.start, end: group.end, has: first });
  }
  return findings;
}

/** The place of which the sentence speaks; without a place its own hours, and of people that are there, any. */
function meant(look: UnitContext, label: boolean): readonly Schedule[] {
  const { schedules } = look.facts;
  const around = `${look.text} ${look.unit.context}`.toLowerCase();
  const named = schedules.filter(
    ({ place }) => place !== undefined && placeWords(place).some((word) => around.includes(word)),
  );
  if (named.length > 0) return named;
  const own = schedules.filter(({ place }) => place === undefined);
  return own.length > 0 && (label || look.has('place')) ? own : schedules;
}

const generic = /^(?:office|büro|werk|works|shelter|and|und|the|laboratory|zentrale|head)$/;
const placeWords = (place: string): string[] =>
  [place.toLowerCase(), ...(place.toLowerCase().match(/[\p{L}]{6,}/gu) ?? [])].filter((word) => !generic.test(word));

interface Group {
  readonly start: number;
  readonly end: number;
  readonly days: readonly number[];
}

/** Days that a text names, ranges and lists as one group each. */
function dayGroups(text: string, table: WordTable): Group[] {
  const named = table.days
    .flatMap(([day, days]) =>
      [...text.matchAll(day)].map((match) => ({ start: match.index, end: match.index + match[0].length, days })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const groups: { start: number; end: number; days: number[] }[] = [];
  for (const each of named) {
    const last = groups.at(-1);
    if (last && each.start < last.end) continue;
    const between = last ? text.slice(last.end, each.start) : '';
    if (last && patternsOf(table).between.test(between) && !/and|und/i.test(between)) {
      const from = last.days.at(-1) ?? 0;
      const to = each.days[0] ?? 0;
      for (let day = from + 1; day % 7 !== (to + 1) % 7 && day < from + 8; day++) last.days.push(day % 7);
      last.end = each.end;
    } else if (last && /^\s*\.?\s*(?:,|and|or|und|oder|&|\+|, (?:and|und))\s*(?:on |am |auch )?$/i.test(between)) {
      for (const day of each.days) last.days.push(day);
      last.end = each.end;
    } else groups.push({ start: each.start, end: each.end, days: [...each.days] });
  }
  return groups;
}

function claimsOf({ text, table }: UnitContext, days: readonly Group[]): Claim[] {
  const { range, opensAt, closesAt, at } = patternsOf(table);
  const claims: Claim[] = [];
  let rest = text;
  const take = (match: RegExpMatchArray) => {
    const start = match.index ?? 0;
    rest = rest.slice(0, start) + '\u0000'.repeat(match[0].length) + rest.slice(start + match[0].length);
  };
  const isSure = (said: string) =>
    /[:.]\d\d|[ap]\.?m|uhr|\dh|past|to |halb|viertel|noon|mittag|o'clock|\p{L}/iu.test(said);
  for (const match of rest.matchAll(range)) {
    const { a = '', b = '' } = match.groups ?? {};
    let [opens, closes] = [table.timeOf(a), table.timeOf(b)];
    if (!opens || !closes) continue;
    // "9 to 5 pm": what stands behind the second counts for it alone; two bare numbers are times only where days or words say so.
    const isRange = isSure(a) || isSure(b) || days.length > 0 || /^\d{1,2}\s*(?:-|–|—|to|bis)/.test(match[0]);
    const most = closes.reduce((a, b) => Math.max(a, b), 0);
    opens = opens.filter((minutes) => minutes < most);
    closes = closes.filter((minutes) => opens?.some((from) => from < minutes));
    if (isRange && opens.length > 0) {
      claims.push({ start: match.index, end: match.index + match[0].length, opens, closes });
      take(match);
    }
  }
  const one = (sought: RegExp, side: 'opens' | 'closes', group: 'a' | 'b') => {
    for (const match of rest.matchAll(sought)) {
      const said = match.groups?.[group] ?? '';
      const times = table.timeOf(said);
      const from = match.index + match[0].length - said.length;
      if (!times) continue;
      claims.push({ start: from, end: from + said.length, [side]: times });
      take(match);
    }
  };
  one(closesAt, 'closes', 'b');
  one(opensAt, 'opens', 'a');
  for (const match of rest.matchAll(at)) {
    const said = match.groups?.a ?? '';
    const times = table.timeOf(said);
    const side = times && sideOf(text, match.index, table);
    const end = match.index + match[0].length;
    // `at 11 Mill Close`: before a name that is no day stands the number of a house.
    const isHouse =
      /^\d+$/.test(said) && /^ \p{Lu}/u.test(text.slice(end)) && !days.some(({ start }) => start === end + 1);
    if (side && !isHouse) claims.push({ start: end - said.length, end, [side]: times });
  }
  for (const claim of claims) claim.days = daysFor(claim, days, claims);
  return claims;
}

/** Whether `at eight` is when one opens or closes: by the verb before it, else by the only one. */
function sideOf(text: string, at: number, { opens, closes }: WordTable): 'opens' | 'closes' | undefined {
  const last = (verb: RegExp, within: string) =>
    [...within.matchAll(compilePattern(verb.source, 'giu'))].at(-1)?.index ?? -1;
  const before = text.slice(0, at);
  const [open, close] = [last(opens, before), last(closes, before)];
  if (open >= 0 || close >= 0) return close >= open ? 'closes' : 'opens';
  const after = text.slice(at);
  if (closes.test(after)) return 'closes';
  return opens.test(after) ? 'opens' : undefined;
}

/** The days of a time: those named last before it, else the next. */
function daysFor(claim: Claim, days: readonly Group[], claims: readonly Claim[]): readonly number[] | undefined {
  const before = days.filter(({ end }) => end <= claim.start).at(-1);
  const isFirst =
    (days[0]?.start ?? 0) > claims.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const after = days.find(({ start }) => start >= claim.end);
  return (isFirst ? (after ?? before) : (before ?? after))?.days;
}

function isTrue({ week }: Schedule, { days, opens, closes }: Claim): boolean {
  const fits = (day: number) => {
    const open = week[day] ?? [];
    return (
      open.length > 0 &&
      (!opens || open.some((each) => opens.includes(each.opens))) &&
      (!closes ||
        open.some((each) => closes.some((minutes) => minutes === each.closes || minutes + 1440 === each.closes)))
    );
  };
  return days ? days.every(fits) : [0, 1, 2, 3, 4, 5, 6].some(fits);
}

function finding(look: UnitContext, claim: Claim, schedule: Schedule): ProseFinding {
  const { start, end, opens, closes } = claim;
  const side = opens && closes ? undefined : opens ? 'opens' : 'closes';
  const said = look.text.slice(start, end);
  const interval = schedule.week.find((open) => open.length > 0)?.[0];
  const { references } = schedule;
  const canWrite = side && references && interval && /\d/.test(said);
  return {
    start,
    end,
    has: schedule,
    ...(canWrite && { write: { reference: references[side], text: formatClockTime(interval[side]) } }),
  };
}
