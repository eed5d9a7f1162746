import { plural } from '../../../core/words.ts';
import { frameText } from '../../report/code-frame.ts';
import type { ProblemView } from '../../report/problem-view.ts';
import type { DeskMessage } from '../../server/message.ts';
import { element } from '../common/element.ts';
import { failureCard } from './failure.ts';
import { head } from './page.ts';

/** All problems, with the lines around them. */
export function problems({ problems: found, failure, isChecked }: DeskMessage): HTMLElement {
  if (found.length === 0 && !failure)
    return element(
      'p',
      { className: 'empty' },
      isChecked ? 'No problems.' : 'No problems so far; links are being checked.',
    );
  return element(
    'div',
    {},
    failure && failureCard(failure),
    found.length > 0 && head(plural(found.length, 'problem')),
    found.map(card),
  );
}

/** One problem. */
export function card({ severity, place, open, field, message, hint, code, frame }: ProblemView): HTMLElement {
  return element(
    'article',
    { className: `problem ${severity}` },
    open ? element('a', { href: open }, place) : element('span', { className: 'where' }, place),
    element('h3', {}, field ? `${field}: ` : '', message),
    hint && element('p', {}, `→ ${hint}`),
    frame && element('pre', { tabIndex: 0 }, frameText(frame)),
    element('code', { className: 'soft' }, `${severity} ${code}`),
  );
}
