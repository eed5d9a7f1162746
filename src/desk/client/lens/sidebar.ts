import { formatThousands } from '../../../core/pluralize.ts';
import { createDomElement, replaceContent } from '../common/create-dom-element.ts';
import { filterRows } from './filter-rows.ts';
import { findPart } from './page-parts.ts';
import { renderSearchField } from './search-field.ts';
import { lensState } from './state.ts';

const kinds: Readonly<Record<string, string>> = {
  page: 'Pages',
  mirror: 'Markdown mirrors',
  posture: 'Access and OAuth',
  api: 'API',
  discovery: 'Discovery',
  asset: 'Assets',
  public: 'Files of public/',
};

/** The list of documents beside the one that is shown. */
export function drawSidebar(current: string): void {
  const list = createDomElement('div', { className: 'list' });
  const draw = () =>
    replaceContent(
      list,
      Object.keys(kinds).map((kind) => group(kind, current)),
    );
  draw();
  const side = findPart('list');
  const scroll = side.scrollTop;
  side.replaceChildren(renderSearchField(draw), list);
  side.scrollTop = scroll;
}

function group(kind: string, current: string): HTMLElement[] {
  const found = filterRows(lensState.rows, lensState.filter).filter((row) => row.kind === kind);
  if (found.length === 0) return [];
  const links = found.map(({ path, tokens }) =>
    createDomElement(
      'a',
      { href: `#document=${path}`, 'aria-current': path === current && 'page' },
      createDomElement('span', {}, path),
      createDomElement('span', { className: 'num soft' }, tokens === null ? '' : `${formatThousands(tokens)} t`),
    ),
  );
  return [createDomElement('h2', {}, kinds[kind]), ...links];
}
