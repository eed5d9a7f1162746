import type { CodeFrame } from '../../report/code-frame.ts';
import type { ProblemView } from '../../report/problem-view.ts';
import type { DeskMessage } from '../../server/desk-message.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { explainState } from './explanation.ts';
import { toFrameRows } from './frame-rows.ts';

const shownErrors = 20;

/** The errors (`problems` are nothing else) and the failure, with the button that shows the page. */
export function renderProblemPanel(message: DeskMessage, count: string, dismiss: () => void): HTMLElement {
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
