import { compilePattern } from '../words/pattern.ts';
import type { Hedge, WordTable } from '../words/table.ts';

const dozens: Readonly<Record<string, number>> = {
  half: 6,
  halbes: 6,
  a: 12,
  one: 12,
  ein: 12,
  two: 24,
  zwei: 24,
  three: 36,
  drei: 36,
  four: 48,
  vier: 48,
};

/** The number that a piece of text is: `12`, `1,200`, `twelve`, `a dozen`. */
export function parseNumber(said: string, table: WordTable): number | undefined {
  const text = said.trim();
  if (/^\d/.test(text)) return Number(text.replace(/[.,' ](?=\d{3})/g, ''));
  if (table.dozen.test(text))
    return dozens[/half|halbes/i.exec(text)?.[0].toLowerCase() ?? text.split(/\s/)[0]?.toLowerCase() ?? ''];
  return table.numberOf(text);
}

/** Whether a number with its hedge holds for a fact. */
export function isNumberTrue(hedge: Hedge | undefined, said: number, fact: number): boolean {
  if (hedge === 'more') return fact > said;
  if (hedge === 'least') return fact >= said;
  if (hedge === 'most') return fact <= said;
  if (hedge === 'less') return fact < said;
  if (hedge === 'nearly') return fact <= said && fact >= said * 0.8;
  if (hedge === 'about') return Math.abs(fact - said) <= Math.max(1, said * 0.12);
  return fact === said;
}

/** The hedge right before an offset. */
export function findHedge(text: string, at: number, table: WordTable): Hedge | undefined {
  const before = text.slice(Math.max(0, at - 24), at);
  for (const [said, hedge] of table.hedges) {
    const last = compilePattern(`${said.source}\\s*(?:the |a |die |das |den )?$`, 'iu');
    if (last.test(before)) return hedge;
  }
  return undefined;
}
