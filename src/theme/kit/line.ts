import { type Html, html } from '../../core/html.ts';
import type { Language } from '../../language/language.ts';
import { type Inline, type InlineContent, type InlineLink, type InlineText, listSeparator } from '../model/view.ts';
import { renderDate } from './date.ts';

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
