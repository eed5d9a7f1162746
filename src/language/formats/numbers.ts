import type { LanguageTable } from '../table.ts';

/**
 * A number as it is written: `12,345.5`. Takes a number, or a decimal as text whose zeros are kept (`12.50`); throws on
 * what is none. For counts and amounts only: identifiers, telephone and postal codes are never written anew.
 */
export function number(table: LanguageTable, value: number | string): string {
  const { decimal, group, minus } = table.number;
  const { negative, digits } = split(value);
  return native(table, `${negative ? minus : ''}${grouped(table, digits, decimal, group)}`);
}

/** A share in per cent: `5 %`. */
export function percent(table: LanguageTable, value: number | string): string {
  return table.number.percent.replace('{n}', () => number(table, value));
}

/** A text with the digits of the language, where it has its own. */
export function native({ number: { digits } }: LanguageTable, text: string): string {
  if (digits === '') return text;
  const own = [...digits];
  return text.replace(/\d/g, (digit) => own[Number(digit)] ?? digit);
}

/** A sign, and the digits without it. Without exponents: 1e21 is no count of anything. */
export function split(value: number | string): { readonly negative: boolean; readonly digits: string } {
  const [, sign, digits] = /^(-?)(\d+(?:\.\d+)?)$/.exec(String(value)) ?? [];
  if (digits === undefined) throw new Error(`expected a number such as 12.50, got ${value}`);
  return { negative: sign === '-', digits };
}

/** Digits with separators between their groups. */
export function grouped(table: LanguageTable, digits: string, decimal: string, group: string): string {
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
