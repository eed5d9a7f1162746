import { formatThousands, pluralize } from '../../../core/pluralize.ts';
import type { DocumentRow } from '../../lens/document-rows.ts';
import type { DeskMessage } from '../../server/events.ts';
import { createDomElement, replaceContent } from '../common/create-dom-element.ts';
import { renderSearchField } from './search-field.ts';
import { filterRows, lensState, parseLocation, toStatus } from './state.ts';
// The desk: every document through three lenses, all problems, and the negotiation to play with. Text from the site
// is only ever set as text, never as HTML.

import { fetchJson, ResponseError } from '../common/fetch-json.ts';
import { createPost, subscribe } from '../common/post.ts';
import { renderContentView } from './content-view.ts';
import { renderDocumentView } from './document-view.ts';
import { renderEditView } from './edit/edit-view.ts';
import { renderNegotiationView } from './negotiation-view.ts';
import { findPart, renderFailure, renderProblemList, renderTable, renderViewHead, showView } from './page-parts.ts';

const post = createPost(document);
/** A view that takes long is not shown over one that was asked for after it. */
let asked = 0;
/** The address of the view that was shown last. */
let written: string | undefined;

subscribe((message) => {
  const before = lensState.message;
  lensState.message = message;
  drawStatus(message);
  if (message.edition !== before?.edition || message.isChecked !== before.isChecked) load();
  else if (location.hash === '#problems') draw();
});
addEventListener('hashchange', draw);
addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin && data?.gazette === 'open') location.hash = `document=${data.path}`;
});

async function load(): Promise<void> {
  try {
    [lensState.content, lensState.rows] = await Promise.all([
      fetchJson<typeof lensState.content>('/__gazette/content.json'),
      fetchJson<typeof lensState.rows>('/__gazette/documents.json'),
    ]);
  } catch (error) {
    [lensState.content, lensState.rows] = [[], []];
    // 503: there is no edition yet, and the problems say why.
    if (!(error instanceof ResponseError) || error.status !== 503) return showView(renderFailure(error));
  }
  // A form that somebody fills in is not redrawn.
  if (parseLocation(location.hash).view !== 'edit' || written !== location.hash) await draw();
}

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
function drawSidebar(current: string): void {
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

async function draw(): Promise<void> {
  const { view, path, current } = parseLocation(location.hash);
  for (const each of document.querySelectorAll<HTMLElement>('[data-view]'))
    each.toggleAttribute('aria-current', each.dataset.view === current);
  findPart('frame').classList.toggle('has-document', view === 'document');
  const number = ++asked;
  try {
    if (view === 'document') drawSidebar(path);
    const made = await viewOf(view, path);
    if (number !== asked) return;
    written = location.hash;
    showView(made);
  } catch (error) {
    showView(renderFailure(error));
  }
}

function viewOf(view: string, path: string): HTMLElement | Promise<HTMLElement> {
  if (view === 'problems' && lensState.message) return renderProblemList(lensState.message);
  if (view === 'negotiation') return renderNegotiationView(path || '/');
  if (view === 'document') return renderDocumentView(path);
  if (view === 'edit') return renderEditView(path, post);
  return view === 'documents' ? renderDocumentTable() : renderContentView();
}

/** Shows the state at the top of the page. */
function drawStatus(message: DeskMessage): void {
  const { sentence, errors, all } = toStatus(message);
  const status = findPart('status');
  status.className = errors > 0 ? 'bad' : '';
  status.textContent = sentence;
  const badge = findPart('problem-count');
  badge.hidden = all === 0;
  badge.className = errors > 0 ? 'count' : 'count warn';
  badge.textContent = String(all);
}

/** All documents with their sizes. */
function renderDocumentTable(): HTMLElement {
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
