import { plural } from '../../../core/words.ts';
import type { DocumentLens, ValueView } from '../../lens/document.ts';
import { element } from '../common/element.ts';
import { editAddress } from './address.ts';
import { heading } from './heading.ts';
import { placeLink } from './page.ts';

/** The values of a document, with the lines of content that they come from. */
export function data({ data: { values, schema, issues } }: DocumentLens): HTMLElement {
  const traced = values.filter(({ by }) => by !== 'none').length;
  return element(
    'section',
    { className: 'lens data' },
    heading('The data', values.length > 0 && `${traced} of ${plural(values.length, 'value')} from the content`),
    issues !== null && validity(issues),
    schema !== null &&
      element(
        'details',
        {},
        element('summary', {}, 'Schema'),
        element('pre', { tabIndex: 0 }, JSON.stringify(schema, null, 2)),
      ),
    values.length === 0 && element('p', { className: 'soft' }, 'No values of the content in it.'),
    element('ul', { className: 'values' }, values.map(valueRow)),
  );
}

function validity(issues: readonly string[]): HTMLElement {
  return issues.length === 0
    ? element('p', { className: 'badge good' }, 'Valid against its published schema')
    : element('p', { className: 'badge bad' }, issues.join('; '));
}

function valueRow({ where, value, by, sources }: ValueView): HTMLElement {
  const arrow = by === 'equal' ? '≈ ' : '← ';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const [first] = sources;
  // A value opens where it comes from; an empty one could not be met.
  const editable = first && text !== '' ? editAddress(first.place) : undefined;
  return element(
    'li',
    {},
    element('div', { className: 'where' }, where),
    element('div', { className: 'value' }, editable ? element('a', { href: editable }, text) : text),
    sources.map((source, i) =>
      element('div', { className: 'from' }, arrow, placeLink(source), ` ${source.name}`, i > 0 && editLink(source)),
    ),
    sources.length === 0 && element('div', { className: 'from soft' }, 'made by Gazette'),
  );
}

/** A value that is made of several has a link for each of the others. */
function editLink({ place, name }: ValueView['sources'][number]): (HTMLElement | string)[] {
  const href = editAddress(place);
  return href === undefined ? [] : [' ', element('a', { href, 'aria-label': `Edit ${name}` }, 'Edit')];
}
