import type { LanguageTable } from '../table.ts';

/** The name of a country (ISO 3166-1 alpha-2), as it stands alone; undefined for what is no country. */
export function country({ countries }: LanguageTable, code: string): string | undefined {
  return countries[code];
}
