import { formatThousands, pluralize } from '../../../core/pluralize.ts';
import type { DocumentRow } from '../../lens/document-rows.ts';
import { createDomElement, replaceContent } from '../common/create-dom-element.ts';
import { filterRows } from './filter-rows.ts';
import { renderTable, renderViewHead } from './page-parts.ts';
import { renderSearchField } from './search-field.ts';
import { lensState } from './state.ts';

/** All documents with their sizes. */
export function renderDocumentTable(): HTMLElement {
  const body = createDomElement('tbody');
  const draw = () => replaceContent(body, filterRows(lensState.rows, lensState.filter).map(tableRow));
  draw();
  const total = lensState.rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  const size = createDomElement('span', { className: 'soft' }, total > 0 ? `${formatThousands(total)} bytes` : '');
  return createDomElement(
    'div',
    {},
    renderViewHead(pluralize(lensState.rows.length, 'document'), size),
    createDomElement('div', { className: 'tools' }, renderSearchField(draw)),
    renderTable(
      [['Path'], ['Title', 'wide'], ['Kind', 'wide'], ['Bytes', 'num'], ['Tokens', 'num'], ['Updated', 'num wide']],
      body,
    ),
  );
}

function tableRow({ path, title, kind, bytes, tokens, updated, problems }: DocumentRow): HTMLElement {
  const badge = createDomElement('span', {}, ' ', createDomElement('span', { className: 'count' }, problems));
  return createDomElement(
    'tr',
    {},
    createDomElement('td', {}, createDomElement('a', { href: `#document=${path}` }, path), problems > 0 && badge),
    createDomElement('td', { className: 'wide' }, title),
    createDomElement('td', { className: 'wide soft' }, kind),
    createDomElement('td', { className: 'num' }, bytes === null ? '…' : formatThousands(bytes)),
    createDomElement('td', { className: 'num' }, tokens === null ? '' : formatThousands(tokens)),
    createDomElement('td', { className: 'num wide' }, updated ?? ''),
  );
}
