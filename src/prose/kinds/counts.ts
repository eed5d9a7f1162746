import type { CountedList } from '../facts/counts.ts';
import { placeholderMarks } from '../read/flat-text.ts';
import type { ProseFinding, UnitContext } from '../unit-context.ts';
import { compilePattern, compileWordPattern } from '../words/pattern.ts';
import type { Hedge, WordTable } from '../words/table.ts';
import { createListNouns } from './nouns.ts';
import { findHedge, isNumberTrue, parseNumber } from './number-claims.ts';

const stop =
  /^(?:of|from|and|for|to|with|our|or|in|on|at|by|the|a|an|is|are|as|than|which|that|who|their|its|und|oder|von|für|mit|aus|in|im|an|am|auf|der|die|das|den|dem|des|unserer?|unseren?|bei|zu)$/i;

/** Counts of lists of the content, in digits and words, and references to the wrong list. */
export function checkCounts(look: UnitContext): ProseFinding[] {
  const { text, table, facts } = look;
  if (facts.counts.size === 0 || !/\p{L}/u.test(text)) return [];
  const { many, lists } = createListNouns(facts, table);
  const findings: ProseFinding[] = [];
  const number = compilePattern(
    `(?<![\\p{L}\\p{N}.,/:-])(?:${table.dozen.source}|\\d{1,3}(?:[.,]\\d{3})*|${table.numberWord})(?=[ -])`,
    'giu',
  );
  const claims: { noun: string; number: string; at: number; end: number; nounEnd: number; value: number }[] = [];
  for (const match of text.matchAll(many)) {
    const noun = match[0];
    const nounAt = match.index;
    const from = Math.max(0, nounAt - 60);
    const before = text.slice(from, nounAt);
    const mark = before.lastIndexOf(placeholderMarks.count);
    if (mark >= 0 && isAdjectives(before.slice(mark + 1), table)) {
      const wrong = wrongList(look, from + mark, noun, lists(noun));
      if (wrong) findings.push(wrong);
      continue;
    }
    const last = [...before.matchAll(number)].at(-1);
    const said = last?.[0].trim();
    if (
      last &&
      said &&
      (match.groups?.many !== undefined || /-\s?$/.test(before)) &&
      isAdjectives(before.slice(last.index + last[0].length), table)
    ) {
      const value = parseNumber(said, table);
      if (value !== undefined && value !== 0 && !(value === 1 && !/\d/.test(said)))
        claims.push({
          noun,
          number: said,
          at: from + last.index,
          end: from + last.index + last[0].trimEnd().length,
          nounEnd: nounAt + noun.length,
          value,
        });
      continue;
    }
    const after = compilePattern(
      `^(?:\\s*(?::|\\||–|=|\\(|number(?:ing)?|total(?:l?ing)?|an der zahl)\\s*(?:\\|\\s*)?)(?<n>${table.dozen.source}|\\d{1,3}|${table.numberWord})(?=\\s*(?:[|).,;]|$))`,
      'iu',
    ).exec(text.slice(nounAt + noun.length));
    const digits = after?.groups?.n;
    const value = digits === undefined ? undefined : parseNumber(digits, table);
    if (after && digits !== undefined && value !== undefined) {
      const end = nounAt + noun.length + after[0].length;
      claims.push({ noun, number: digits, at: end - digits.length, end, nounEnd: -1, value });
    }
  }
  for (const claim of claims) {
    const named = lists(claim.noun)
      .map((list) => facts.counts.get(list))
      .filter((each) => each !== undefined);
    const hedge = findHedge(text, claim.at, table);
    const [first] = named;
    if (!first || named.some(({ count }) => isNumberTrue(hedge, claim.value, count))) continue;
    if (score(look, claim, first, claims.length) >= 3) findings.push(wrongCount(claim, first, hedge));
  }
  return findings;
}

