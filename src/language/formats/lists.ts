import type { LanguageTable } from '../language-table.ts';

/** Joins with "and": `a, b and c`. */
export function joinWithAnd(table: LanguageTable, items: readonly string[]): string {
  return listed(items, table.and);
}

/** Joins with "or": `a, b or c`. */
export function joinWithOr(table: LanguageTable, items: readonly string[]): string {
  return listed(items, table.or);
}

/** Joins with commas alone, such as parts of an address: `a, b, c`. */
export function joinListWithCommas({ comma }: Pick<LanguageTable, 'comma'>, items: readonly string[]): string {
  return items.join(comma);
}

function listed(items: readonly string[], [two = '', start = '', middle = '', end = '']: readonly string[]): string {
  const [first = '', second = ''] = items;
  const last = items.at(-1) ?? '';
  if (items.length < 2) return first;
  if (items.length === 2) return joined(two, first, second);
  const before = items.slice(1, -2).reduce((text, item) => joined(middle, text, item), first);
  return joined(end, joined(items.length === 3 ? start : middle, before, items.at(-2) ?? ''), last);
}

/** Spanish has "e" before the sound of i, and "u" before that of o; CLDR has patterns only, so this is code. */
function joined(pattern: string, before: string, after: string): string {
  const said =
    pattern === '{0} y {1}' && /^(?:i|í|hi(?![aeou])|hí)/iu.test(after)
      ? '{0} e {1}'
      : pattern === '{0} o {1}' && /^(?:o|ó|ho|hó|8|11(?!\d))/iu.test(after)
        ? '{0} u {1}'
        : pattern;
  return said.replace('{0}', () => before).replace('{1}', () => after);
}
