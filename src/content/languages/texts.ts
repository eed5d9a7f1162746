import type { z } from 'zod';
import { siteTag } from '../../language/tags.ts';
import type { ValuePath } from '../read/source.ts';
import { fieldMeta } from '../schemas/meta.ts';
import { type Known, plainSchemas, schemasBelow } from '../schemas/walk.ts';

/** A text of a typed module, as it is said in one language. */
export interface SaidText {
  readonly path: ValuePath;
  /** Language key of the text; absent: it is written once. */
  readonly key?: string | undefined;
  /** The keys under which it is given. */
  readonly given: readonly string[];
  readonly text: unknown;
  /** A name is written alike in most languages. */
  readonly kind: 'sentence' | 'name';
}

/**
 * Translates a value into one language, in the form of its schema: where that has a text for readers, an object of
 * languages becomes the text of its first of `keys`. Calls `tell` with each text.
 */
export function textsIn(
  schema: z.core.$ZodType,
  value: unknown,
  keys: readonly string[],
  tell: (text: SaidText) => void,
): unknown {
  return said(plainSchemas(schema), value, [], keys, tell);
}

function said(
  schemas: readonly Known[],
  value: unknown,
  path: ValuePath,
  keys: readonly string[],
  tell: (text: SaidText) => void,
): unknown {
  const kind = kindOf(schemas);
  if (Array.isArray(value))
    return value.map((item, i) => said(schemasBelow(schemas, i), item, [...path, i], keys, tell));
  if (typeof value !== 'object' || value === null) {
    if (kind && typeof value === 'string') tell({ path, given: [], text: value, kind });
    return value;
  }
  // `{ name: … }` is no text in a language called "name": its schema tells.
  const isPerLanguage = kind !== undefined && (Object.keys(value).length === 0 || Object.keys(value).some(isTag));
  if (!isPerLanguage)
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        said(schemasBelow(schemas, key), member, [...path, key], keys, tell),
      ]),
    );
  const given = Object.keys(value);
  const key = keys.find((each) => given.includes(each)) ?? given[0];
  const text = key === undefined ? undefined : (value as Record<string, unknown>)[key];
  tell({ path, key, given, text, kind });
  return text;
}

const isTag = (key: string): boolean => siteTag.test(key);

function kindOf(schemas: readonly Known[]): SaidText['kind'] | undefined {
  for (const schema of schemas) {
    const { inLanguages } = fieldMeta.get(schema) ?? {};
    if (inLanguages) return inLanguages;
  }
  return undefined;
}
