import { pluralize } from '../../../core/pluralize.ts';
import type { DocumentLens } from '../../lens/document-lens.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { partitionFields, splitLinks } from './header-fields.ts';
import { renderLensHeading } from './lens-heading.ts';

/** Agent view: status, header fields, and the text. */
export function renderAgentLens({ agent: { status, headers, tokens, onHostsOnly, text } }: DocumentLens): HTMLElement {
  const { main, others } = partitionFields(headers);
  const keptBack = createDomElement(
    'p',
    { className: 'soft' },
    `Hosts send these. The desk itself keeps back ${onHostsOnly.join(', ')}: no other website may read what is not published.`,
  );
  return createDomElement(
    'section',
    { className: 'lens agent' },
    renderLensHeading('What an agent gets', tokens !== null && `about ${pluralize(tokens, 'token')}`),
    createDomElement(
      'dl',
      { className: 'facts' },
      createDomElement('dt', {}, 'Status'),
      createDomElement('dd', {}, status),
      main.map(fieldRow),
    ),
    createDomElement(
      'details',
      {},
      createDomElement('summary', {}, `${others.length} more header fields`),
      createDomElement('dl', { className: 'facts' }, others.map(fieldRow)),
      onHostsOnly.length > 0 && keptBack,
    ),
    text === null
      ? createDomElement('p', { className: 'soft' }, 'No text.')
      : createDomElement('pre', { tabIndex: 0 }, text),
  );
}

/** Links have a line each. */
function fieldRow([name, value]: readonly [string, string]): HTMLElement[] {
  const links = name === 'Link' ? splitLinks(value).map((each) => createDomElement('span', {}, each)) : value;
  return [createDomElement('dt', {}, name), createDomElement('dd', {}, links)];
}
