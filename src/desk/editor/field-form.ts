import type { z } from 'zod';
import { getFieldMeta, unwrapSchema } from '../../content/schemas/walk-schema.ts';
import { formatThousands } from '../../core/pluralize.ts';
import { type JsonSchema, toJsonSchema } from '../../edit/schema/json-schema.ts';

/** Form field of a value, and a few words on what is expected. */
export interface FieldForm {
  readonly kind: 'text' | 'long-text' | 'date' | 'number' | 'boolean' | 'choice' | 'list' | 'literal';
  readonly expected: string;
  /** All values that are allowed, of a choice. */
  readonly choices: readonly string[];
}

/** Most letters of a field of one line. */
const shortText = 160;

/** The form of a value that a schema describes; of `value` where nothing is said. */
export function createFieldForm(schema: z.ZodType | undefined, value: unknown): FieldForm {
  const json = schema && jsonOf(schema);
  const meta = schema && getFieldMeta(schema);
  const form = (kind: FieldForm['kind'], expected: string, choices: readonly string[] = []): FieldForm => {
    return { kind, expected, choices };
  };
  const choices = schema ? choicesOf(schema) : undefined;
  if (meta?.kind === 'boolean' || json?.type === 'boolean') return form('boolean', 'yes or no');
  if (choices) return form('choice', `one of ${formatThousands(choices.length)} words`, choices);
  if (typeof value === 'object' && value !== null && !isTextList(value)) return form('literal', literalExpected);
  if (meta?.kind === 'date' || meta?.kind === 'past-date') return form('date', meta.form ?? 'a day, YYYY-MM-DD');
  if (meta?.kind === 'integer') return form('number', `a whole number from 0 to ${formatThousands(meta.maximum ?? 0)}`);
  if (json?.type === 'number' || json?.type === 'integer') return form('number', range(json));
  if (json?.type === 'array' && json.items?.type === 'string')
    return form('list', `a line for each${most(json.items)}`);
  if (json?.type === 'object' || json?.type === 'array' || meta?.kind === 'dates')
    return form('literal', literalExpected);
  if (isTextList(value)) return form('list', 'a line for each');
  if (typeof value === 'number') return form('number', 'a number');
  if (typeof value === 'boolean') return form('boolean', 'yes or no');
  const expected = [meta?.form, formatNames[json?.format ?? ''], meta?.example && `such as ${meta.example}`];
  const words = expected.filter(Boolean).join(', ') || 'one line of text';
  const isLong = (json?.maxLength ?? 0) > shortText || String(value ?? '').length > shortText;
  return form(isLong ? 'long-text' : 'text', `${words}${json ? most(json) : ''}`);
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
