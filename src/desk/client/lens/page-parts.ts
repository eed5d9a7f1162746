import { pluralize } from '../../../core/pluralize.ts';
import { renderCodeFrame } from '../../../terminal/code-frame.ts';
import type { ContentPlace } from '../../lens/document-lens.ts';
import type { FailureView } from '../../live/live-state.ts';
import type { ProblemView } from '../../report/problem-view.ts';
import type { DeskMessage } from '../../server/events.ts';
import { createDomElement, type ElementChild } from '../common/create-dom-element.ts';
import { ResponseError } from '../common/fetch-json.ts';

/** The part of the page (lens.html) with this id. */
export function findPart(id: 'status' | 'problem-count' | 'frame' | 'list' | 'main'): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found;
}

/** Shows a view; the reader stays where they were in the page. */
export function showView(view: HTMLElement): void {
  const scroll = scrollY;
  findPart('main').replaceChildren(view);
  scrollTo({ top: scroll, behavior: 'instant' });
}

/** The head of a view, with its title. */
export function renderViewHead(title: string, ...more: readonly ElementChild[]): HTMLElement {
  return createDomElement('div', { className: 'head' }, createDomElement('h2', {}, title), more);
}

/** A table that scrolls by itself; columns are a title and a class. */
export function renderTable(columns: readonly (readonly [title: string, className?: string])[], body: HTMLElement) {
  const titles = columns.map(([text, className = '']) => createDomElement('th', { className, scope: 'col' }, text));
  const top = createDomElement('thead', {}, createDomElement('tr', {}, titles));
  return createDomElement('div', { className: 'scroll' }, createDomElement('table', {}, top, body));
}

/** A place in the content, which opens the editor. */
export function renderPlaceLink({ place, open }: ContentPlace): HTMLElement {
  return open ? createDomElement('a', { href: open }, place) : createDomElement('span', {}, place);
}

/** Failure of the desk, shown in place of the view; other views go on. */
export function renderFailure(error: unknown): HTMLElement {
  const told = error instanceof ResponseError ? error.failure : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return renderFailureCard(told ?? { title: 'The desk does not answer', during: 'asking it', message, trace: '' });
}

/** A failure, with what its reporter should copy. */
function renderFailureCard({ title, during, message, trace }: FailureView): HTMLElement {
  return createDomElement(
    'article',
    { className: 'problem failure' },
    createDomElement('h2', {}, title),
    createDomElement('span', { className: 'where' }, `while ${during}`),
    createDomElement('h3', {}, message),
    trace !== '' && createDomElement('p', {}, 'Please report it with these lines:'),
    trace !== '' && createDomElement('pre', { tabIndex: 0 }, trace.replace(/^ +/gm, '')),
  );
}

/** All problems, with the lines around them. */
export function renderProblemList({ problems: found, failure, isChecked }: DeskMessage): HTMLElement {
  if (found.length === 0 && !failure)
    return createDomElement(
      'p',
      { className: 'empty' },
      isChecked ? 'No problems.' : 'No problems so far; links are being checked.',
    );
  return createDomElement(
    'div',
    {},
    failure && renderFailureCard(failure),
    found.length > 0 && renderViewHead(pluralize(found.length, 'problem')),
    found.map(renderProblemCard),
  );
}

/** One problem. */
export function renderProblemCard({
  severity,
  place,
  open,
  field,
  message,
  hint,
  code,
  frame,
}: ProblemView): HTMLElement {
  return createDomElement(
    'article',
    { className: `problem ${severity}` },
    open ? createDomElement('a', { href: open }, place) : createDomElement('span', { className: 'where' }, place),
    createDomElement('h3', {}, field ? `${field}: ` : '', message),
    hint && createDomElement('p', {}, `→ ${hint}`),
    frame && createDomElement('pre', { tabIndex: 0 }, renderCodeFrame(frame)),
    createDomElement('code', { className: 'soft' }, `${severity} ${code}`),
  );
}

/** The head of a lens, with a note beside it. */
export function renderLensHeading(text: string, note: ElementChild): HTMLElement {
  return createDomElement('h3', {}, text, Boolean(note) && createDomElement('small', {}, note));
}
