import type { NegotiationView } from '../../lens/negotiation.ts';
import { element, fill } from '../common/element.ts';
import { get } from '../common/get.ts';
import { negotiationAddress } from './address.ts';
import { answerParts } from './answer.ts';
import { typeOf } from './fields.ts';
import { head, table } from './page.ts';
import { state } from './state.ts';

const presets: readonly (readonly [who: string, accept: string | undefined])[] = [
  ['A browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['An agent', 'text/markdown, text/html'],
  ['Markdown only', 'text/markdown'],
  ['Rather HTML', 'text/html, text/markdown;q=0.9'],
  ['curl', '*/*'],
  ['JSON', 'application/json'],
  ['Markdown refused', 'text/markdown;q=0, text/html'],
  ['No header', undefined],
];

/** The negotiation to play with: Accept in, answer out, and what the usual clients get. */
export async function negotiation(path: string): Promise<HTMLElement> {
  const answer = element('div', { 'aria-live': 'polite' });
  const body = element('tbody');
  const paths = element(
    'datalist',
    { id: 'paths' },
    state.rows.map((row) => element('option', { value: row.path })),
  );
  const pathInput = element('input', { value: path, list: 'paths' });
  const acceptInput = element('input', { value: state.accept ?? '', className: 'mono', spellcheck: false });
  const update = async () => {
    fill(answer, answerParts(await ask(pathInput.value, state.accept)));
    const answers = presets.map(async (preset) => presetRow(preset, await ask(pathInput.value, preset[1])));
    fill(body, await Promise.all(answers));
  };
  pathInput.onchange = update;
  acceptInput.oninput = () => {
    state.accept = acceptInput.value;
    return update();
  };
  const buttons = presets.map(([who, value]) => {
    const onclick = () => {
      state.accept = value;
      acceptInput.value = value ?? '';
      return update();
    };
    return element('button', { type: 'button', onclick }, who);
  });
  const fields = element(
    'div',
    { className: 'fields' },
    element('label', {}, 'Path', pathInput, paths),
    element('label', {}, 'Accept', acceptInput),
    element('div', { className: 'presets' }, buttons),
  );
  await update();
  return element(
    'div',
    {},
    head('Accept in, answer out'),
    element('div', { className: 'negotiation' }, fields, answer),
    table([['Who asks'], ['Accept', 'wide'], ['Status'], ['Answer']], body),
  );
}

function ask(path: string, accept: string | undefined): Promise<NegotiationView> {
  return get(negotiationAddress(path, accept));
}

function presetRow([who, accept]: (typeof presets)[number], view: NegotiationView): HTMLElement {
  return element(
    'tr',
    {},
    element('td', {}, who),
    element('td', { className: 'mono wide' }, accept ?? 'none'),
    element('td', {}, view.status),
    element('td', {}, typeOf(view)),
  );
}
