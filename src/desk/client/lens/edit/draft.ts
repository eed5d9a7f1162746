import { plural, thousands } from '../../../../core/words.ts';
import type { DocumentDifference } from '../../../editing/document-differences.ts';
import type { DraftView } from '../../../editing/draft.ts';
import type { Saved } from '../../../editing/editor.ts';
import type { DifferenceLine } from '../../../editing/line-difference.ts';
import { type Child, element, fill } from '../../common/element.ts';
import { type Post, Refusal } from '../../common/post.ts';
import { failureOf } from '../failure.ts';
import { card } from '../problems.ts';

/** Documents whose differences are open at once. */
const open = 3;

/** Elements and functions that a form works with. */
export interface FormPlaces {
  /** A draft, or why there is none. */
  readonly outcome: HTMLElement;
  /** The last change that was saved: it stays while the next one is looked at. */
  readonly saved: HTMLElement;
  readonly post: Post;
  /** Reads the value again: the file is another one after each change. */
  renew(): Promise<void>;
}

/** Preview of a change before anything is written; and the button to write it. */
export function draftParts(draft: DraftView, places: FormPlaces): Child {
  const { id, documents, problems, lost, lines, file, note, isPublishable } = draft;
  const save = element(
    'button',
    { type: 'button', className: 'main' },
    `Save ${file}${isPublishable ? '' : ' all the same'}`,
  );
  save.onclick = () => written(save, 'save', id, places, savedParts);
  return [
    title(lines.length === 0 ? 'Nothing would change' : said(documents)),
    note !== undefined && element('p', { className: 'soft' }, note),
    problems.map(card),
    lost.length > 0 && element('p', {}, `Comments that would go with it: ${lost.join(' ')}`),
    id !== undefined && !isPublishable && element('p', {}, 'Until this is mended, the site cannot be published.'),
    lines.length > 0 && id !== undefined && element('p', {}, save),
    id === undefined && element('p', {}, 'With this there would be no site, so it cannot be saved here.'),
    lines.length > 0 && [element('h4', {}, file), difference(lines, `Changes of ${file}`)],
    documents.map((each, i) => documentPart(each, i < open)),
  ];
}

/** Shows a refusal as a sentence, and any other error with all there is to report. */
export function refusalOf(error: unknown): Child {
  if (!(error instanceof Refusal)) return failureOf(error);
  return [title('Nothing was written'), element('p', { className: 'badge bad' }, error.message), again()];
}

/** Sends what writes a file, and shows what was written; the form then goes on from the new file. */
async function written(
  button: HTMLButtonElement,
  name: 'save' | 'undo',
  id: string | undefined,
  places: FormPlaces,
  parts: (saved: Saved, places: FormPlaces) => Child,
): Promise<void> {
  const { outcome, saved, post } = places;
  button.disabled = true;
  try {
    const done = await post<Saved>(name, { id });
    await places.renew();
    outcome.replaceChildren();
    fill(saved, parts(done, places));
    saved.querySelector<HTMLElement>('h3')?.focus();
  } catch (error) {
    fill(outcome, refusalOf(error));
    outcome.querySelector<HTMLElement>('h3')?.focus();
  }
}

function savedParts({ file, undo }: Saved, places: FormPlaces): Child {
  const button = element('button', { type: 'button' }, 'Take it back');
  button.onclick = () => written(button, 'undo', undo, places, undoneParts);
  return [title(`Saved ${file}`), element('p', {}, button)];
}

const undoneParts = ({ file }: Saved): Child => title(`${file} is as it was before`);

/** The form is of the file as it stood before. */
function again(): HTMLElement {
  const button = element('button', { type: 'button' }, 'Open the value again');
  button.onclick = () => dispatchEvent(new Event('hashchange'));
  return element('p', {}, button);
}

function said(documents: readonly DocumentDifference[]): string {
  const count = documents.reduce((sum, { alike }) => sum + 1 + alike.length, 0);
  return count === 0 ? 'No document would change' : `${plural(count, 'document')} would change`;
}

/** A heading that is told when it comes. */
const title = (text: string): HTMLElement => element('h3', { tabIndex: -1 }, text);

function documentPart({ path, kind, size, lines, alike }: DocumentDifference, isOpen: boolean): HTMLElement {
  const note = element('span', { className: 'soft' }, ` ${kind === 'changed' ? '' : `${kind}, `}${size}`);
  if (lines.length === 0) return element('p', { className: 'document' }, path, note);
  return element(
    'details',
    { open: isOpen },
    element('summary', {}, path, alike.length > 0 && ` and ${thousands(alike.length)} more`, note),
    difference(lines, `Changes of ${path}`),
    alike.length > 0 && element('p', { className: 'soft' }, `The same changes in ${alike.join(', ')}`),
  );
}

const signs = { old: '−', new: '+', same: ' ', gap: ' ' } as const;

/** Lines with their signs: colour alone would say nothing to some. */
function difference(lines: readonly DifferenceLine[], label: string): HTMLElement {
  const rows = lines.map(({ kind, text }) => {
    const name = kind === 'old' ? 'del' : kind === 'new' ? 'ins' : 'span';
    return element(name, { className: kind }, `${signs[kind]} ${text}\n`);
  });
  return element('pre', { className: 'difference', tabIndex: 0, role: 'group', 'aria-label': label }, rows);
}
