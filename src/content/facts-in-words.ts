import { isDateOrPart } from '../core/dates.ts';
import { rewriteKeepingLabel, stripLabels } from '../core/labels.ts';
import { phoneExtension, withoutExtension } from '../core/phone-extension.ts';
import { formatIsoDate } from '../language/formats/dates.ts';
import type { Language } from '../language/language.ts';
import { translate } from '../language/translate.ts';
import reader from '../values/contact/phone.ts?lazy';

/** Numbers by language: every page shows some in its footer, and to group one takes longer than the rest of it. */
const known = new WeakMap<Language, Map<string, string>>();

/** A telephone number in groups, with its extension, as readers of a language write it. */
export function phoneInWords(language: Language, phone: string): string {
  const numbers = known.get(language) ?? new Map<string, string>();
  const words = numbers.get(phone) ?? groupPhone(language, phone);
  known.set(language, numbers.set(phone, words));
  return words;
}

function groupPhone(language: Language, phone: string): string {
  const { formatPhone } = reader<typeof import('../values/contact/phone.ts')>();
  const number = rewriteKeepingLabel(withoutExtension(phone), formatPhone);
  const extension = phoneExtension(phone);
  return extension === undefined ? number : translate(language, 'text.extension', { number, extension });
}

/** Facts by name whose dates and telephone numbers have a form for readers too: `company.founded in words`. */
export class ReadableFacts extends Map<string, string> {
  readonly language: Language | undefined;

  constructor(language: Language | undefined) {
    super();
    this.language = language;
  }

  override get(name: string): string | undefined {
    const known = super.get(name);
    const value = known === undefined && name.endsWith(' in words') ? super.get(name.slice(0, -9)) : undefined;
    return value !== undefined && this.language ? valueInWords(this.language, value) : known;
  }
}

function valueInWords(language: Language, value: string): string | undefined {
  const plain = stripLabels(value);
  if (/^\+\d{7,15}(?:;ext=\d+)?$/.test(plain)) return phoneInWords(language, value);
  if (!/^\d{4}-\d\d/.test(plain) || !isDateOrPart(plain)) return undefined;
  return rewriteKeepingLabel(value, (date) => formatIsoDate(language.table, date));
}
