// The desk: every document through three lenses, all problems, and the negotiation to play with. Text from the site
// is only ever set as text, never as HTML.

import { fetchJson, ResponseError } from '../common/fetch-json.ts';
import { createPost } from '../common/post.ts';
import { subscribe } from '../common/subscribe.ts';
import { parseLocation } from './address.ts';
import { renderDocumentTable } from './document-table.ts';
import { renderDocumentView } from './document-view.ts';
import { drawStatus } from './draw-status.ts';
import { renderEditView } from './edit/edit-view.ts';
import { renderFailure } from './failure-card.ts';
import { renderNegotiationView } from './negotiation-view.ts';
import { findPart, showView } from './page-parts.ts';
import { renderProblemList } from './problem-list.ts';
import { drawSidebar } from './sidebar.ts';
import { lensState } from './state.ts';

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
    lensState.rows = await fetchJson('/__gazette/documents.json');
  } catch (error) {
    lensState.rows = [];
    // 503: there is no edition yet, and the problems say why.
    if (!(error instanceof ResponseError) || error.status !== 503) return showView(renderFailure(error));
  }
  // A form that somebody fills in is not redrawn.
  if (parseLocation(location.hash).view !== 'edit' || written !== location.hash) await draw();
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
  return renderDocumentTable();
}
