import { type Html, html } from '../../core/html.ts';
import { rewriteKeepingLabel } from '../../core/labels.ts';
import { formatIsoDate as dateIn } from '../../language/formats/dates.ts';
import type { Language } from '../../language/language.ts';
import { type TextPiece, translate, translateToParts } from '../../language/translate.ts';
import { type Inline, type InlineContent, type InlineLink, type InlineText, listSeparator } from '../model/view.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A line in a language as HTML. */
export function renderLine(line: InlineContent, language: Language): Html {
  return html`${line.map((part) => (typeof part === 'string' ? plain(part, language) : renderInline(part, language)))}`;
}

/** A leaf as HTML. */
export function renderInline(leaf: Inline, language: Language): Html {
  if (leaf.kind === 'text') return textOf(leaf, language);
  if (leaf.kind === 'link') return linkOf(leaf);
  return html`<a href="#${leaf.anchor}">${leaf.text}</a>`;
}

const plain = (words: string, { table }: Language) => html`${words === listSeparator ? table.comma : words}`;

function textOf({ text, as, shown = text }: InlineText, language: Language): Html {
  // Amounts with Arabic or Hebrew words keep their order: 0.350 د.أ.
  if (as === 'number' && rightToLeft.test(shown)) return html`<bdi>${shown}</bdi>`;
  if (as === 'number') return html`<span class="number">${shown}</span>`;
  if (as === 'date') return renderDate(language, text);
  if (as === 'status') return html`<span class="status status-${text}">${shown}</span>`;
  return html`${shown}`;
}

function linkOf({ text, to, as }: InlineLink): Html {
  if (as === 'phone') return html`<a class="number" href="${to}" dir="ltr">${text}</a>`;
  return html`<a href="${to}"${as === 'profile' && html` rel="me"`}>${text}</a>`;
}

/** A line of the catalogue as HTML, its links and its code as elements. */
export function renderCatalogueLine(line: readonly TextPiece[]): Html {
  return html`${line.map((piece) => {
    if (typeof piece === 'string') return html`${piece}`;
    return piece.kind === 'link'
      ? html`<a href="${piece.to}">${piece.text}</a>`
      : html`<code dir="ltr">${piece.text}</code>`;
  })}`;
}

/** A date in words of a language, keeping a label behind it. */
export function formatDate({ table }: Language, value: string): string {
  return rewriteKeepingLabel(value, (plain) => dateIn(table, plain));
}

/** `<time>` of a date in words; pass known `words`. */
export function renderDate(language: Language, value: string, words = formatDate(language, value)): Html {
  return html`<time datetime="${value}"${language.direction === 'rtl' && html` dir="auto"`}>${words}</time>`;
}

/** A label before its value, as the language writes the two: `Company number: 123`. */
export function renderLabelledValue(language: Language, label: string | Html, value: string | Html): (string | Html)[] {
  return translateToParts<'text.labelled', string | Html>(language, 'text.labelled', { label, value });
}

/** labelled() with a bold label, colon included. */
export function renderBoldLabelledValue(language: Language, label: string, value: string | Html): Html {
  return html`<b>${translate(language, 'text.labelled', { label, value: '' }).trimEnd()}</b> ${value}`;
}
