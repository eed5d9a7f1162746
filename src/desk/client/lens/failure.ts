import type { FailureView } from '../../live/failure.ts';
import { element } from '../common/element.ts';
import { AnswerError } from '../common/get.ts';

/** Failure of the desk, shown in place of the view; other views go on. */
export function failureOf(error: unknown): HTMLElement {
  const told = error instanceof AnswerError ? error.failure : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return failureCard(told ?? { title: 'The desk does not answer', during: 'asking it', message, trace: '' });
}

/** A failure, with what its reporter should copy. */
export function failureCard({ title, during, message, trace }: FailureView): HTMLElement {
  return element(
    'article',
    { className: 'problem failure' },
    element('h2', {}, title),
    element('span', { className: 'where' }, `while ${during}`),
    element('h3', {}, message),
    trace !== '' && element('p', {}, 'Please report it with these lines:'),
    trace !== '' && element('pre', { tabIndex: 0 }, trace.replace(/^ +/gm, '')),
  );
}
