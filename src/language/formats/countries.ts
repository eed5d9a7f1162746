import type { LanguageTable } from '../language-table.ts';

/** Name of a country (ISO 3166-1 alpha-2), as it stands alone; undefined if unknown. */
export function findCountryName({ countries }: LanguageTable, code: string): string | undefined {
  return countries[code];
}
