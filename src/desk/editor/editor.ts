// Long: one closure, since a draft, what was saved last and the lock are one protocol.

import { randomBytes } from 'node:crypto';
import { formatFieldPath } from '../../content/check/path-sources.ts';
import { maxDepth } from '../../content/read/literal/guard.ts';
import { parseLiteralModule } from '../../content/read/literal/module.ts';
import { sha256 } from '../../core/digest.ts';
import { CommandExit } from '../../core/exit-codes.ts';
import { parsePointer, toPointer } from '../../core/json.ts';
import { isSystemError } from '../../core/system-error.ts';
import { findAtPath } from '../../core/type-guards.ts';
import type { ItemValue } from '../../edit/source/insert-item.ts';
import { bodyPointer, type ChangedContent, setContent } from '../../edit/source/set-content.ts';
import type { ValueChange } from '../../edit/source/set-literal.ts';
import type { ContentFolders } from '../../edit/source/source-path.ts';
import { changeFiles } from '../../publish/change/change-files.ts';
import { removeMarks } from '../../setup/confirm/remove-marks.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { LiveEdition } from '../live/live-state.ts';
import { type ContentFile, findStaleDate, listSchemaMembers, openContentFile } from './content-file.ts';
import { createDraft, type DraftView } from './create-draft.ts';
import { createFieldView, type FieldView } from './field-view.ts';

/** Edit requested by a form, on a file read with these bytes: a value or source, a removal or a move. */
export interface EditRequest {
  readonly file: string;
  readonly pointer: string;
  /** SHA-256 of the file as the form has read it. */
  readonly before: string;
  readonly value?: ItemValue;
  /** Data as it stands in a file, in place of `value`. */
  readonly source?: string;
  readonly remove?: true;
  /** Moves a list item one place up (-1) or down (1). */
  readonly move?: -1 | 1;
  /** Whether the file is to say that it changed today. */
  readonly dated?: boolean;
}

/** An answer that is no success: its status, and a sentence for the person at the form. */
interface EditRejection {
  readonly status: 400 | 404 | 409 | 422;
  readonly message: string;
}

/** Saved file, and the id that undoes it. */
export interface SavedEdit {
  readonly file: string;
  readonly undo: string;
}

/** Changes values of the content: looks first, writes what was looked at, and takes the last of it back. */
export interface Editor {
  field(file: string, pointer: string): FieldView | undefined;
  /** The value at `content/company.ts:8:18`. */
  fieldAt(place: string): FieldView | undefined;
  /** Writes nothing: says what would become of every document, and gives that an id. */
  edit(request: EditRequest): Promise<DraftView | EditRejection>;
  save(id: string): SavedEdit | EditRejection;
  undo(id: string): SavedEdit | EditRejection;
}

interface Pending {
  readonly path: string;
  readonly file: string;
  readonly before: string;
  readonly text: string;
  readonly edition: LiveEdition | undefined;
}

/** Drafts that can still be saved. */
const mostDrafts = 20;

/** How long a save waits for a command that writes, in milliseconds: meanwhile the desk answers nobody. */
const patience = 3000;

/** An id that nobody guesses: 128 bits. */
const newId = (): string => randomBytes(16).toString('hex');

/** `written` is told the absolute path of a file that was written. */
export function createEditor(
  live: LiveSite,
  folders: ContentFolders,
  today: () => string,
  written: (path: string) => void,
): Editor {
  const drafts = new Map<string, Pending>();
  let last:
    | {
        readonly id: string;
        readonly path: string;
        readonly file: string;
        readonly before: string;
        readonly after: string;
      }
    | undefined;
  const open = (file: string) => openContentFile(file, folders.contentDir);

  return {
    field: (name, pointer) => {
      const file = open(name);
      return file && createFieldView(file, pointer, live.state.edition, today());
    },
    fieldAt: (place) => {
      const [, name = '', line, col] = /^(.+):(\d+):(\d+)$/s.exec(place) ?? [];
      const file = open(name);
      const pointer = file && findPointer(file, Number(line), Number(col));
      return file && pointer !== undefined ? createFieldView(file, pointer, live.state.edition, today()) : undefined;
    },
    async edit(request) {
      const file = open(request.file);
      if (!file) return { status: 404, message: `There is no file of the content called ${request.file}.` };
      if (file.digest !== request.before) return changedMeanwhile(file.file);
      const wanted = wantedOf(request, file);
      if (!wanted) return { status: 400, message: 'Expected one of value, source, remove and move.' };
      const { edition } = live.state;
      const changed = applyEdit(file, request, wanted, edition, today());
      if (!changed) return { status: 422, message: cannot(request) };
      const view = await createDraft(live, file, changed, folders, today());
      if (!view) return { status: 409, message: 'The site has changed meanwhile: look at the differences again.' };
      if (!view.isSaveable) return view;
      const id = newId();
      drafts.set(id, { path: file.path, file: file.file, before: file.digest, text: changed.text, edition });
      for (const old of [...drafts.keys()].slice(0, -mostDrafts)) drafts.delete(old);
      return { ...view, id };
    },
    save(id) {
      const draft = drafts.get(id);
      if (!draft)
        return { status: 404, message: 'There is nothing of this id to save. Look at the differences first.' };
      const file = open(draft.file);
      if (file?.digest !== draft.before) return changedMeanwhile(draft.file);
      if (live.state.edition !== draft.edition)
        return { status: 409, message: 'The site has changed meanwhile: look at the differences again.' };
      drafts.clear();
      return write(draft, file.raw, draft.text);
    },
    undo(id) {
      if (last?.id !== id) return { status: 404, message: 'Only what was saved last can be taken back.' };
      const { path, file: name, before, after } = last;
      if (open(name)?.digest !== sha256(after)) return changedMeanwhile(name);
      drafts.clear();
      return write({ path, file: name }, after, before);
    },
  };

  function write(
    { path, file }: Pick<Pending, 'path' | 'file'>,
    before: string,
    after: string,
  ): SavedEdit | EditRejection {
    try {
      const isOurs = changeFiles(
        folders,
        (change) => {
          // Before this, another command may have written.
          if (open(file)?.digest !== sha256(before)) return false;
          change.write(path, after);
          return true;
        },
        patience,
      );
      if (!isOurs) return changedMeanwhile(file);
    } catch (error) {
      if (!isSystemError(error) && !(error instanceof CommandExit)) throw error;
      return { status: 422, message: `${file} could not be written: ${error.message}` };
    }
    last = { id: newId(), path, file, before, after };
    written(path);
    return { file, undo: last.id };
  }
}

