import { pluralize } from '../../../core/pluralize.ts';
import { renderCodeFrame } from '../../../terminal/code-frame.ts';
import type { FailureView } from '../../live/desk-failure.ts';
import type { ProblemView } from '../../report/problem-view.ts';
import type { DeskMessage } from '../../server/desk-message.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { ResponseError } from '../common/fetch-json.ts';
import { renderViewHead } from './page-parts.ts';

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