function isAdjectives(between: string, table: WordTable): boolean {
  if (/[.,;:!?()|–]/.test(between)) return false;
  const parts = between
    .trim()
    .split(/[\s-]+/)
    .filter((part) => part !== '');
  if (parts.length > 2) return false;
  const isAdjective = (part: string) => table.code !== 'de' || /^[\p{Ll}-]+(?:e|en|er)$/u.test(part);
  return parts.every(
    (part) => !stop.test(part) && !/[^aeiou]s$/.test(part) && isAdjective(part) && /^[\p{L}\ufffc]+$/u.test(part),
  );
}

function score(
  look: UnitContext,
  claim: { readonly at: number; readonly end: number; readonly nounEnd: number; readonly value: number },
  fact: CountedList,
  claims: number,
): number {
  const { text, table, unit } = look;
  const before = text.slice(0, claim.at);
  const isPossessed = compileWordPattern(`(?:${table.our})(?:\\s+(?:\\p{L}+\\s+){0,2})?$`).test(
    before.replace(/\s*$/, ' '),
  );
  if (look.isQuestion || look.isExample || look.isOther(claim.at)) return 0;
  if (table.partitive.test(text.slice(claim.end)) || table.partBefore.test(before.trimEnd())) return 0;
  // Other makers: their solutions, services from somebody else.
  if (claim.nounEnd >= 0 && /^\s*(?:of|from|by|von)\s+(?:other|another|anderen?)/i.test(text.slice(claim.nounEnd)))
    return 0;
  if (look.isSoft && !(isPossessed && !look.has('history') && !look.has('plan'))) return 0;
  let points = isPossessed ? 3 : 0;
  if (look.ours) points += 2;
  if (look.has('ownThing') || look.isOursAround) points += 1;
  if (look.has('having')) points += 1;
  if (claims > 1) points += 2;
  if (look.has('all')) points += 1;
  if (Math.abs(claim.value - fact.count) <= 3) points += 1;
  if (claim.nounEnd < 0) points += isLabel(look, claim.at, claim.end) ? 3 : unit.kind === 'sentence' ? 0 : 2;
  if (unit.kind === 'heading' || unit.kind === 'alt') points += 1;
  if (look.has('seeing') && !isPossessed) points -= 3;
  return points;
}

/** Whether a text is nothing but a label and its number. */
const isLabel = ({ text, table }: UnitContext, at: number, end: number): boolean =>
  text.slice(end).replace(/[.|\s]/g, '') === '' &&
  text.slice(0, at).replace(compileWordPattern(table.numberLabel, 'giu'), '').trim().split(/\s+/).length <= 3;

function wrongCount(
  claim: {
    readonly noun: string;
    readonly number: string;
    readonly at: number;
    readonly end: number;
    readonly nounEnd: number;
  },
  fact: CountedList,
  hedge: Hedge | undefined,
): ProseFinding {
  const inWords = !/\d/.test(claim.number);
  const isCapital = /^\p{Lu}/u.test(claim.number);
  const reference = inWords ? `${fact.reference?.replace(/^c/, isCapital ? 'C' : 'c')} in words` : fact.reference;
  return {
    start: claim.at,
    end: claim.nounEnd < 0 ? claim.end : claim.nounEnd,
    has: fact,
    // More than nine would be as wrong.
    write: hedge ? undefined : { reference, text: fact.text },
    ...(claim.nounEnd >= 0 && { replaceEnd: claim.end }),
  } as ProseFinding;
}

function wrongList(
  { unit, facts, table, text }: UnitContext,
  at: number,
  noun: string,
  lists: readonly string[],
): ProseFinding | undefined {
  const reference = unit.references.find((each) => each.at === at);
  const [, named = '', inWords = ''] = /^count ([\w-]+)( in words)?$/i.exec(reference?.name ?? '') ?? [];
  const fact = lists.map((list) => facts.counts.get(list)).find((each) => each !== undefined);
  const isRight = lists.some((list) => list === named || list === `facts ${named}`);
  if (!fact || isRight || named === '' || table.partitive.test(text.slice(at + 1))) return undefined;
  return {
    start: at,
    end: at + 1,
    has: { ...fact, text: `${fact.text} for ${noun}` },
    write: { reference: `${fact.reference}${inWords}`, text: fact.text },
  };
}
