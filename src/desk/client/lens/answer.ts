import { thousands } from '../../../core/words.ts';
import type { NegotiationView } from '../../lens/negotiation.ts';
import { element } from '../common/element.ts';
import { typeOf } from './fields.ts';

/** An answer, and the sentences that lead to it. */
export function answerParts(view: NegotiationView): HTMLElement[] {
  const { status, headers, bytes, ranges, why } = view;
  const read = `Read as ${ranges.map(({ range, weight }) => `${range} (${weight})`).join(', ')}.`;
  return [
    element('p', { className: 'answer' }, `${status} ${typeOf(view)}`),
    element(
      'ul',
      { className: 'why' },
      why.map((sentence) => element('li', {}, sentence)),
    ),
    ...(ranges.length > 0 ? [element('p', { className: 'soft' }, read)] : []),
    element(
      'dl',
      { className: 'facts' },
      Object.entries(headers).map(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
      element('dt', {}, 'Body'),
      element('dd', {}, `${thousands(bytes)} bytes`),
    ),
  ];
}
