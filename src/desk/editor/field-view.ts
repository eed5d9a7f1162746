import type { z } from 'zod';
import { formatFieldPath } from '../../content/check/format-field-path.ts';
import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import type { PositionedValue } from '../../content/read/located.ts';
import { unwrapSchema } from '../../content/schemas/walk-schema.ts';
import { parsePointer, toPointer } from '../../core/json-pointer.ts';
import { findAtPath, memberOf } from '../../core/type-guards.ts';
import { splitBodyBlocks } from '../../edit/source/body-blocks.ts';
import { formatLiteral } from '../../edit/source/format-literal.ts';
import type { ItemValue } from '../../edit/source/insert-item.ts';
import { bodyPointer } from '../../edit/source/set-content.ts';
import type { LiveEdition } from '../live/live-state.ts';
import { toEditorLink } from '../report/problem-view.ts';
import type { ContentFile } from './content-file.ts';
import { createFieldForm, type FieldForm } from './field-form.ts';
import { findStaleDate } from './file-date.ts';
import { findFieldSchema, listSchemaMembers } from './find-field-schema.ts';
import { listSuggestions } from './suggestions.ts';

/** A value of the content as its form needs to know it; plain data. */
export interface FieldView extends Omit<FieldForm, 'kind'> {
  readonly kind: FieldForm['kind'] | 'markdown';
  readonly file: string;
  readonly pointer: string;
  /** Display name: `products[0].name`. */
  readonly name: string;
  readonly description: string;
  /** SHA-256 of the file that the value was read from. */
  readonly before: string;
  /** Content of the form field: a text, a line for each item, or the source of data. */
  readonly text: string;
  readonly isPresent: boolean;
  readonly isRequired: boolean;
  /** Values that others of the same kind have; another one may be written. */
  readonly suggestions: readonly string[];
  readonly place: string;
  readonly open: string;
  /** The day on which the file says that it last changed, where an edit makes that untrue. */
  readonly date: string | null;
  /** Directions in which a list item can move; null for other values. */
  readonly moves: { readonly up: boolean; readonly down: boolean } | null;
  /** Values that can be opened from here: what holds this one, its parts, and members that are not there yet. */
  readonly holder: FieldLink | null;
  readonly parts: readonly FieldLink[];
  readonly absent: readonly FieldLink[];
}

export interface FieldLink {
  readonly pointer: string;
  readonly name: string;
  readonly description: string;
}

/** Opens the value at a pointer of a file. Undefined where the file has none, and can have none. */
export function createFieldView(
  file: ContentFile,
  pointer: string,
  edition: LiveEdition | undefined,
  today: string,
): FieldView | undefined {
  if (!file.values) return undefined;
  const date = findStaleDate(file, pointer, edition, today)?.value ?? null;
  if (pointer === bodyPointer || pointer.startsWith(`${bodyPointer}/`)) return bodyView(file, pointer, date);
  const path = parsePointer(pointer);
  if (!path) return undefined;
  const { schema, isRequired, description, language } = findFieldSchema(file, path);
  const value = findAtPath(file.values.value, path);
  if (value === undefined && (!schema || path.length === 0)) return undefined;
  const form = createFieldForm(schema, value);
  const holder = path.slice(0, -1);
  const isPart = path.length > 1;
  return {
    ...about(file, pointer, file.values.locate(steps(file.values.value, path))),
    ...form,
    name: `${nameOf(file, path)}${language === undefined ? '' : ` (${language})`}`,
    description,
    text: value === undefined ? emptyText(schema, form.kind) : textOf(file, path, value, form.kind),
    isPresent: value !== undefined,
    isRequired: path.length === 0 || (isRequired && !isItem(file, path)),
    date,
    moves: value === undefined ? null : movesOf(file, path),
    suggestions: form.kind === 'text' ? listSuggestions(file, path, edition) : [],
    holder: isPart ? linkTo(file, holder) : null,
    parts: form.kind === 'literal' || Array.isArray(value) ? partsOf(file, path, value) : [],
    absent: absentIn(file, form.kind === 'literal' && !Array.isArray(value) ? path : holder, path),
  };
}

