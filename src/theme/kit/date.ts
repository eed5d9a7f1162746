import { type Html, html } from '../../core/html.ts';
import { rewritten } from '../../core/labels.ts';
import { date as dateIn } from '../../language/formats/dates.ts';
import type { Language } from '../../language/language.ts';

/** A date in words of a language, keeping a label behind it. */
export function dateWords({ table }: Language, value: string): string {
  return rewritten(value, (plain) => dateIn(table, plain));
}

/** `<time>` of a date in words; pass known `words`. */
export function date(language: Language, value: string, words = dateWords(language, value)): Html {
  return html`<time datetime="${value}"${language.direction === 'rtl' && html` dir="auto"`}>${words}</time>`;
}
