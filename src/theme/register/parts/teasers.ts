import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { inline, lineOf } from '../../kit/line.ts';
import type { Teaser, Teasers } from '../../model/view.ts';
import { type EntryLevel, entryHeading } from './entry-heading.ts';

/** Short entries that lead to pages of their own. */
export function teasersOf({ form, teasers }: Teasers, language: Language, level: EntryLevel): Html {
  return html`<ul class="${form}">
${teasers.map((teaser) => (form === 'cards' ? cardOf(teaser, language, level) : nameOf(teaser, language)))}</ul>`;
}

const idOf = ({ anchor }: Teaser): Html | false => anchor !== undefined && html` id="${anchor}"`;

const nameOf = (
  teaser: Teaser,
  language: Language,
): Html => html`<li${idOf(teaser)}>${inline(teaser.name, language)}</li>
`;

function cardOf(teaser: Teaser, language: Language, level: EntryLevel): Html {
  const { name, summary, note } = teaser;
  return html`<li${idOf(teaser)}>
${entryHeading(inline(name, language), level)}
${summary && html`<p>${inline(summary, language)}</p>\n`}${note && html`<p class="note">${lineOf(note, language)}</p>\n`}</li>
`;
}
