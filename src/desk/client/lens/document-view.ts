import type { DocumentLens } from '../../lens/document-lens.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import { fetchJson, ResponseError } from '../common/fetch-json.ts';
import { documentAddress, editAddress } from './address.ts';
import { renderAgentLens } from './agent-lens.ts';
import { renderDataLens } from './data-lens.ts';
import { renderPlaceLink, renderViewHead } from './page-parts.ts';
import { renderPersonLens } from './person-lens.ts';
import { type LensName, lensState } from './state.ts';

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
