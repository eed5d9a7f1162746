import type { LanguageTable, PluralCategory } from './language-table.ts';

/**
 * Plural category of a count: `few` for 3 in Polish. Takes numbers, or decimals as written (`1.5`), since `1` and `1.0`
 * may differ (UTS #35, part 3, §5.1.1).
 */
export function pluralCategory({ plurals }: Pick<LanguageTable, 'plurals'>, count: number | string): PluralCategory {
  const operands = operandsOf(String(count).replace(/^-/, ''));
  for (const [category, rule] of Object.entries(plurals))
    if (holds(rule, operands)) return isCategory(category) ? category : 'other';
  return 'other';
}

/** Plural categories of a language, `other` last. */
export function pluralCategories({ plurals }: Pick<LanguageTable, 'plurals'>): PluralCategory[] {
  return [...Object.keys(plurals).filter(isCategory), 'other'];
}

const isCategory = (name: string): name is PluralCategory => /^(?:zero|one|two|few|many|other)$/.test(name);

/** Plural operands: `n` value, `i` integer part, `v` and `f` decimals (count, and as a number), `e` always 0. */
function operandsOf(written: string): Readonly<Record<string, number>> {
  const [whole = '0', decimals = ''] = written.split('.');
  const shown = decimals.replace(/0+$/, '');
  return {
    n: Number(written),
    i: Number(whole),
    v: decimals.length,
    f: Number(decimals),
    w: shown.length,
    t: Number(shown),
    e: 0,
    c: 0,
  };
}

function holds(rule: string, operands: Readonly<Record<string, number>>): boolean {
  return rule.split(' or ').some((all) => all.split(' and ').every((each) => isTrue(each, operands)));
}

/** One relation: `n % 100 = 3..10`, `i != 0,1`. */
function isTrue(relation: string, operands: Readonly<Record<string, number>>): boolean {
  const [, operand = '', divisor, not, values = ''] =
    /^([nivfwtec])(?: % (\d+))? (!?)= ([\d.,]+)$/.exec(relation.trim()) ?? [];
  const whole = operands[operand] ?? Number.NaN;
  const value = divisor === undefined ? whole : whole % Number(divisor);
  const found = values.split(',').some((range) => {
    const [first, last = first] = range.split('..').map(Number);
    // Ranges match whole numbers only.
    return Number.isInteger(value) && first !== undefined && last !== undefined && first <= value && value <= last;
  });
  return not === '!' ? !found : found;
}
