import { countryCodes } from '../../core/country-codes.ts';
import { formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Mistake } from '../mistake.ts';
import { quoteText } from '../mistake.ts';

const codes: ReadonlySet<string> = new Set(countryCodes);

/** Common codes that are none: by distance alone, UK would suggest CK. */
const aliases: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR', USA: 'US', UAE: 'AE' };

/**
 * Judges an ISO 3166-1 alpha-2 code. Takes the code and its place in the value; returns undefined for one that is
 * assigned.
 */
export function checkCountry(
  code: string,
  path: readonly (string | number)[] = ['country'],
): Mistake<'country-unknown'> | undefined {
  if (codes.has(code)) return undefined;
  const upper = code.trim().toUpperCase();
  const meant = aliases[upper] ?? (codes.has(upper) ? upper : undefined);
  return {
    kind: 'country-unknown',
    path,
    expected: 'an ISO 3166-1 alpha-2 country code such as GB',
    found: quoteText(code),
    ...(meant === undefined ? {} : { hint: formatDidYouMean(meant) }),
  };
}
