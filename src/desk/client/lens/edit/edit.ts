import { plural } from '../../../../core/words.ts';
import type { DraftView } from '../../../editing/draft.ts';
import type { FieldLink, FieldView } from '../../../editing/field.ts';
import type { SaidIn } from '../../../editing/said-in.ts';
import { element, fill } from '../../common/element.ts';
import { AnswerError, get } from '../../common/get.ts';
import type { Post } from '../../common/post.ts';
import { editAddress, fieldAddress } from '../address.ts';
import { head, placeLink } from '../page.ts';
import { control } from './control.ts';
import { draftParts, type FormPlaces, refusalOf } from './draft.ts';

/** The form of one value: what it is, what is expected, and what would become of every document. */
export async function editView(asked: string, post: Post): Promise<HTMLElement> {
  const field = await fieldOf(asked);
  if (!field) return element('p', { className: 'empty' }, `Nothing that can be edited here stands at ${asked}.`);
  const shown = element('div');
  const [saved, outcome] = [element('div', { className: 'outcome' }), element('div', { className: 'outcome' })];
  const place = `${field.file}#${field.pointer}`;
  const renew = async () => {
    const now = await fieldOf(place);
    fill(shown, now ? form(now, places) : `Nothing that can be edited here stands at ${place}.`);
  };
  const places: FormPlaces = { outcome, saved, post, renew };
  fill(shown, form(field, places));
  const back = element('button', { type: 'button', onclick: () => history.back() }, 'Back');
  return element(
    'div',
    { className: 'edit' },
    head(field.name, placeLink({ place: field.place, open: field.open }), back),
    shown,
    field.isPresent && field.kind !== 'literal' && saidPart(field.place),
    saved,
    outcome,
    others(field),
  );
}

/** Other places of the value, which take longer to find than to show the form. */
function saidPart(place: string): HTMLElement {
  const part = element('div', { className: 'said', role: 'status' });
  get<SaidIn>(`/__gazette/said.json?place=${encodeURIComponent(place)}`).then(
    ({ paths }) => {
      if (!paths || paths.length === 0) return;
      const links = paths.map((path) => element('li', {}, element('a', { href: `#document=${path}` }, path)));
      const count = element('summary', {}, `This value is said in ${plural(paths.length, 'document')}`);
      fill(part, element('details', {}, count, element('ul', {}, links)));
    },
    // The differences tell as much.
    () => {},
  );
  return part;
}

async function fieldOf(asked: string): Promise<FieldView | undefined> {
  try {
    return await get(fieldAddress(asked));
  } catch (error) {
    if (error instanceof AnswerError && error.status === 404) return undefined;
    throw error;
  }
}

function form(field: FieldView, places: FormPlaces): HTMLElement {
  const { outcome, post } = places;
  const { input, change } = control(field);
  const progress = element('p', { className: 'soft', role: 'status' });
  const dated = element('input', { type: 'checkbox', checked: field.date !== null });
  const look = async (sent: object) => {
    outcome.replaceChildren();
    progress.textContent = 'Looking at every document …';
    const { file, pointer, before } = field;
    try {
      const draft = await post<DraftView>('edit', { file, pointer, before, dated: dated.checked, ...sent });
      fill(outcome, draftParts(draft, places));
    } catch (error) {
      fill(outcome, refusalOf(error));
    }
    progress.textContent = '';
    // Focus leads screen readers to the new part, and not all of it is read at once.
    outcome.querySelector<HTMLElement>('h3')?.focus();
  };
  const remove = element('button', { type: 'button', onclick: () => look({ remove: true }) }, 'Take the value out');
  const made = element(
    'form',
    { className: 'fields' },
    element('label', { htmlFor: input.id }, field.isPresent ? field.name : `${field.name} (not there yet)`),
    element('p', { id: 'edit-help', className: 'help' }, field.description, ' ', expectation(field)),
    input,
    field.suggestions.length > 0 &&
      element(
        'datalist',
        { id: 'edit-suggestions' },
        field.suggestions.map((value) => element('option', { value })),
      ),
    field.date !== null &&
      element('label', { className: 'check' }, dated, ` Set the day of the file to today (it says ${field.date})`),
    element(
      'div',
      { className: 'presets' },
      element('button', { type: 'submit', className: 'main' }, 'Show what would change'),
      field.isPresent && !field.isRequired && remove,
      field.moves?.up && element('button', { type: 'button', onclick: () => look({ move: -1 }) }, 'Move it up'),
      field.moves?.down && element('button', { type: 'button', onclick: () => look({ move: 1 }) }, 'Move it down'),
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
  return element('span', { className: 'soft' }, kind === 'markdown' ? `${expected}.` : `${need}: ${expected}.`);
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
  return element(
    'nav',
    { className: 'others', 'aria-label': 'Other values' },
    shown.map(([title, links]) => [
      element('h3', {}, title),
      element(
        'ul',
        {},
        links.map((link) => row(file, link)),
      ),
    ]),
  );
}

function row(file: string, { pointer, name, description }: FieldLink): HTMLElement {
  const link = element('a', { href: editAddress(file, pointer) ?? '' }, name);
  return element('li', {}, link, description !== '' && element('span', { className: 'soft' }, ` ${description}`));
}
