import type { z } from 'zod';
import { formatFieldPath } from '../../content/check/path-sources.ts';
import { listLiteralSpans } from '../../content/read/literal/spans.ts';
import type { PositionedValue } from '../../content/read/located.ts';
import type { FieldMeta } from '../../content/schemas/field-meta.ts';
import { getFieldMeta, unwrapSchema } from '../../content/schemas/walk-schema.ts';
import { parsePointer, toPointer } from '../../core/json.ts';
import { formatThousands } from '../../core/pluralize.ts';
import { findAtPath, memberOf } from '../../core/type-guards.ts';
import { type JsonSchema, toJsonSchema } from '../../edit/schema/editor-files.ts';
import { formatLiteral, type ItemValue } from '../../edit/source/insert-item.ts';
import { bodyPointer, splitBodyBlocks } from '../../edit/source/set-content.ts';
import type { LiveEdition } from '../live/live-state.ts';
import { toEditorLink } from '../report/problem-view.ts';
import { type ContentFile, findFieldSchema, findStaleDate, listSchemaMembers } from './content-file.ts';
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
  const ofValue =
    value === undefined
      ? { text: emptyText(schema, form.kind), isPresent: false, moves: null }
      : { text: textOf(file, path, value, form.kind), isPresent: true, moves: movesOf(file, path) };
  return {
    ...about(file, pointer, file.values.locate(steps(file.values.value, path))),
    ...form,
    ...ofValue,
    name: `${nameOf(file, path)}${language === undefined ? '' : ` (${language})`}`,
    description,
    isRequired: path.length === 0 || (isRequired && !isItem(file, path)),
    date,
    suggestions: form.kind === 'text' ? listSuggestions(file, path, edition) : [],
    ...linksAround(file, path, value, form),
  };
}

function linksAround(file: ContentFile, path: readonly string[], value: unknown, { kind }: FieldForm) {
  const holder = path.slice(0, -1);
  const isList = Array.isArray(value);
  const isData = kind === 'literal';
  return {
    holder: path.length > 1 ? linkTo(file, holder) : null,
    parts: isData || isList ? partsOf(file, path, value) : [],
    absent: absentIn(file, isData && !isList ? path : holder, path),
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

/** Form field of a value, and a few words on what is expected. */
interface FieldForm {
  readonly kind: 'text' | 'long-text' | 'date' | 'number' | 'boolean' | 'choice' | 'list' | 'literal';
  readonly expected: string;
  /** All values that are allowed, of a choice. */
  readonly choices: readonly string[];
}

/** Most letters of a field of one line. */
const shortText = 160;

/** The form of a value that a schema describes; of `value` where nothing is said. */
export function createFieldForm(schema: z.ZodType | undefined, value: unknown): FieldForm {
  const json = schema ? jsonOf(schema) : undefined;
  const meta = schema ? getFieldMeta(schema) : undefined;
  const choices = schema ? choicesOf(schema) : undefined;
  if (meta?.kind === 'boolean' || json?.type === 'boolean') return form('boolean', 'yes or no');
  if (choices) return form('choice', `one of ${formatThousands(choices.length)} words`, choices);
  if (typeof value === 'object' && value !== null && !isTextList(value)) return form('literal', literalExpected);
  return (meta && formOfMeta(meta)) ?? (json && formOfJson(json)) ?? formOfValue(value) ?? textForm(meta, json, value);
}

const form = (kind: FieldForm['kind'], expected: string, choices: readonly string[] = []): FieldForm => {
  return { kind, expected, choices };
};

function formOfMeta({ kind, form: expected, maximum = 0 }: FieldMeta): FieldForm | undefined {
  if (kind === 'date' || kind === 'past-date') return form('date', expected ?? 'a day, YYYY-MM-DD');
  if (kind === 'integer') return form('number', `a whole number from 0 to ${formatThousands(maximum)}`);
  return kind === 'dates' ? form('literal', literalExpected) : undefined;
}

function formOfJson(json: JsonSchema): FieldForm | undefined {
  if (json.type === 'number' || json.type === 'integer') return form('number', range(json));
  if (json.type === 'array' && json.items?.type === 'string') return form('list', `a line for each${most(json.items)}`);
  return json.type === 'object' || json.type === 'array' ? form('literal', literalExpected) : undefined;
}

function formOfValue(value: unknown): FieldForm | undefined {
  if (isTextList(value)) return form('list', 'a line for each');
  if (typeof value === 'number') return form('number', 'a number');
  return typeof value === 'boolean' ? form('boolean', 'yes or no') : undefined;
}

function textForm(meta: FieldMeta | undefined, json: JsonSchema = {}, value: unknown = ''): FieldForm {
  const expected = [meta?.form, formatNames[json.format ?? ''], meta?.example && `such as ${meta.example}`];
  const words = expected.filter(Boolean).join(', ') || 'one line of text';
  const isLong = (json.maxLength ?? 0) > shortText || String(value ?? '').length > shortText;
  return form(isLong ? 'long-text' : 'text', `${words}${most(json)}`);
}

const literalExpected = "data as it stands in the file, with its comments: { name: 'text', list: [1, 2] }";

const formatNames: Readonly<Record<string, string>> = { email: 'an e-mail address', uri: 'an address, https://…' };

const most = ({ maxLength }: JsonSchema): string =>
  maxLength === undefined ? '' : `, at most ${formatThousands(maxLength)} characters`;

function range({ type, minimum, maximum }: JsonSchema): string {
  const name = type === 'integer' ? 'a whole number' : 'a number';
  // Bounds of JSON's own numbers are none.
  const isBound = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return `${name}${isBound(minimum) ? ` from ${minimum}` : ''}${isBound(maximum) ? ` to ${maximum}` : ''}`;
}

/** Choices of a schema that allows a few words only. */
function choicesOf(schema: z.ZodType): readonly string[] | undefined {
  const lists = unwrapSchema(schema).map(({ _zod: { def } }) => {
    if (def.type === 'enum') return Object.values(def.entries).map(String);
    return def.type === 'literal' ? def.values.map(String) : undefined;
  });
  return lists.every((list) => list !== undefined) && lists.length > 0 ? lists.flat() : undefined;
}

/** Undefined if JSON Schema cannot express the schema. */
function jsonOf(schema: z.ZodType): JsonSchema | undefined {
  try {
    return toJsonSchema(schema);
  } catch {
    return undefined;
  }
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