function bodyView(file: ContentFile, pointer: string, date: string | null): FieldView | undefined {
  if (!file.body) return undefined;
  const blocks = splitBodyBlocks(file.body.text);
  const number = pointer === bodyPointer ? undefined : Number(pointer.slice(bodyPointer.length + 1));
  const block = number === undefined ? undefined : blocks[number];
  if (number !== undefined && !block) return undefined;
  const start = block?.start ?? /^\n*/.exec(file.body.text)?.[0].length ?? 0;
  const line = file.body.line + file.body.text.slice(0, start).split('\n').length - 1;
  const whole = { pointer: bodyPointer, name: 'The whole text', description: '' };
  return {
    ...about(file, pointer, { line, col: 1 }),
    kind: 'markdown',
    expected: 'Markdown, without HTML; links to this site are paths, such as /privacy/',
    choices: [],
    name: number === undefined ? 'text' : `text, part ${number + 1}`,
    description:
      number === undefined ? 'The text of the file.' : 'One part of the text: what stands between empty lines.',
    text: block?.text ?? file.body.text.trim(),
    isPresent: true,
    isRequired: true,
    suggestions: [],
    date,
    moves: null,
    holder: number === undefined ? null : whole,
    parts: number === undefined ? blocks.map(({ text }, i) => blockLink(text, i)) : [],
    absent: absentIn(file, [], []),
  };
}

const blockLink = (text: string, i: number): FieldLink => ({
  pointer: `${bodyPointer}/${i}`,
  name: text.split('\n', 1).join('').slice(0, 60),
  description: '',
});

function about(file: ContentFile, pointer: string, at: { readonly line: number; readonly col: number }) {
  const place = `${file.file}:${at.line}:${at.col}`;
  return { file: file.file, pointer, before: file.digest, place, open: toEditorLink(file.path, at) };
}

function textOf({ file, raw }: ContentFile, path: readonly string[], value: unknown, kind: FieldForm['kind']): string {
  if (kind === 'list' && Array.isArray(value)) return value.join('\n');
  if (typeof value !== 'object' || value === null) return String(value);
  const text = raw.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const mark = file.endsWith('.ts')
    ? path.reduce<PositionedValue | undefined>((at, name) => at?.members?.get(name), listLiteralSpans(text))
    : undefined;
  return mark ? text.slice(mark.at, mark.end) : JSON.stringify(value, null, 2);
}

/** Template of absent data: required members only. */
function emptyText(schema: z.ZodType | undefined, kind: FieldForm['kind']): string {
  return schema && kind === 'literal' ? formatLiteral(createFieldTemplate(schema), '', 0) : '';
}

function movesOf({ values }: ContentFile, path: readonly string[]): FieldView['moves'] {
  const list = findAtPath(values?.value, path.slice(0, -1));
  const place = Number(path.at(-1));
  return Array.isArray(list) ? { up: place > 0, down: place < list.length - 1 } : null;
}

function partsOf(file: ContentFile, path: readonly string[], value: unknown): FieldLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.keys(value).map((name) => linkTo(file, [...path, name]));
  if (!Array.isArray(value)) return parts;
  return [...parts, { ...linkTo(file, [...path, String(value.length)]), name: 'A new item' }];
}

/** Members that an object may have and does not. */
function absentIn(file: ContentFile, holder: readonly string[], but: readonly string[]): FieldLink[] {
  const value = findAtPath(file.values?.value, holder);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [...listSchemaMembers(file, holder).keys()].flatMap((name) => {
    const path = [...holder, name];
    return Object.hasOwn(value, name) || toPointer(path) === toPointer(but) ? [] : [linkTo(file, path)];
  });
}

function linkTo(file: ContentFile, path: readonly string[]): FieldLink {
  const { description } = findFieldSchema(file, path);
  return { pointer: toPointer(path), name: nameOf(file, path), description };
}

const nameOf = (file: ContentFile, path: readonly string[]): string =>
  formatFieldPath(steps(file.values?.value, path)) ?? file.file;

/** A path with the places of items as numbers. */
function steps(root: unknown, path: readonly string[]): (string | number)[] {
  let value = root;
  return path.map((name) => {
    const step = Array.isArray(value) ? Number(name) : name;
    value = memberOf(value, name);
    return step;
  });
}

const isItem = (file: ContentFile, path: readonly string[]): boolean =>
  Array.isArray(findAtPath(file.values?.value, path.slice(0, -1)));

/** Initial value of an absent field in its form: required members only, all empty. */
function createFieldTemplate(schema: z.ZodType): ItemValue {
  for (const { _zod } of unwrapSchema(schema)) {
    const { def } = _zod;
    if (def.type === 'array') return [];
    if (def.type !== 'object') continue;
    const needed = Object.entries(def.shape).filter(([, member]) => member._zod.optin !== 'optional');
    return Object.fromEntries(needed.map(([name, member]) => [name, createFieldTemplate(member as z.ZodType)]));
  }
  const { kind, choices } = createFieldForm(schema, undefined);
  if (kind === 'number') return 0;
  if (kind === 'boolean') return false;
  return kind === 'choice' ? (choices[0] ?? '') : '';
}
