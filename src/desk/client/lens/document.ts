import type { DocumentLens } from '../../lens/document.ts';
import { element } from '../common/element.ts';
import { AnswerError, get } from '../common/get.ts';
import { documentAddress, editAddress } from './address.ts';
import { agent } from './agent.ts';
import { data } from './data.ts';
import { head, placeLink } from './page.ts';
import { person } from './person.ts';
import { type LensName, state } from './state.ts';

const names: readonly (readonly [name: LensName, label: string])[] = [
  ['person', 'A person'],
  ['agent', 'An agent'],
  ['data', 'The data'],
];

/** One document through the three lenses. */
export async function documentView(path: string): Promise<HTMLElement> {
  const view = await viewOf(path);
  if (!view) return element('p', { className: 'empty' }, `Nothing is published at ${path}.`);
  const lenses = element(
    'div',
    { className: 'lenses', 'data-lens': state.lens },
    person(view),
    agent(view),
    data(view),
  );
  return element(
    'div',
    {},
    head(
      view.path,
      element('span', { className: 'soft' }, view.title),
      view.source && placeLink({ ...view.source, place: `Edit ${view.source.place}` }),
      view.source && textLink(view.source.place),
      element('a', { href: view.path }, 'Open'),
      element('a', { href: `#negotiation=${view.path}` }, 'Negotiate'),
    ),
    tabs(lenses),
    lenses,
  );
}

/** Link to the desk's form for the text of a page. */
function textLink(place: string): HTMLElement | undefined {
  const href = place.endsWith('.md') ? editAddress(place, 'body') : undefined;
  return href === undefined ? undefined : element('a', { href }, 'Edit the text here');
}

async function viewOf(path: string): Promise<DocumentLens | undefined> {
  try {
    return await get(documentAddress(path));
  } catch (error) {
    if (error instanceof AnswerError && error.status === 404) return undefined;
    throw error;
  }
}

/** Tabs for narrow windows: one lens is shown. */
function tabs(lenses: HTMLElement): HTMLElement {
  const buttons = names.map(([name, label]) => {
    const tab = element('button', { type: 'button', 'aria-pressed': String(state.lens === name) }, label);
    tab.onclick = () => {
      state.lens = name;
      lenses.dataset.lens = name;
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === tab));
    };
    return tab;
  });
  return element('div', { className: 'lens-tabs', role: 'group', 'aria-label': 'Lens' }, buttons);
}
