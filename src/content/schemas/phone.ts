import reader from '../../values/contact/phone.ts?lazy';
import type { ParseResult } from '../../values/mistake.ts';
import { quoteText } from '../../values/mistake.ts';

/**
 * Reads a telephone number of the content under the habits of a country (ISO 3166-1). What is dialled after somebody
 * has answered has no place in E.164, so that such a number is refused.
 */
export function parseContentPhone(text: string, country?: string): ParseResult<string, string> {
  const { value, mistakes } = reader<typeof import('../../values/contact/phone.ts')>().parsePhone(text, country);
  if (mistakes) return { mistakes };
  if (value.extension === undefined) return { value: value.e164 };
  const expected = `a number without an extension, such as ${value.international}`;
  const hint = 'Tell the extension in the words beside it: the number is published as programs dial it.';
  return { mistakes: [{ kind: 'phone-extension', path: [], expected, found: quoteText(text), hint }] };
}

/** A number that was read as E.164; one that was refused, as it is. */
export const toE164 = (text: string, country?: string): string => parseContentPhone(text, country).value ?? text;
