import { formatThousands } from '../../../core/pluralize.ts';
import type { NegotiationView } from '../../lens/negotiation-view.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { findMediaType } from './header-fields.ts';

/** An answer, and the sentences that lead to it. */
export function renderNegotiatedAnswer(view: NegotiationView): HTMLElement[] {
  const { status, headers, bytes, ranges, why } = view;
  const read = `Read as ${ranges.map(({ range, weight }) => `${range} (${weight})`).join(', ')}.`;
  return [
    createDomElement('p', { className: 'answer' }, `${status} ${findMediaType(view)}`),
    createDomElement(
      'ul',
      { className: 'why' },
      why.map((sentence) => createDomElement('li', {}, sentence)),
    ),
    ...(ranges.length > 0 ? [createDomElement('p', { className: 'soft' }, read)] : []),
    createDomElement(
      'dl',
      { className: 'facts' },
      Object.entries(headers).map(([name, value]) => [
        createDomElement('dt', {}, name),
        createDomElement('dd', {}, value),
      ]),
      createDomElement('dt', {}, 'Body'),
      createDomElement('dd', {}, `${formatThousands(bytes)} bytes`),
    ),
  ];
}
