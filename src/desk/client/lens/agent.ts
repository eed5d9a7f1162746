import { plural } from '../../../core/words.ts';
import type { DocumentLens } from '../../lens/document.ts';
import { element } from '../common/element.ts';
import { linksIn, splitFields } from './fields.ts';
import { heading } from './heading.ts';

/** Agent view: status, header fields, and the text. */
export function agent({ agent: { status, headers, tokens, onHostsOnly, text } }: DocumentLens): HTMLElement {
  const { main, others } = splitFields(headers);
  const keptBack = element(
    'p',
    { className: 'soft' },
    `Hosts send these. The desk itself keeps back ${onHostsOnly.join(', ')}: no other website may read what is not published.`,
  );
  return element(
    'section',
    { className: 'lens agent' },
    heading('What an agent gets', tokens !== null && `about ${plural(tokens, 'token')}`),
    element('dl', { className: 'facts' }, element('dt', {}, 'Status'), element('dd', {}, status), main.map(fieldRow)),
    element(
      'details',
      {},
      element('summary', {}, `${others.length} more header fields`),
      element('dl', { className: 'facts' }, others.map(fieldRow)),
      onHostsOnly.length > 0 && keptBack,
    ),
    text === null ? element('p', { className: 'soft' }, 'No text.') : element('pre', { tabIndex: 0 }, text),
  );
}

/** Links have a line each. */
function fieldRow([name, value]: readonly [string, string]): HTMLElement[] {
  const links = name === 'Link' ? linksIn(value).map((each) => element('span', {}, each)) : value;
  return [element('dt', {}, name), element('dd', {}, links)];
}
