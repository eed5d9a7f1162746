import { pluralize } from '../../../../core/pluralize.ts';
import type { DraftView } from '../../../editor/create-draft.ts';
import type { FieldLink, FieldView } from '../../../editor/field-view.ts';
import type { PublishingDocuments } from '../../../editor/find-publishing-documents.ts';
import { createDomElement, replaceContent } from '../../common/create-dom-element.ts';
import { fetchJson, ResponseError } from '../../common/fetch-json.ts';
import type { PostAction } from '../../common/post.ts';
import { renderPlaceLink, renderViewHead } from '../page-parts.ts';
import { editAddress, fieldAddress } from '../state.ts';
import { createControl } from './control.ts';
import { type FormContext, renderDraftPreview, renderRejection } from './draft-preview.ts';

/** The form of one value: what it is, what is expected, and what would become of every document. */
export async function renderEditView(asked: string, post: PostAction): Promise<HTMLElement> {
  const field = await fieldOf(asked);
  if (!field)
    return createDomElement('p', { className: 'empty' }, `Nothing that can be edited here stands at ${asked}.`);
  const shown = createDomElement('div');
  const [saved, outcome] = [
    createDomElement('div', { className: 'outcome' }),
    createDomElement('div', { className: 'outcome' }),
  ];
  const place = `${field.file}#${field.pointer}`;
  const renew = async () => {
    const now = await fieldOf(place);
    replaceContent(shown, now ? form(now, places) : `Nothing that can be edited here stands at ${place}.`);
  };
  const places: FormContext = { outcome, saved, post, renew };
  replaceContent(shown, form(field, places));
  const back = createDomElement('button', { type: 'button', onclick: () => history.back() }, 'Back');
  return createDomElement(
    'div',
    { className: 'edit' },
    renderViewHead(field.name, renderPlaceLink({ place: field.place, open: field.open }), back),
    shown,
    field.file === 'content/brand.ts' && renderBrandPreview(),
    field.isPresent && field.kind !== 'literal' && saidPart(field.place),
    saved,
    outcome,
    others(field),
  );
}

/** The homepage as it is saved, beside the settings of its look. */
function renderBrandPreview(): HTMLElement {
  return createDomElement(
    'figure',
    { className: 'brand' },
    createDomElement('figcaption', { className: 'soft' }, 'The homepage as it is saved'),
    createDomElement('iframe', { src: '/__gazette/frame/', title: 'The homepage' }),
  );
}

/** Other places of the value, which take longer to find than to show the form. */
function saidPart(place: string): HTMLElement {
  const part = createDomElement('div', { className: 'said', role: 'status' });
  fetchJson<PublishingDocuments>(`/__gazette/said.json?place=${encodeURIComponent(place)}`).then(
    ({ paths }) => {
      if (!paths || paths.length === 0) return;
      const links = paths.map((path) =>
        createDomElement('li', {}, createDomElement('a', { href: `#document=${path}` }, path)),
      );
      const count = createDomElement('summary', {}, `This value is said in ${pluralize(paths.length, 'document')}`);
      replaceContent(part, createDomElement('details', {}, count, createDomElement('ul', {}, links)));
    },
    // The differences tell as much.
    () => {},
  );
  return part;
}

async function fieldOf(asked: string): Promise<FieldView | undefined> {
  try {
    return await fetchJson(fieldAddress(asked));
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return undefined;
    throw error;
  }
}

function form(field: FieldView, places: FormContext): HTMLElement {
  const { outcome, post } = places;
  const { input, change } = createControl(field);
  const progress = createDomElement('p', { className: 'soft', role: 'status' });
  const dated = createDomElement('input', { type: 'checkbox', checked: field.date !== null });
  const look = async (sent: object) => {
    outcome.replaceChildren();
    progress.textContent = 'Looking at every document …';
    const { file, pointer, before } = field;
    try {
      const draft = await post<DraftView>('edit', { file, pointer, before, dated: dated.checked, ...sent });
      replaceContent(outcome, renderDraftPreview(draft, places));
    } catch (error) {
      replaceContent(outcome, renderRejection(error));
    }
    progress.textContent = '';
    // Focus leads screen readers to the new part, and not all of it is read at once.
    outcome.querySelector<HTMLElement>('h3')?.focus();
  };
  const remove = createDomElement(
    'button',
    { type: 'button', onclick: () => look({ remove: true }) },
    'Take the value out',
  );
  const made = createDomElement(
    'form',
    { className: 'fields' },
    createDomElement('label', { htmlFor: input.id }, field.isPresent ? field.name : `${field.name} (not there yet)`),
    createDomElement('p', { id: 'edit-help', className: 'help' }, field.description, ' ', expectation(field)),
    input,
    field.suggestions.length > 0 &&
      createDomElement(
        'datalist',
        { id: 'edit-suggestions' },
        field.suggestions.map((value) => createDomElement('option', { value })),
      ),
    field.date !== null &&
      createDomElement(
        'label',
        { className: 'check' },
        dated,
        ` Set the day of the file to today (it says ${field.date})`,
      ),
    createDomElement(
      'div',
      { className: 'presets' },
      createDomElement('button', { type: 'submit', className: 'main' }, 'Show what would change'),
      field.isPresent && !field.isRequired && remove,
      field.moves?.up &&
        createDomElement('button', { type: 'button', onclick: () => look({ move: -1 }) }, 'Move it up'),
      field.moves?.down &&
        createDomElement('button', { type: 'button', onclick: () => look({ move: 1 }) }, 'Move it down'),
    ),
    progress,
  );
  made.onsubmit = (event) => {
    event.preventDefault();
    look(change());
  };
  return made;
}

function expectation({ expected, isRequired, kind }: FieldView): HTMLElement {
  const need = isRequired ? 'Needed' : 'May be left out';
  return createDomElement(
    'span',
    { className: 'soft' },
    kind === 'markdown' ? `${expected}.` : `${need}: ${expected}.`,
  );
}

/** Links to the value's holder, its parts, and absent members. */
function others({ file, holder, parts, absent }: FieldView): HTMLElement | undefined {
  const lists = [
    ['Part of', holder ? [holder] : []],
    ['Its parts', parts],
    ['Not there yet', absent],
  ] as const;
  const shown = lists.filter(([, links]) => links.length > 0);
  if (shown.length === 0) return undefined;
  return createDomElement(
    'nav',
    { className: 'others', 'aria-label': 'Other values' },
    shown.map(([title, links]) => [
      createDomElement('h3', {}, title),
      createDomElement(
        'ul',
        {},
        links.map((link) => row(file, link)),
      ),
    ]),
  );
}

function row(file: string, { pointer, name, description }: FieldLink): HTMLElement {
  const link = createDomElement('a', { href: editAddress(file, pointer) ?? '' }, name);
  return createDomElement(
    'li',
    {},
    link,
    description !== '' && createDomElement('span', { className: 'soft' }, ` ${description}`),
  );
}
