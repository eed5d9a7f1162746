import type { MirroredForeignPage } from '../../attach/site/mirrors.ts';
import { formatThousands } from '../../core/pluralize.ts';
import { compareCodeUnits } from '../../core/problem.ts';

/** Words of some pages. */
interface WordTotal {
  readonly words: number;
  readonly pages: number;
}

/** Words of all mirrored pages: kept, and left out by rule. */
export interface WordTotals {
  readonly kept: WordTotal;
  /** By rule; `''` for words that no rule took out. */
  readonly dropped: Readonly<Record<string, WordTotal>>;
}

export function sumWords(mirrors: readonly Pick<MirroredForeignPage, 'read'>[]): WordTotals {
  const dropped: Record<string, WordTotal> = {};
  let kept = 0;
  for (const { main } of mirrors.map(({ read }) => read)) {
    if (!main) continue;
    const { words, lost } = main.balance;
    kept += words - Object.values(lost).reduce((sum, each) => sum + each, 0);
    for (const [rule, count] of [...Object.entries(main.dropped), ['', lost[''] ?? 0] as const]) {
      if (count === 0) continue;
      const before = dropped[rule] ?? { words: 0, pages: 0 };
      dropped[rule] = { words: before.words + count, pages: before.pages + 1 };
    }
  }
  return { kept: { words: kept, pages: mirrors.length }, dropped };
}

/** Rules that have a line each; the others share one. */
const most = 5;

/** The totals as a table, with the rules that took out most. */
export function renderWordTotals({ kept, dropped }: WordTotals): string[] {
  const rules = Object.entries(dropped).sort((a, b) => b[1].words - a[1].words || compareCodeUnits(a[0], b[0]));
  const rows: [string, WordTotal][] = [
    ['kept', kept],
    ...rules
      .slice(0, most)
      .map(([rule, total]): [string, WordTotal] => [rule === '' ? 'lost by no rule' : `left out: ${rule}`, total]),
  ];
  const others = rules.slice(most);
  if (others.length > 0)
    rows.push([
      `left out: ${others.map(([rule]) => rule || 'no rule').join(', ')}`,
      {
        words: others.reduce((sum, [, { words }]) => sum + words, 0),
        pages: others.reduce((most, [, { pages }]) => Math.max(most, pages), 0),
      },
    ]);
  const cell = (value: number | string) => (typeof value === 'string' ? value : formatThousands(value)).padStart(9);
  return [
    `${cell('Words')}${cell('Pages')}`,
    ...rows.map(([name, { words, pages }]) => `${cell(words)}${cell(pages)}  ${name}`),
  ];
}
