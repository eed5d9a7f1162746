import { thousands } from '../../../core/words.ts';
import { element, fill } from '../common/element.ts';
import { foundRows } from './found-rows.ts';
import { part } from './page.ts';
import { search } from './search.ts';
import { state } from './state.ts';

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
export function drawSide(current: string): void {
  const list = element('div', { className: 'list' });
  const draw = () =>
    fill(
      list,
      Object.keys(kinds).map((kind) => group(kind, current)),
    );
  draw();
  const side = part('list');
  const scroll = side.scrollTop;
  side.replaceChildren(search(draw), list);
  side.scrollTop = scroll;
}

function group(kind: string, current: string): HTMLElement[] {
  const found = foundRows(state.rows, state.filter).filter((row) => row.kind === kind);
  if (found.length === 0) return [];
  const links = found.map(({ path, tokens }) =>
    element(
      'a',
      { href: `#document=${path}`, 'aria-current': path === current && 'page' },
      element('span', {}, path),
      element('span', { className: 'num soft' }, tokens === null ? '' : `${thousands(tokens)} t`),
    ),
  );
  return [element('h2', {}, kinds[kind]), ...links];
}
