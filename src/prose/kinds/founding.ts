import type { ContentFact } from '../facts/fact.ts';
import type { ProseFinding, UnitContext } from '../unit-context.ts';
import { compilePattern } from '../words/pattern.ts';
import type { WordTable } from '../words/table.ts';
import { findHedge, isNumberTrue, parseNumber } from './number-claims.ts';

/** Claims on our founding, registration and age. */
export function checkFounding(look: UnitContext): ProseFinding[] {
  const { facts, unit } = look;
  const own = [facts.founded, facts.incorporated].filter((each) => each !== undefined);
  const [first] = own;
  if (!first || !/\d{4}|years?|[Jj]ahr|anniversar|decade|jubil|birthday|turn/i.test(look.text)) return [];
  if (look.isQuestion || look.has('hypothesis') || look.isExample || look.has('foundedNot')) return [];
  const isRow = unit.kind !== 'sentence' && /^\s*(?:\p{L}+ ){0,2}\p{L}+\s*(?:\||:)/u.test(look.text);
  if (!(look.ours || look.has('ownThing') || isRow || (unit.kind === 'alt' && look.isOursAround))) return [];
  return [...dated(look, own), ...aged(look, own)].filter(({ start }) => !look.isOther(start));
}

function dated(look: UnitContext, own: readonly ContentFact[]): ProseFinding[] {
  const { text, table, facts } = look;
  const isFounded = look.has('founded');
  const isRegistered = look.has('registered');
  const since = table.since.exec(text);
  const isSince = since !== null && (look.has('sinceUs') || isFounded);
  if (!isFounded && !isRegistered && !isSince) return [];
  const wanted =
    isRegistered && facts.incorporated
      ? [facts.incorporated]
      : isFounded && !isSince && facts.founded
        ? [facts.founded]
        : own;
  const verb = (isRegistered ? table.registered : isFounded ? table.founded : table.since).exec(text);
  const dates = findDates(text, table);
  // The date nearest to the verb counts.
  const near = (at: number) => Math.abs(at - (verb?.index ?? 0));
  const [said] = [...dates].sort((a, b) => near(a.start) - near(b.start));
  if (!said || near(said.start) > 60) return [];
  const [fact] = wanted;
  const isRight = wanted.some(({ text: day }) => day.startsWith(said.iso) || said.iso.startsWith(day));
  if (isRight || !fact) return [];
  const write =
    said.iso.length === fact.text.length
      ? { reference: fact.reference, text: fact.text }
      : { text: fact.text.slice(0, 4) };
  return [
    { start: said.start, end: said.end, has: fact, ...((said.iso.length === 4 || write.reference) && { write }) },
  ];
}

/** Dates as precise as they are written: `2021`, `2021-03`, `2021-03-09`. */
export function findDates(
  text: string,
  table: WordTable,
): { readonly iso: string; readonly start: number; readonly end: number }[] {
  const month = table.months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|');
  const sought = compilePattern(
    `(?<![\\p{L}\\p{N}.,:/-])(?:(?<iso>\\d{4}-\\d\\d(?:-\\d\\d)?)|(?<d>\\d{1,2})\\.(?<m>\\d{1,2})\\.(?<y>\\d{4})|(?:(?<d2>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+)?(?:of )?(?<name>${month})(?:\\s+(?<d3>\\d{1,2})(?:st|nd|rd|th)?,?)?\\s+(?<y2>\\d{4})|(?<year>1[5-9]\\d\\d|20\\d\\d))(?![\\p{L}\\p{N}]|[-/.,]\\d)`,
    'giu',
  );
  return [...text.matchAll(sought)].map((match) => {
    const { iso, d, m, y, d2, d3, name, y2, year } = match.groups ?? {};
    const two = (part: string | number) => String(part).padStart(2, '0');
    const named =
      name === undefined
        ? 0
        : table.months.findIndex((each) => each.startsWith(name.toLowerCase().replace(/\.$/, '').slice(0, 3))) + 1;
    const day = d2 ?? d3;
    const value =
      iso ??
      (y !== undefined && m !== undefined && d !== undefined
        ? `${y}-${two(m)}-${two(d)}`
        : y2 !== undefined
          ? `${y2}-${two(named)}${day === undefined ? '' : `-${two(day)}`}`
          : (year ?? ''));
    return { iso: value, start: match.index, end: match.index + match[0].length };
  });
}

function aged(look: UnitContext, own: readonly ContentFact[]): ProseFinding[] {
  const { text, table, today, prepared } = look;
  for (const pattern of table.ages) {
    const match = pattern.exec(text.replace(prepared.ownName, (name) => '\ue000'.padEnd(name.length, '\ue000')));
    const { n, one } = match?.groups ?? {};
    if (!match || (n === undefined && one === undefined)) continue;
    const isDecades = /decade|jahrzehnt/i.test(match[0]);
    const number = n === undefined ? 1 : parseNumber(n.replace(/(?<=\d)(?:st|nd|rd|th)$/, ''), table);
    if (number === undefined) continue;
    const years = isDecades ? number * 10 : number;
    const start = n === undefined ? match.index : match.index + match[0].indexOf(n);
    const hedge = findHedge(text, start, table);
    const ages = own.flatMap(({ text: day }) => {
      const age = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
      return today.slice(5) < day.slice(5, 10) || day.length === 4 ? [age, age - 1] : [age];
    });
    const isRight = ages.some(
      (age) => isNumberTrue(hedge, years, age) || age === years || (isDecades && Math.floor(age / 10) === number),
    );
    const [fact] = own;
    if (isRight || !fact || years < 2) return [];
    return [{ start: match.index, end: match.index + match[0].trimEnd().length, has: fact }];
  }
  return [];
}
