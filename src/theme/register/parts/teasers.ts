import { type Html, html } from '../../../core/html.ts';
import type { Language } from '../../../language/language.ts';
import { renderInline, renderLine } from '../../kit/line.ts';
import type { TeaserItem, TeasersBlock } from '../../model/view.ts';
import { type EntryLevel, renderEntryHeading } from './entry-heading.ts';

/** Short entries that lead to pages of their own. */
export function renderTeasers({ form, teasers }: TeasersBlock, language: Language, level: EntryLevel): Html {
  return html`<ul class="${form}">
${teasers.map((teaser) => (form === 'cards' ? cardOf(teaser, language, level) : nameOf(teaser, language)))}</ul>`;
}

const idOf = ({ anchor }: TeaserItem): Html | false => anchor !== undefined && html` id="${anchor}"`;

const nameOf = (
  teaser: TeaserItem,
  language: Language,
): Html => html`<li${idOf(teaser)}>${renderInline(teaser.name, language)}</li>
`;

function cardOf(teaser: TeaserItem, language: Language, level: EntryLevel): Html {
  const { name, summary, note } = teaser;
  return html`<li${idOf(teaser)}>
${renderEntryHeading(renderInline(name, language), level)}
${summary && html`<p>${renderInline(summary, language)}</p>\n`}${note && html`<p class="note">${renderLine(note, language)}</p>\n`}</li>
`;
}
