import { pluralize } from '../../../core/pluralize.ts';
import type { ContentRow } from '../../lens/content-rows.ts';
import { createDomElement, replaceContent } from '../common/create-dom-element.ts';
import { renderSearchField } from './search-field.ts';
import { filterContent, lensState } from './state.ts';

/** Rows that a group shows before somebody searches. */
const maxRows = 60;

const groups: readonly (readonly [title: string, has: (row: ContentRow) => boolean])[] = [
  ['Expires soon', ({ expires }) => expires !== null],
  ['Drafts', ({ isDraft }) => isDraft],
  ['Pages', ({ kind, isDraft }) => kind === 'page' && !isDraft],
  ['Questions', ({ kind, isDraft }) => kind === 'question' && !isDraft],
  ['News', ({ kind, isDraft }) => kind === 'news' && !isDraft],
  ['Facts', ({ kind, expires }) => kind === 'fact' && expires === null],
];

/** The first view: what an editor can change, by title and value, and what needs attention. */
export function renderContentView(): HTMLElement {
  const lists = createDomElement('div', { className: 'content' });
  const draw = () => {
    const found = filterContent(lensState.content, lensState.filter);
    const shown = groups.flatMap(([title, has]) => renderGroup(title, found.filter(has)));
    replaceContent(
      lists,
      shown.length > 0 ? shown : createDomElement('p', { className: 'empty' }, 'Nothing has that in it.'),
    );
  };
  draw();
  const search = renderSearchField(draw, 'Find a text or a fact', 'telephone, opening hours, …');
  return createDomElement(
    'div',
    {},
    createDomElement('div', { className: 'tools' }, search, renderProblemsLink()),
    lists,
  );
}

function renderProblemsLink(): HTMLElement | false {
  const count = lensState.message?.problems.length ?? 0;
  return count > 0 && createDomElement('a', { href: '#problems', className: 'problems' }, pluralize(count, 'problem'));
}

function renderGroup(title: string, rows: readonly ContentRow[]): HTMLElement[] {
  if (rows.length === 0) return [];
  const more = rows.length - maxRows;
  const list = createDomElement('ul', {}, rows.slice(0, maxRows).map(renderRow));
  const note = more > 0 && createDomElement('p', { className: 'soft' }, `${more} more: search for them.`);
  return [createDomElement('section', {}, createDomElement('h2', {}, title), list, note)];
}

function renderRow({ title, value, expires, edit }: ContentRow): HTMLElement {
  return createDomElement(
    'li',
    {},
    createDomElement('a', { href: `#edit=${encodeURIComponent(edit)}` }, title),
    value !== '' && createDomElement('span', { className: 'value' }, value),
    createDomElement('span', { className: 'soft' }, expires === null ? edit.replace(/[:#].*/, '') : `until ${expires}`),
  );
}
