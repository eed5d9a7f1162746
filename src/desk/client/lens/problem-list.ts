import { pluralize } from '../../../core/pluralize.ts';
import { renderCodeFrame } from '../../../terminal/code-frame.ts';
import type { ProblemView } from '../../report/problem-view.ts';
import type { DeskMessage } from '../../server/desk-message.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { renderFailureCard } from './failure-card.ts';
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
