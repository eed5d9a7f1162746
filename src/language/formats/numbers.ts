import type { LanguageTable } from '../language-table.ts';
import { decimals } from '../world.ts';

/**
 * Formats a number: `12,345.5`. Takes a number, or a decimal as text whose zeros are kept (`12.50`); throws on anything
 * else. For counts and amounts, never for identifiers, telephone or postal codes.
 */
export function formatNumber(table: LanguageTable, value: number | string): string {
  const { decimal, group, minus } = table.number;
  const { negative, digits } = splitNumber(value);
  return toNativeDigits(table, `${negative ? minus : ''}${groupDigits(table, digits, decimal, group)}`);
}

/** Replaces digits by those of the language, if it has its own. */
export function toNativeDigits({ number: { digits } }: LanguageTable, text: string): string {
  if (digits === '') return text;
  const own = [...digits];
  return text.replace(/\d/g, (digit) => own[Number(digit)] ?? digit);
}

/** Sign and digits. Throws on exponents: 1e21 is no count. */
function splitNumber(value: number | string): { readonly negative: boolean; readonly digits: string } {
  const [, sign, digits] = /^(-?)(\d+(?:\.\d+)?)$/.exec(String(value)) ?? [];
  if (digits === undefined) throw new Error(`expected a number such as 12.50, got ${value}`);
  return { negative: sign === '-', digits };
}

/** Digits with group separators. */
function groupDigits(table: LanguageTable, digits: string, decimal: string, group: string): string {
  const { primary, secondary, least } = table.number;
  const [whole = '', decimals] = digits.split('.');
  let rest = whole;
  let text = '';
  if (whole.length >= primary + least) {
    text = group + rest.slice(-primary);
    rest = rest.slice(0, -primary);
    while (rest.length > secondary) {
      text = group + rest.slice(-secondary) + text;
      rest = rest.slice(0, -secondary);
    }
  }
  return `${rest}${text}${decimals === undefined ? '' : decimal + decimals}`;
}

/** An amount from content: a decimal as text, and an ISO 4217 code. */
interface Money {
  readonly amount: string;
  readonly currency: string;
}

/**
 * An amount with its currency symbol: `£12.50`, `£1,200`. A whole amount has no decimals; others keep the given ones,
 * filled up to the currency's.
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
  return /^0*$/.test(given) ? whole : `${whole}.${given.padEnd(places, '0')}`;
}
