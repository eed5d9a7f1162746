import type { FailureView } from '../../live/desk-failure.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { ResponseError } from '../common/fetch-json.ts';

/** Failure of the desk, shown in place of the view; other views go on. */
export function renderFailure(error: unknown): HTMLElement {
  const told = error instanceof ResponseError ? error.failure : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return renderFailureCard(told ?? { title: 'The desk does not answer', during: 'asking it', message, trace: '' });
}

/** A failure, with what its reporter should copy. */
export function renderFailureCard({ title, during, message, trace }: FailureView): HTMLElement {
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
