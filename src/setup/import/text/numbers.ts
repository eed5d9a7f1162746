import { checkIdentifier } from '../../../values/identifiers/check-identifier.ts';
import { describeMistake } from '../../../values/identifiers/describe-mistake.ts';
import type { Candidate } from '../facts/choose-candidate.ts';
import type { ReportNote } from '../sourced-value.ts';
import type { ImprintEntry } from './imprint-entries.ts';
import { numberPatterns } from './number-patterns.ts';

/** A number of a scheme, with what it means nothing without. */
export interface DraftNumber {
  readonly scheme: string;
  readonly value: string;
  readonly court?: string;
  readonly town?: string;
}

const court =
  /\b((?:Amtsgericht|Registergericht|Handelsgericht|Landesgericht|Firmenbuchgericht|AG(?=\s\p{Lu}\p{Ll}))\s*:?\s*(?:Amtsgericht\s+)?\p{Lu}[\p{L}.]*(?:(?:[ -]|\s\(|\sam\s|\san der\s)\p{Lu}[\p{L}.]*\)?){0,3})/u;

/** Numbers that lines state, each checked by its scheme; what fails is noted and left out. */
export function findWrittenNumbers(
  entries: readonly ImprintEntry[],
  country: string | undefined,
  noted: ReportNote,
): Candidate<DraftNumber>[] {
  return entries.flatMap((entry) =>
    numberPatterns.flatMap(({ scheme, pattern, beside, unless, country: only }): Candidate<DraftNumber>[] => {
      if (only !== undefined && only !== country) return [];
      const found = pattern.exec(entry.text);
      if (found?.[1] === undefined || unless?.test(entry.text)) return [];
      if (beside && !beside.test(entry.text) && !beside.test(`${entry.heading} ${entry.before.at(-1) ?? ''}`))
        return [];
      const from = entry.at(found.index + found[0].indexOf(found[1]));
      const number = { scheme, value: found[1].replace(/\s*:\s*/, ' ').trim(), ...courtOf(scheme, entry) };
      return checkNumber(number, noted, from).map((value) => ({ value, from, rank: entry.rank }));
    }),
  );
}

/** The number, if its scheme takes it: that its court is missing is for people to mend. */
export function checkNumber(number: DraftNumber, noted: ReportNote, from: Candidate['from']): DraftNumber[] {
  const { scheme, value, court: at, town } = number;
  const { mistake } = checkIdentifier(scheme, value, {
    ...(at !== undefined && { court: at }),
    ...(town !== undefined && { town }),
  });
  if (!mistake || mistake.kind.startsWith('needs-')) return [number];
  const { expected, found } = describeMistake(mistake);
  // Personal numbers are not repeated.
  const what = mistake.kind === 'personal' ? 'a number that identifies a person' : found;
  noted({ from, text: `${scheme} was left out: expected ${expected}, got ${what}` });
  return [];
}

/** The court that the line names, or the lines around it. */
function courtOf(scheme: string, { text, next, before }: ImprintEntry): Pick<DraftNumber, 'court'> {
  if (scheme !== 'DE-CR' && scheme !== 'AT-FB') return {};
  for (const each of [text, next[0] ?? '', before.at(-1) ?? '', next[1] ?? '', before.at(-2) ?? '']) {
    const found = court.exec(each)?.[1];
    if (found !== undefined)
      return {
        court: found
          .replace(/^Registergericht\s*:?\s*|^Firmenbuchgericht\s*:?\s*/, (label) =>
            /Amtsgericht|gericht\s/i.test(found.slice(label.length)) ? '' : label,
          )
          .replace(/^AG\s/, 'Amtsgericht ')
          .replace(/\s*:\s*/, ' ')
          .trim(),
      };
  }
  return {};
}
