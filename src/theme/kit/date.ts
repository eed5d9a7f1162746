import { type Html, html } from '../../core/html.ts';
import { rewriteKeepingLabel } from '../../core/labels.ts';
import { formatIsoDate as dateIn } from '../../language/formats/dates.ts';
import type { Language } from '../../language/language.ts';

/** A date in words of a language, keeping a label behind it. */
export function formatDate({ table }: Language, value: string): string {
  return rewriteKeepingLabel(value, (plain) => dateIn(table, plain));
}

/** `<time>` of a date in words; pass known `words`. */
export function renderDate(language: Language, value: string, words = formatDate(language, value)): Html {
  return html`<time datetime="${value}"${language.direction === 'rtl' && html` dir="auto"`}>${words}</time>`;
}
