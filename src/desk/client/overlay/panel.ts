import type { CodeFrame } from '../../report/code-frame.ts';
import type { ProblemView } from '../../report/problem-view.ts';
import type { DeskMessage } from '../../server/message.ts';
import { element } from '../common/element.ts';
import { explanation } from './explanation.ts';
import { frameRows } from './frame-rows.ts';

const shownErrors = 20;

/** The errors (`problems` are nothing else) and the failure, with the button that shows the page. */
export function panel(message: DeskMessage, count: string, dismiss: () => void): HTMLElement {
  const { problems, failure } = message;
  const sheet = element(
    'div',
    { className: 'sheet' },
    element('h1', {}, failure ? failure.title : `${count} in the content`),
    element('p', {}, explanation(message)),
    failure && failureCard(failure),
    problems.slice(0, shownErrors).map(card),
    problems.length > shownErrors && element('p', {}, `And ${problems.length - shownErrors} more.`),
    element(
      'div',
      { className: 'bar' },
      element('button', { type: 'button', onclick: dismiss }, 'Show the page (Esc)'),
      element('a', { href: '/__gazette/#problems' }, 'All problems at the desk'),
    ),
  );
  return element('section', { role: 'alert' }, sheet);
}

function failureCard({ during, message, trace }: NonNullable<DeskMessage['failure']>): HTMLElement {
  const lines = trace.split('\n').map((line) => element('span', {}, line.trim()));
  return element(
    'article',
    {},
    element('code', {}, `while ${during}`),
    element('h2', {}, message),
    trace !== '' && element('p', {}, 'Please report it with these lines:'),
    trace !== '' && element('pre', { tabIndex: 0 }, lines),
  );
}

function card({ place, open, field, message, hint, code, frame }: ProblemView): HTMLElement {
  return element(
    'article',
    {},
    open ? element('a', { href: open }, place) : element('code', {}, place),
    element('h2', {}, field && element('b', {}, `${field}: `), message),
    hint && element('p', {}, hint),
    frame && frameView(frame),
    element('code', {}, code),
  );
}

function frameView(frame: CodeFrame): HTMLElement {
  const rows = frameRows(frame).map(({ text, ...members }) => element('span', members, text));
  return element('pre', { tabIndex: 0 }, rows);
}
