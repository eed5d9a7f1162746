import type { LanguageTable } from '../table.ts';
import { decimals } from '../tables/world.ts';
import { grouped, native, split } from './numbers.ts';

/** An amount as content gives it: a decimal as text, and the code of a currency (ISO 4217). */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

/**
 * An amount with the symbol of its currency: `£12.50`. Decimals are those given, filled up to what the currency has;
 * none are made up for a whole amount of what has none (`¥1,200`).
 */
export function money(table: LanguageTable, { amount, currency }: Money): string {
  const symbol = table.symbols[currency] ?? currency;
  const { negative, digits } = split(amount);
  const { sign, letters, decimal, group } = table.money;
  const [positive = '', negated = ''] = besideNumber(sign, symbol) ? letters : sign;
  const text = grouped(table, filled(digits, decimals[currency] ?? 2), decimal, group);
  const pattern = negative ? negated : positive;
  return native(
    table,
    pattern.replace('{n}', () => text),
  ).replace('¤', () => symbol);
}

/** The name of a currency, as it stands alone; the code where the language has none. */
export function currencyName({ currencies }: LanguageTable, code: string): string {
  return currencies[code] ?? code;
}

/** Whether a letter of the symbol would stand next to the number, from which it then keeps its distance. */
function besideNumber([pattern = '']: readonly string[], symbol: string): boolean {
  return (pattern.startsWith('¤') ? /\p{L}$/u : /^\p{L}/u).test(symbol);
}

function filled(digits: string, places: number): string {
  const [whole = '', given = ''] = digits.split('.');
  const shown = given.padEnd(places, '0');
  return shown === '' ? whole : `${whole}.${shown}`;
}
