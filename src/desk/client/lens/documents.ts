import { plural, thousands } from '../../../core/words.ts';
import type { DocumentRow } from '../../lens/list.ts';
import { element, fill } from '../common/element.ts';
import { foundRows } from './found-rows.ts';
import { head, table } from './page.ts';
import { search } from './search.ts';
import { state } from './state.ts';

/** All documents with their sizes. */
export function documentTable(): HTMLElement {
  const body = element('tbody');
  const draw = () => fill(body, foundRows(state.rows, state.filter).map(tableRow));
  draw();
  const total = state.rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  const size = element('span', { className: 'soft' }, total > 0 ? `${thousands(total)} bytes` : '');
  return element(
    'div',
    {},
    head(plural(state.rows.length, 'document'), size),
    element('div', { className: 'tools' }, search(draw)),
    table(
      [['Path'], ['Title', 'wide'], ['Kind', 'wide'], ['Bytes', 'num'], ['Tokens', 'num'], ['Updated', 'num wide']],
      body,
    ),
  );
}

function tableRow({ path, title, kind, bytes, tokens, updated, problems }: DocumentRow): HTMLElement {
  const badge = element('span', {}, ' ', element('span', { className: 'count' }, problems));
  return element(
    'tr',
    {},
    element('td', {}, element('a', { href: `#document=${path}` }, path), problems > 0 && badge),
    element('td', { className: 'wide' }, title),
    element('td', { className: 'wide soft' }, kind),
    element('td', { className: 'num' }, bytes === null ? '…' : thousands(bytes)),
    element('td', { className: 'num' }, tokens === null ? '' : thousands(tokens)),
    element('td', { className: 'num wide' }, updated ?? ''),
  );
}
