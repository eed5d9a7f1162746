import { formatThousands } from '../../../core/pluralize.ts';
import type { NegotiationView } from '../../lens/negotiation-view.ts';
import { createDomElement, replaceContent } from '../common/create-dom-element.ts';
import { fetchJson } from '../common/fetch-json.ts';
import { findMediaType } from './header-fields.ts';
import { renderTable, renderViewHead } from './page-parts.ts';
import { lensState, negotiationAddress } from './state.ts';

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
export async function renderNegotiationView(path: string): Promise<HTMLElement> {
  const answer = createDomElement('div', { 'aria-live': 'polite' });
  const body = createDomElement('tbody');
  const paths = createDomElement(
    'datalist',
    { id: 'paths' },
    lensState.rows.map((row) => createDomElement('option', { value: row.path })),
  );
  const pathInput = createDomElement('input', { value: path, list: 'paths' });
  const acceptInput = createDomElement('input', {
    value: lensState.accept ?? '',
    className: 'mono',
    spellcheck: false,
  });
  const update = async () => {
    replaceContent(answer, renderNegotiatedAnswer(await ask(pathInput.value, lensState.accept)));
    const answers = presets.map(async (preset) => presetRow(preset, await ask(pathInput.value, preset[1])));
    replaceContent(body, await Promise.all(answers));
  };
  pathInput.onchange = update;
  acceptInput.oninput = () => {
    lensState.accept = acceptInput.value;
    return update();
  };
  const buttons = presets.map(([who, value]) => {
    const onclick = () => {
      lensState.accept = value;
      acceptInput.value = value ?? '';
      return update();
    };
    return createDomElement('button', { type: 'button', onclick }, who);
  });
  const fields = createDomElement(
    'div',
    { className: 'fields' },
    createDomElement('label', {}, 'Path', pathInput, paths),
    createDomElement('label', {}, 'Accept', acceptInput),
    createDomElement('div', { className: 'presets' }, buttons),
  );
  await update();
  return createDomElement(
    'div',
    {},
    renderViewHead('Accept in, answer out'),
    createDomElement('div', { className: 'negotiation' }, fields, answer),
    renderTable([['Who asks'], ['Accept', 'wide'], ['Status'], ['Answer']], body),
  );
}

function ask(path: string, accept: string | undefined): Promise<NegotiationView> {
  return fetchJson(negotiationAddress(path, accept));
}

function presetRow([who, accept]: (typeof presets)[number], view: NegotiationView): HTMLElement {
  return createDomElement(
    'tr',
    {},
    createDomElement('td', {}, who),
    createDomElement('td', { className: 'mono wide' }, accept ?? 'none'),
    createDomElement('td', {}, view.status),
    createDomElement('td', {}, findMediaType(view)),
  );
}

/** An answer, and the sentences that lead to it. */
function renderNegotiatedAnswer(view: NegotiationView): HTMLElement[] {
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
