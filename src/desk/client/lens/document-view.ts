import { pluralize } from '../../../core/pluralize.ts';
import type { DocumentLens, ValueView } from '../../lens/document-lens.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { fetchJson, ResponseError } from '../common/fetch-json.ts';
import { partitionFields, splitLinks } from './header-fields.ts';
import { renderLensHeading, renderPlaceLink, renderViewHead } from './page-parts.ts';
import { documentAddress, editAddress, type LensName, lensState } from './state.ts';

const names: readonly (readonly [name: LensName, label: string])[] = [
  ['person', 'A person'],
  ['agent', 'An agent'],
  ['data', 'The data'],
];

/** One document through the three lenses. */
export async function renderDocumentView(path: string): Promise<HTMLElement> {
  const view = await viewOf(path);
  if (!view) return createDomElement('p', { className: 'empty' }, `Nothing is published at ${path}.`);
  const lenses = createDomElement(
    'div',
    { className: 'lenses', 'data-lens': lensState.lens },
    renderPersonLens(view),
    renderAgentLens(view),
    renderDataLens(view),
  );
  return createDomElement(
    'div',
    {},
    renderViewHead(
      view.path,
      createDomElement('span', { className: 'soft' }, view.title),
      view.source && renderPlaceLink({ ...view.source, place: `Edit ${view.source.place}` }),
      view.source && textLink(view.source.place),
      createDomElement('a', { href: view.path }, 'Open'),
      createDomElement('a', { href: `#negotiation=${view.path}` }, 'Negotiate'),
    ),
    tabs(lenses),
    lenses,
  );
}

/** Link to the desk's form for the text of a page. */
function textLink(place: string): HTMLElement | undefined {
  const href = place.endsWith('.md') ? editAddress(place, 'body') : undefined;
  return href === undefined ? undefined : createDomElement('a', { href }, 'Edit the text here');
}

async function viewOf(path: string): Promise<DocumentLens | undefined> {
  try {
    return await fetchJson(documentAddress(path));
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return undefined;
    throw error;
  }
}

/** Tabs for narrow windows: one lens is shown. */
function tabs(lenses: HTMLElement): HTMLElement {
  const buttons = names.map(([name, label]) => {
    const tab = createDomElement('button', { type: 'button', 'aria-pressed': String(lensState.lens === name) }, label);
    tab.onclick = () => {
      lensState.lens = name;
      lenses.dataset.lens = name;
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === tab));
    };
    return tab;
  });
  return createDomElement('div', { className: 'lens-tabs', role: 'group', 'aria-label': 'Lens' }, buttons);
}

/** Human view: the page in a frame, an image, or the text. */
function renderPersonLens({ person: seen, path, title }: DocumentLens): HTMLElement {
  const isElsewhere = seen.type !== 'text' && seen.path !== path;
  return createDomElement(
    'section',
    { className: 'lens person' },
    renderLensHeading('What a person sees', isElsewhere && `on ${seen.path}`),
    content(seen, title),
  );
}

function content(seen: DocumentLens['person'], title: string): HTMLElement {
  if (seen.type === 'text') return createDomElement('pre', { tabIndex: 0 }, seen.text);
  return seen.type === 'page' ? frame(seen.path, title) : createDomElement('img', { src: seen.path, alt: title });
}

/** A fragment in the address would scroll the desk too: the frame is scrolled by hand. */
function frame(path: string, title: string): HTMLElement {
  const [address = '', id] = path.split('#');
  const made = createDomElement('iframe', { src: `/__gazette/frame${address}`, title: `The page ${title}` });
  made.onload = () => {
    const target = id && made.contentDocument?.getElementById(id);
    if (target) made.contentWindow?.scrollTo(0, target.getBoundingClientRect().top);
  };
  return made;
}

/** Agent view: status, header fields, and the text. */
function renderAgentLens({ agent: { status, headers, tokens, onHostsOnly, text } }: DocumentLens): HTMLElement {
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

/** The values of a document, with the lines of content that they come from. */
function renderDataLens({ data: { values, schema, issues } }: DocumentLens): HTMLElement {
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
