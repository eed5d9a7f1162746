import type { LanguageTable } from '../language-table.ts';
import { decimals } from '../world.ts';
import { groupDigits, splitNumber, toNativeDigits } from './numbers.ts';

/** An amount from content: a decimal as text, and an ISO 4217 code. */
interface Money {
  readonly amount: string;
  readonly currency: string;
}

/**
 * An amount with its currency symbol: `£12.50`. Keeps the given decimals, and fills them up to the currency's; a whole
 * amount of a currency without decimals gets none (`¥1,200`).
 */
export function formatMoney(table: LanguageTable, { amount, currency }: Money): string {
  const symbol = table.symbols[currency] ?? currency;
  const { negative, digits } = splitNumber(amount);
  const { sign, letters, decimal, group } = table.money;
  const [positive = '', negated = ''] = besideNumber(sign, symbol) ? letters : sign;
  const text = groupDigits(table, filled(digits, decimals[currency] ?? 2), decimal, group);
  const pattern = negative ? negated : positive;
  return toNativeDigits(
    table,
    pattern.replace('{n}', () => text),
  ).replace('¤', () => symbol);
}

/** Whether a letter of the symbol would touch the number, so that a space is needed. */
function besideNumber([pattern = '']: readonly string[], symbol: string): boolean {
  return (pattern.startsWith('¤') ? /\p{L}$/u : /^\p{L}/u).test(symbol);
}

function filled(digits: string, places: number): string {
  const [whole = '', given = ''] = digits.split('.');
  const shown = given.padEnd(places, '0');
  return shown === '' ? whole : `${whole}.${shown}`;
}
