import type { ClaimWords } from '../words/claims/table.ts';
import { compilePattern, keepByLanguage } from '../words/pattern.ts';

/** A time of day, and the minutes that it can mean: `half past four` is in the morning or in the afternoon. */
export interface SaidTime {
  readonly minutes: readonly number[];
  readonly start: number;
  readonly end: number;
  /** Whether it can be nothing but a time. */
  readonly isSure: boolean;
}

const alternatives = (record: Readonly<Record<string, number>>): string => Object.keys(record).join('|') || '(?!)';

/** Number words of hours, as far as a language writes them. */
const hourWords = keepByLanguage(
  ({ numbers }) =>
    new Map(
      numbers
        .split(/, */)
        .map((pair): [string, number] => [
          pair.slice(0, pair.lastIndexOf(' ')),
          Number(pair.slice(pair.lastIndexOf(' ') + 1)),
        ])
        .filter(([, value]) => value > 0 && value <= 12),
    ),
);

const timePattern = keepByLanguage((words) => {
  const { clock, script } = words;
  const gap = script === 'unspaced' ? '' : ' ?';
  const edge = script === 'unspaced' ? '' : '(?<![\\p{L}])';
  const end = script === 'unspaced' ? '' : '(?![\\p{L}])';
  const spoken = [...hourWords(words).keys()].join('|');
  return compilePattern(
    `${edge}(?:(?<noon>${clock.noon})|(?<midnight>${clock.midnight}))${end}|` +
      `${edge}(?:(?<half1>${clock.am}|${clock.pm})${gap})?(?:(?<part>${alternatives(clock.parts)}) )?` +
      `(?:(?<![\\p{N}.,:/])(?<h>[01]?\\d|2[0-4])(?! ?%)(?:(?:[:.]|${gap}(?:${clock.word})${gap})(?<m>[0-5]\\d)(?:分)?)?(?!\\d|[.,:/]\\d)|${edge}(?<said>${spoken})${end})` +
      `(?<word>${gap}(?:${clock.word})${end})?(?:${gap}(?<after>${alternatives(clock.after)})${end})?(?:${gap}(?<half2>${clock.am}|${clock.pm})${script === 'spaced' ? '(?![\\p{L}])' : ''})?`,
    'giu',
  );
});

/** Every time of a text, numbers that may be one too. */
export function findSaidTimes(text: string, words: ClaimWords): SaidTime[] {
  const spoken = hourWords(words);
  return [...text.matchAll(timePattern(words))].flatMap((match): SaidTime[] => {
    const { noon, midnight, half1, part, h, m, said = '', word, after, half2 } = match.groups ?? {};
    const range = { start: match.index, end: match.index + match[0].length };
    if (noon !== undefined) return [{ ...range, minutes: [720], isSure: true }];
    if (midnight !== undefined) return [{ ...range, minutes: [0, 1440], isSure: true }];
    const hour = h === undefined ? spoken.get(said.toLowerCase()) : Number(h);
    if (hour === undefined || hour > 24) return [];
    const { parts, after: behind, pm } = words.clock;
    const minutes = hour * 60 + Number(m ?? 0) + shift(parts, part) + shift(behind, after);
    const half = half1 ?? half2;
    const isPm = half !== undefined && compilePattern(`^(?:${pm})$`, 'iu').test(half);
    const isMark = [m, part, word, after, half].some((each) => each !== undefined);
    return [{ ...range, minutes: halves(minutes, half, isPm), isSure: isMark }];
  });
}

const shift = (table: Readonly<Record<string, number>>, said: string | undefined): number =>
  said === undefined
    ? 0
    : (Object.entries(table).find(([key]) => compilePattern(`^(?:${key})$`, 'iu').test(said))?.[1] ?? 0);

function halves(minutes: number, half: string | undefined, isPm: boolean): number[] {
  if (isPm) return [minutes < 720 ? minutes + 720 : minutes];
  if (half !== undefined) return [minutes >= 720 ? minutes - 720 : minutes];
  return minutes < 780 ? [minutes, minutes + 720] : [minutes];
}
