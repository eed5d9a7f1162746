import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { translate, translateToParts } from '../../../language/translate.ts';
import { renderDate } from '../../kit/date.ts';
import type { Quotation } from '../../model/sections.ts';

/** A quotation, with its speaker and the date of consent. */
export function renderQuotation(quotation: Quotation, language: Language): Html {
  const { text, name, role, organisation, permission, source } = quotation;
  const speaker = [name, role, organisation].filter((part) => part !== undefined).join(language.table.comma);
  return html`<figure class="quotation">
<blockquote${source !== undefined && html` cite="${source}"`}>
<p>${text}</p>
</blockquote>
<figcaption><p>${speaker}</p>
<p class="source">${translateToParts(language, 'sections.permission', { date: renderDate(language, permission) })}${source !== undefined && html` <a href="${source}">${translate(language, 'sections.source')}</a>`}</p></figcaption>
</figure>
`;
}
