import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Mistake, ParseResult } from '../mistake.ts';
import { quoteText } from '../mistake.ts';

/** A telephone number that can be dialled from everywhere. */
interface Phone {
  /** E.164: `+442079460142`. */
  readonly e164: string;
  /** Form for readers elsewhere: `+44 20 7946 0142`. */
  readonly international: string;
  /** Digits dialled once somebody has answered. */
  readonly extension?: string;
}

/** Kinds of mistakes in telephone numbers. */
type PhoneMistake = 'phone-unreadable' | 'phone-needs-country' | 'phone-invalid' | 'phone-uncertain' | 'phone-short';

/** Label before a number on letters. */
const label = /^\s*(?:tel(?:efon|ephone|éfono|efono)?|t[ée]l(?:[ée]phone)?|phone|call)(?:\s*[.:]+\s*|\s+)/iu;
/** The `+` and 15 digits (E.164 §6.2.1); the library's German numbers have up to 17. */
const longest = 16;
const expected = 'a telephone number such as +44 20 7946 0142';

/**
 * Reads a telephone number as people write it. Takes the text and the ISO 3166-1 code of the country whose habits a
 * number without `+` follows; returns the number only where it is certain, i.e. where it is given out in that form.
 * Short numbers (112, 116 117, 118 xxx) reach another office from each place, so that they are refused.
 */
export function parsePhone(text: string, country?: string): ParseResult<Phone, PhoneMistake> {
  const no = (
    kind: PhoneMistake,
    hint?: string,
    meant?: string,
  ): { readonly mistakes: readonly Mistake<PhoneMistake>[] } => ({
    mistakes: [
      {
        kind,
        path: [],
        expected,
        found: quoteText(text),
        ...(hint === undefined ? {} : { hint }),
        ...(meant === undefined ? {} : { meant }),
      },
    ],
  });
  const { number: written, extension } = splitExtension(text);
  if (!/^\+?[\p{Nd}\s()./\p{Pd}\u2212]*$/u.test(written)) {
    // `Tel.: 030 23125042`: the word is no part of the number.
    const bare = text.replace(label, '');
    if (bare !== text && parsePhone(bare, country).value) return no('phone-unreadable', formatDidYouMean(bare), bare);
    return no('phone-unreadable', unreadableHint(written));
  }
  const home = country !== undefined && isSupportedCountry(country) ? country : undefined;
  if (home === undefined && !written.startsWith('+'))
    return no('phone-needs-country', 'Begin with + and the country code, or state the address of the organisation.');
  const number = parsePhoneNumberFromString(written, { ...(home && { defaultCountry: home }), extract: false });
  if (isShort(written, number)) return no('phone-short', shortHint);
  if (!number?.isValid() || number.number.length > longest) return no('phone-invalid', hintFor(written, home));
  if (!isWrittenWhole(written, number)) {
    const whole = number.formatInternational();
    return no('phone-uncertain', formatDidYouMean(extension === undefined ? whole : `${whole} ext. ${extension}`));
  }
  return { value: phone(number, extension) };
}

/** A number in E.164 as people read it, `+44 20 7946 0142`; any other text stays. */
export const formatPhone = (e164: string): string =>
  parsePhoneNumberFromString(e164, { extract: false })?.formatInternational() ?? e164;

function phone(number: PhoneNumber, extension: string | undefined): Phone {
  return {
    e164: number.number,
    international: number.formatInternational(),
    ...(extension === undefined ? {} : { extension }),
  };
}

/** Letters behind the digits are most likely an extension in other words. */
function unreadableHint(written: string): string | undefined {
  if (/\d\W*(?:ext(?:ension|n)?|durchwahl|dw|apparat|poste)\b/i.test(written))
    return 'Write an extension as digits behind the number: +44 20 7946 0142 ext. 12.';
  return /[a-z]/i.test(written) ? 'Write digits for letters, and one number in a field.' : undefined;
}

const shortHint = 'Short numbers work in one country alone: write the long one, or name it in a text.';

/** 116 xxx (Commission Decision 2007/116/EC), directory enquiries, and whatever has four digits and fewer. */
function isShort(written: string, number: PhoneNumber | undefined): boolean {
  const digits = number ? number.nationalNumber : digitsOf(written);
  return /^(?:11[68]\d{2,3}|\d{1,4})$/.test(digits) && !(number?.isValid() && digits.length < 5);
}

/**
 * Whether the text is the number as it is dialled, abroad or at home. The library adds what may be missing, such as
 * the 0 of an area code: but without it the digits could be a number of any town.
 */
function isWrittenWhole(written: string, number: PhoneNumber): boolean {
  if (written.startsWith('+')) return true;
  const digits = asciiDigits(written);
  const { countryCallingCode: code, nationalNumber } = number;
  if (digits === digitsOf(number.formatNational())) return true;
  // In North America the 1 before a number is both: trunk prefix and country code.
  if (code === '1' && digits === `1${nationalNumber}`) return true;
  return /^(?:0\d{1,3}|810)$/.test(digits.slice(0, -(code + nationalNumber).length)) && digits.endsWith(nationalNumber);
}

function hintFor(written: string, home: CountryCode | undefined): string {
  if (written.startsWith('+')) return 'No country gives out such numbers: look for a digit too many or too few.';
  return `No such number is given out in ${home ?? 'that country'}: is the area code there? One number in a field.`;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Digits of other scripts are read by the library: one by one they are in the order 0 to 9. */
function asciiDigits(text: string): string {
  return [...text].map(digitValue).join('');
}

function digitValue(character: string): string {
  if (/^\d$/.test(character)) return character;
  if (!/^\p{Nd}$/u.test(character)) return '';
  let code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return String(value);
}

/** The words before what is dialled once somebody has answered, in lower case. */
const words = String.raw`;ext=|ext(?:ension|n)?\.?|x|#|durchwahl|dw\.?|nebenstelle|apparat|poste|interno|int\.|anexo|toestel|wewn(?:ętrzny|\.)?|内線|تحويلة`;
const extended = new RegExp(`^(.*?\\p{Nd})[\\s,(]*(?:${words})\\s*:?\\s*(\\d{1,7})\\)?$`, 'iu');

/**
 * Parts a telephone number from its extension. Takes the text, also of a `tel:` address; returns the number without it,
 * and the extension's digits where there are any (RFC 3966 §5.3).
 */
function splitExtension(text: string): { readonly number: string; readonly extension: string | undefined } {
  const written = text
    .normalize('NFKC')
    .trim()
    .replace(/^tel:\s*/i, '');
  const [, number, extension] = extended.exec(written) ?? [];
  return { number: number ?? written, extension };
}