const changedMeanwhile = (file: string): EditRejection => ({
  status: 409,
  message: `${file} has changed meanwhile. Nothing was written: open the value again.`,
});

function cannot({ file, pointer, source }: EditRequest): string {
  if (source !== undefined) return 'This is no data: expected texts, numbers, true, false, lists and objects alone.';
  return `The value at ${pointer} cannot be changed here without changing more. Change it in ${file}.`;
}

/** Pointer and change of a request, in the types of the file. */
function wantedOf(
  { value, source, remove, move, pointer }: EditRequest,
  file: ContentFile,
): { readonly pointer: string; readonly change: ValueChange } | undefined {
  if ([value, source, remove, move].filter((each) => each !== undefined).length !== 1) return undefined;
  if (move !== undefined) return move === 1 || move === -1 ? moveItem(file, pointer, move) : undefined;
  if (remove) return { pointer, change: { remove } };
  if (source === undefined) return isItemValue(value) ? { pointer, change: { value } } : undefined;
  if (typeof source !== 'string') return undefined;
  return { pointer, change: file.file.endsWith('.ts') ? { source } : asData(source, file) };
}

/** The file with the change in it, without the marks of the value, and dated where the request says so. */
function applyEdit(
  file: ContentFile,
  { pointer, dated }: EditRequest,
  wanted: NonNullable<ReturnType<typeof wantedOf>>,
  edition: LiveEdition | undefined,
  today: string,
): ChangedContent | undefined {
  const orderAt = (path: readonly string[]) => [...listSchemaMembers(file, path).keys()];
  const changed = setContent(file.file, file.raw, wanted.pointer, wanted.change, orderAt);
  if (!changed) return undefined;
  // A removed or moved item leaves its pointer to another.
  const text = 'value' in wanted.change ? removeMarksAt(file.file, changed.text, wanted.pointer) : changed.text;
  const date = dated ? findStaleDate(file, pointer, edition, today) : undefined;
  const withDate = date && setContent(file.file, text, date.pointer, { value: today }, orderAt);
  return { text: withDate?.text ?? text, lost: changed.lost };
}

/** Front matter as data: the form sends TypeScript, the file is YAML. Source that is no data stays as it is. */
function asData(source: string, { file }: ContentFile): ValueChange {
  const read = parseLiteralModule(file, `export default ${source};`, () => {});
  return read ? { value: read.value as ItemValue } : { source };
}

/** Whether what a form has sent is data that content may hold: no null, and not nested deeper than content may be. */
function isItemValue(value: unknown, depth = maxDepth): value is ItemValue {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  if (value === null || depth === 0) return false;
  return Object.values(value).every((member) => isItemValue(member, depth - 1));
}

/**
 * The text of a typed module without the mark of a value, and without those inside it: whoever writes a value has looked at
 * it. A mark of more than that value stays, and so does that of a Markdown file, which is of all its text.
 */
export function removeMarksAt(file: string, text: string, pointer: string): string {
  const path = file.endsWith('.ts') ? parsePointer(pointer) : undefined;
  const field = path && formatFieldPath(path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
  if (field === undefined) return text;
  const isInside = (each: string) => each.startsWith(field) && /^(?:$|[.[])/.test(each.slice(field.length));
  return removeMarks(file, text, (each) => each !== undefined && isInside(each));
}

/** The list of an item with that item one place before (-1) or behind (1) its own; undefined where there is none. */
function moveItem(
  { values }: ContentFile,
  pointer: string,
  by: -1 | 1,
): { readonly pointer: string; readonly change: ValueChange } | undefined {
  const path = parsePointer(pointer) ?? [];
  const list = findAtPath(values?.value, path.slice(0, -1));
  const from = Number(path.at(-1));
  if (!Array.isArray(list) || !(from in list) || !(from + by in list)) return undefined;
  const items = [...(list as ItemValue[])];
  const [item] = items.splice(from, 1);
  if (item === undefined) return undefined;
  items.splice(from + by, 0, item);
  return { pointer: toPointer(path.slice(0, -1)), change: { value: items } };
}

/** The pointer of the value that stands at a place of a file; of a place in a Markdown text, that of its body. */
export function findPointer({ values, body }: ContentFile, line: number, col: number): string | undefined {
  if (body && line >= body.line) return bodyPointer;
  if (!values) return undefined;
  const found = (value: unknown, path: (string | number)[]): string | undefined => {
    if (typeof value !== 'object' || value === null) {
      const at = values.locate(path);
      return at.line === line && at.col === col ? toPointer(path) : undefined;
    }
    for (const [key, member] of Object.entries(value)) {
      const inner = found(member, [...path, Array.isArray(value) ? Number(key) : key]);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  return found(values.value, []);
}
