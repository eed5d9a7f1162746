import type { CodeFrame } from '../../report/code-frame.ts';
import type { ProblemView } from '../../report/problem-view.ts';
import type { DeskMessage } from '../../server/message.ts';
import { element } from '../common/element.ts';

const shownErrors = 20;

const last = 'The page behind this is the last version that could be made.';
const explanations = {
  failed: `${last} The desk goes on: it tries again as soon as anything is saved. Undoing the last change brings the site back.`,
  failedAfter: 'The page behind this has your change. The desk goes on, and tries again as soon as anything is saved.',
  stale: `${last} The next one comes as soon as these are mended; nothing needs to be reloaded.`,
  shown: 'The page behind this has your change. It cannot be published while there are errors.',
};

/** The errors (`problems` are nothing else) and the failure, with the button that shows the page. */
export function panel({ problems, failure, isStale }: DeskMessage, count: string, dismiss: () => void): HTMLElement {
  const text = explanations[failure ? (isStale ? 'failed' : 'failedAfter') : isStale ? 'stale' : 'shown'];
  const sheet = element(
    'div',
    { className: 'sheet' },
    element('h1', {}, failure ? failure.title : `${count} in the content`),
    element('p', {}, text),
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

function frameView({ first, lines, line, col }: CodeFrame): HTMLElement {
  const width = String(first + lines.length - 1).length;
  const rows = lines.flatMap((text, i) => {
    const number = first + i;
    const row = element('span', {}, `${String(number).padStart(width)}  ${text}`);
    if (number !== line) return [row];
    row.className = 'here';
    return [row, element('span', { className: 'mark' }, `${' '.repeat(width + 1 + col)}^`)];
  });
  return element('pre', { tabIndex: 0 }, rows);
}
