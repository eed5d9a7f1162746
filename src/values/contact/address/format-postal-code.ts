import type { AddressFormat } from './model.ts';

/**
 * A postal code as it is printed in its country: `ec1y8sy` is `EC1Y 8SY`, `D-10115` is `10115`. Takes the text, the
 * country and its format; returns undefined where the country has no such code. Asked only of formats with a pattern.
 */
export function formatPostalCode(text: string, country: string, format: AddressFormat): string | undefined {
  const { code, examples, prefix, car } = format;
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\p{Pd}\u3012]/gu, '');
  const bare = [country, car ?? country].map((sign) =>
    compact.startsWith(sign) ? compact.slice(sign.length) : compact,
  );
  const found = [compact, ...bare, `${prefix ?? ''}${compact}`].find((each) => code?.test(each));
  if (found === undefined) return undefined;
  // The example of as many characters shows where something stands between them.
  const example = examples.find((each) => each.replace(/[ -]/g, '').length === found.length);
  let at = 0;
  return example === undefined
    ? found
    : [...example].map((sign) => (/[ -]/.test(sign) ? sign : found.charAt(at++))).join('');
}
