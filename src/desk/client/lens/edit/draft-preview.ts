import { formatThousands, pluralize } from '../../../../core/pluralize.ts';
import type { DraftView } from '../../../editor/create-draft.ts';
import type { DiffViewLine, DocumentDifference } from '../../../editor/diff-documents.ts';
import type { SavedEdit } from '../../../editor/editor.ts';
import { createDomElement, type ElementChild, replaceContent } from '../../common/create-dom-element.ts';
import { EditRejectedError, type PostAction } from '../../common/post.ts';
import { renderFailure, renderProblemCard } from '../page-parts.ts';

/** Documents that are shown; the others are folded. */
const maxShown = 3;

/** Elements and functions that a form works with. */
export interface FormContext {
  /** A draft, or why there is none. */
  readonly outcome: HTMLElement;
  /** The last change that was saved: it stays while the next one is looked at. */
  readonly saved: HTMLElement;
  readonly post: PostAction;
  /** Reads the value again: the file is another one after each change. */
  renew(): Promise<void>;
}

/** Preview of a change before anything is written; and the button to write it. */
export function renderDraftPreview(draft: DraftView, places: FormContext): ElementChild {
  const { id, documents, problems, lost, lines, file, note, isPublishable } = draft;
  const save = createDomElement(
    'button',
    { type: 'button', className: 'main' },
    `Save ${file}${isPublishable ? '' : ' all the same'}`,
  );
  save.onclick = () => written(save, 'save', id, places, savedParts);
  return [
    title(lines.length === 0 ? 'Nothing would change' : said(documents)),
    note !== undefined && createDomElement('p', { className: 'soft' }, note),
    problems.map(renderProblemCard),
    lost.length > 0 && createDomElement('p', {}, `Comments that would go with it: ${lost.join(' ')}`),
    id !== undefined &&
      !isPublishable &&
      createDomElement('p', {}, 'The site cannot be published until this is corrected.'),
    lines.length > 0 && id !== undefined && createDomElement('p', {}, save),
    id === undefined && createDomElement('p', {}, 'With this there would be no site, so it cannot be saved here.'),
    lines.length > 0 && [createDomElement('h4', {}, file), difference(lines, `Changes of ${file}`)],
    documentParts(documents),
  ];
}

/** Shows a refusal as a sentence, and any other error with all there is to report. */
export function renderRejection(error: unknown): ElementChild {
  if (!(error instanceof EditRejectedError)) return renderFailure(error);
  return [title('Nothing was written'), createDomElement('p', { className: 'badge bad' }, error.message), again()];
}

/** Sends what writes a file, and shows what was written; the form then goes on from the new file. */
async function written(
  button: HTMLButtonElement,
  name: 'save' | 'undo',
  id: string | undefined,
  places: FormContext,
  parts: (saved: SavedEdit, places: FormContext) => ElementChild,
): Promise<void> {
  const { outcome, saved, post } = places;
  button.disabled = true;
  try {
    const done = await post<SavedEdit>(name, { id });
    await places.renew();
    outcome.replaceChildren();
    replaceContent(saved, parts(done, places));
    saved.querySelector<HTMLElement>('h3')?.focus();
  } catch (error) {
    replaceContent(outcome, renderRejection(error));
    outcome.querySelector<HTMLElement>('h3')?.focus();
  }
}

function savedParts({ file, undo }: SavedEdit, places: FormContext): ElementChild {
  const button = createDomElement('button', { type: 'button' }, 'Take it back');
  button.onclick = () => written(button, 'undo', undo, places, undoneParts);
  return [title(`Saved ${file}`), createDomElement('p', {}, button)];
}

const undoneParts = ({ file }: SavedEdit): ElementChild => title(`${file} is as it was before`);

/** The form is of the file as it stood before. */
function again(): HTMLElement {
  const button = createDomElement('button', { type: 'button' }, 'Open the value again');
  button.onclick = () => dispatchEvent(new Event('hashchange'));
  return createDomElement('p', {}, button);
}

function said(documents: readonly DocumentDifference[]): string {
  const count = documents.reduce((sum, { alike }) => sum + 1 + alike.length, 0);
  return count === 0 ? 'No document would change' : `${pluralize(count, 'document')} would change`;
}

/** A heading that is told when it comes. */
const title = (text: string): HTMLElement => createDomElement('h3', { tabIndex: -1 }, text);

/** Those whose lines can be shown come first. */
function documentParts(documents: readonly DocumentDifference[]): ElementChild {
  const sorted = [
    ...documents.filter(({ lines }) => lines.length > 0),
    ...documents.filter(({ lines }) => lines.length === 0),
  ];
  const others = sorted.slice(maxShown);
  const count = others.reduce((sum, { alike }) => sum + 1 + alike.length, 0);
  const summary = createDomElement('summary', {}, `${pluralize(count, 'more document')}`);
  return [
    sorted.slice(0, maxShown).map((each) => documentPart(each, true)),
    others.length > 0 &&
      createDomElement(
        'details',
        {},
        summary,
        others.map((each) => documentPart(each, false)),
      ),
  ];
}

function documentPart({ path, kind, size, lines, alike }: DocumentDifference, isOpen: boolean): HTMLElement {
  const note = createDomElement('span', { className: 'soft' }, ` ${kind === 'changed' ? '' : `${kind}, `}${size}`);
  if (lines.length === 0) return createDomElement('p', { className: 'document' }, path, note);
  return createDomElement(
    'details',
    { open: isOpen },
    createDomElement('summary', {}, path, alike.length > 0 && ` and ${formatThousands(alike.length)} more`, note),
    difference(lines, `Changes of ${path}`),
    alike.length > 0 && createDomElement('p', { className: 'soft' }, `Equal changes in ${alike.join(', ')}`),
  );
}

const signs = { old: '−', new: '+', same: ' ', gap: ' ' } as const;

/** Lines with their signs: colour alone would say nothing to some. */
function difference(lines: readonly DiffViewLine[], label: string): HTMLElement {
  const rows = lines.map(({ kind, text }) => {
    const name = kind === 'old' ? 'del' : kind === 'new' ? 'ins' : 'span';
    return createDomElement(name, { className: kind }, `${signs[kind]} ${text}\n`);
  });
  return createDomElement('pre', { className: 'difference', tabIndex: 0, role: 'group', 'aria-label': label }, rows);
}
