// The desk: every document through three lenses, all problems, and the negotiation to play with. Text from the site
// is only ever set as text, never as HTML.
import { follow } from '../common/follow.ts';
import { AnswerError, get } from '../common/get.ts';
import { postFrom } from '../common/post.ts';
import { askedBy } from './address.ts';
import { documentView } from './document.ts';
import { documentTable } from './documents.ts';
import { editView } from './edit/edit.ts';
import { failureOf } from './failure.ts';
import { negotiation } from './negotiation.ts';
import { part, show } from './page.ts';
import { problems } from './problems.ts';
import { drawSide } from './side.ts';
import { state } from './state.ts';
import { drawStatus } from './status.ts';

const post = postFrom(document);
/** A view that takes long is not shown over one that was asked for after it. */
let asked = 0;
/** The address of the view that was shown last. */
let written: string | undefined;

follow((message) => {
  const before = state.message;
  state.message = message;
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
    state.rows = await get('/__gazette/documents.json');
  } catch (error) {
    state.rows = [];
    // 503: there is no edition yet, and the problems say why.
    if (!(error instanceof AnswerError) || error.status !== 503) return show(failureOf(error));
  }
  // A form that somebody fills in is not redrawn.
  if (askedBy(location.hash).view !== 'edit' || written !== location.hash) await draw();
}

async function draw(): Promise<void> {
  const { view, path, current } = askedBy(location.hash);
  for (const each of document.querySelectorAll<HTMLElement>('[data-view]'))
    each.toggleAttribute('aria-current', each.dataset.view === current);
  part('frame').classList.toggle('has-document', view === 'document');
  const number = ++asked;
  try {
    if (view === 'document') drawSide(path);
    const made = await viewOf(view, path);
    if (number !== asked) return;
    written = location.hash;
    show(made);
  } catch (error) {
    show(failureOf(error));
  }
}

function viewOf(view: string, path: string): HTMLElement | Promise<HTMLElement> {
  if (view === 'problems' && state.message) return problems(state.message);
  if (view === 'negotiation') return negotiation(path || '/');
  if (view === 'document') return documentView(path);
  if (view === 'edit') return editView(path, post);
  return documentTable();
}
