import type { z } from 'zod';
import { siteTagPattern } from '../../language/language-tags.ts';
import type { ValuePath } from '../read/source.ts';
import { fieldMeta } from '../schemas/field-meta.ts';
import { type AnySchema, findMemberSchemas, unwrapSchema } from '../schemas/walk-schema.ts';

/** A text of a typed module, as it is said in one language. */
export interface TranslatedText {
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
export function translateTexts(
  schema: z.core.$ZodType,
  value: unknown,
  keys: readonly string[],
  tell: (text: TranslatedText) => void,
): unknown {
  return said(unwrapSchema(schema), value, [], keys, tell);
}

function said(
  schemas: readonly AnySchema[],
  value: unknown,
  path: ValuePath,
  keys: readonly string[],
  tell: (text: TranslatedText) => void,
): unknown {
  const kind = kindOf(schemas);
  if (Array.isArray(value))
    return value.map((item, i) => said(findMemberSchemas(schemas, i), item, [...path, i], keys, tell));
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
        said(findMemberSchemas(schemas, key), member, [...path, key], keys, tell),
      ]),
    );
  const given = Object.keys(value);
  const key = keys.find((each) => given.includes(each)) ?? given[0];
  const text = key === undefined ? undefined : (value as Record<string, unknown>)[key];
  tell({ path, key, given, text, kind });
  return text;
}

const isTag = (key: string): boolean => siteTagPattern.test(key);

function kindOf(schemas: readonly AnySchema[]): TranslatedText['kind'] | undefined {
  for (const schema of schemas) {
    const { inLanguages } = fieldMeta.get(schema) ?? {};
    if (inLanguages) return inLanguages;
  }
  return undefined;
}
