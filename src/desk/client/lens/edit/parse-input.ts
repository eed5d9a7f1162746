import type { FieldView } from '../../../editor/field-view.ts';

/** Form value as sent. */
export type FieldInput =
  | { readonly value: string | number | boolean | readonly string[] }
  | { readonly source: string };

/** Parses the text of a control. An invalid one stays as it is, and the schema says what it expects. */
export function parseInput(kind: FieldView['kind'], text: string): FieldInput {
  if (kind === 'literal') return { source: text };
  if (kind === 'list') return { value: text.split('\n').flatMap((line) => line.trim() || []) };
  if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(text.trim())) return { value: Number(text) };
  return { value: kind === 'markdown' ? text : text.trim() };
}
