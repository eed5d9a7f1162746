import type { CodeFrame } from '../../../terminal/code-frame.ts';
import type { ProblemView } from '../../report/problem-view.ts';
import type { DeskMessage } from '../../server/events.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { explainState, toFrameRows } from './explanation.ts';
import style from './overlay.css?text';

/** Overlay on a page that cannot be published as it is. */
interface ProblemOverlay {
  /** Shows the errors, or goes away when there are none; the same ones once more stay as they were put. */
  show(message: DeskMessage): void;
  /** Makes way for the page; a small button brings the errors back. */
  dismiss(): void;
}

const shownErrors = 20;

/** The errors (`problems` are nothing else) and the failure, with the button that shows the page. */
function renderProblemPanel(message: DeskMessage, count: string, dismiss: () => void): HTMLElement {
  const { problems, failure } = message;
  const sheet = createDomElement(
    'div',
    { className: 'sheet' },
    createDomElement('h1', {}, failure ? failure.title : `${count} in the content`),
    createDomElement('p', {}, explainState(message)),
    failure && failureCard(failure),
    problems.slice(0, shownErrors).map(card),
    problems.length > shownErrors && createDomElement('p', {}, `And ${problems.length - shownErrors} more.`),
    createDomElement(
      'div',
      { className: 'bar' },
      createDomElement('button', { type: 'button', onclick: dismiss }, 'Show the page (Esc)'),
      createDomElement('a', { href: '/__gazette/#problems' }, 'All problems at the desk'),
    ),
  );
  return createDomElement('section', { role: 'alert' }, sheet);
}

function failureCard({ during, message, trace }: NonNullable<DeskMessage['failure']>): HTMLElement {
  const lines = trace.split('\n').map((line) => createDomElement('span', {}, line.trim()));
  return createDomElement(
    'article',
    {},
    createDomElement('code', {}, `while ${during}`),
    createDomElement('h2', {}, message),
    trace !== '' && createDomElement('p', {}, 'Please report it with these lines:'),
    trace !== '' && createDomElement('pre', { tabIndex: 0 }, lines),
  );
}

function card({ place, open, field, message, hint, code, frame }: ProblemView): HTMLElement {
  return createDomElement(
    'article',
    {},
    open ? createDomElement('a', { href: open }, place) : createDomElement('code', {}, place),
    createDomElement('h2', {}, field && createDomElement('b', {}, `${field}: `), message),
    hint && createDomElement('p', {}, hint),
    frame && frameView(frame),
    createDomElement('code', {}, code),
  );
}

function frameView(frame: CodeFrame): HTMLElement {
  const rows = toFrameRows(frame).map(({ text, ...members }) => createDomElement('span', members, text));
  return createDomElement('pre', { tabIndex: 0 }, rows);
}

function attachStyledRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  return root;
}

/** Puts a link to the desk into the corner of a page. */
export function showEditLink(href: string): void {
  const host = document.createElement('gazette-edit');
  const link = createDomElement('a', { href, className: 'edit' }, 'Edit this page');
  attachStyledRoot(host).append(createDomElement('nav', { 'aria-label': 'Desk' }, link));
  document.documentElement.append(host);
}

export function createProblemOverlay(): ProblemOverlay {
  let host: HTMLElement | undefined;
  let isOpen = false;
  let shown: { readonly key: string; readonly message: DeskMessage } | undefined;

  function show(message: DeskMessage): void {
    const errors = message.problems.filter(({ severity }) => severity === 'error');
    const key = JSON.stringify([errors, message.failure, message.isStale]);
    if (key === shown?.key) return;
    shown = { key, message: { ...message, problems: errors } };
    draw(false);
  }

  function draw(isDismissed: boolean): void {
    host?.remove();
    host = undefined;
    isOpen = false;
    if (!shown || (shown.message.problems.length === 0 && !shown.message.failure)) return;
    const { failure, problems } = shown.message;
    const count = problems.length === 1 ? 'One error' : `${problems.length} errors`;
    host = document.createElement('gazette-desk');
    const root = attachStyledRoot(host);
    isOpen = !isDismissed;
    const back = () => draw(false);
    root.append(
      isDismissed
        ? createDomElement('button', { className: 'pill', onclick: back }, failure?.title ?? count)
        : renderProblemPanel(shown.message, count, () => draw(true)),
    );
    document.documentElement.append(host);
  }

  function dismiss(): void {
    if (isOpen) draw(true);
  }

  return { show, dismiss };
}
