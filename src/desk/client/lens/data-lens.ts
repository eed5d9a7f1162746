import { pluralize } from '../../../core/pluralize.ts';
import type { DocumentLens, ValueView } from '../../lens/document-lens.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { editAddress } from './address.ts';
import { renderLensHeading } from './lens-heading.ts';
import { renderPlaceLink } from './page-parts.ts';

/** The values of a document, with the lines of content that they come from. */
export function renderDataLens({ data: { values, schema, issues } }: DocumentLens): HTMLElement {
  const traced = values.filter(({ by }) => by !== 'none').length;
  return createDomElement(
    'section',
    { className: 'lens data' },
    renderLensHeading(
      'The data',
      values.length > 0 && `${traced} of ${pluralize(values.length, 'value')} from the content`,
    ),
    issues !== null && validity(issues),
    schema !== null &&
      createDomElement(
        'details',
        {},
        createDomElement('summary', {}, 'Schema'),
        createDomElement('pre', { tabIndex: 0 }, JSON.stringify(schema, null, 2)),
      ),
    values.length === 0 && createDomElement('p', { className: 'soft' }, 'No values of the content in it.'),
    createDomElement('ul', { className: 'values' }, values.map(valueRow)),
  );
}

function validity(issues: readonly string[]): HTMLElement {
  return issues.length === 0
    ? createDomElement('p', { className: 'badge good' }, 'Valid against its published schema')
    : createDomElement('p', { className: 'badge bad' }, issues.join('; '));
}

function valueRow({ where, value, by, sources }: ValueView): HTMLElement {
  const arrow = by === 'equal' ? '≈ ' : '← ';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const [first] = sources;
  // A value opens where it comes from; an empty one could not be met.
  const editable = first && text !== '' ? editAddress(first.place) : undefined;
  return createDomElement(
    'li',
    {},
    createDomElement('div', { className: 'where' }, where),
    createDomElement('div', { className: 'value' }, editable ? createDomElement('a', { href: editable }, text) : text),
    sources.map((source, i) =>
      createDomElement(
        'div',
        { className: 'from' },
        arrow,
        renderPlaceLink(source),
        ` ${source.name}`,
        i > 0 && editLink(source),
      ),
    ),
    sources.length === 0 && createDomElement('div', { className: 'from soft' }, 'made by Gazette'),
  );
}

/** A value that is made of several has a link for each of the others. */
function editLink({ place, name }: ValueView['sources'][number]): (HTMLElement | string)[] {
  const href = editAddress(place);
  return href === undefined ? [] : [' ', createDomElement('a', { href, 'aria-label': `Edit ${name}` }, 'Edit')];
}
