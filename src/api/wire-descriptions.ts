import type { PlainTextKey } from '../language/catalogue.ts';
import type { Language } from '../language/language.ts';
import { translate } from '../language/translate.ts';

/**
 * Description of a wire field: a key of the catalogue, since schemas are built with the program and worded with the
 * site. A sentence in English compiles too, so that a document can be tried before it is translated;
 * tests/api/wire-descriptions.test.ts names each that is left.
 */
export type WireDescription = PlainTextKey | `${string}.`;

/** Makes unknown catalogue keys compile errors where zod takes any text. */
export const descriptionKey = (words: WireDescription): string => words;

/** Text of a schema description in a language; a text that is no key, as in a fact module, stays as it is. */
export const translateDescription = (language: Language, description: string): string =>
  isKey(language, description) ? translate<PlainTextKey>(language, description) : description;

const isKey = ({ words }: Language, text: string): text is PlainTextKey => Object.hasOwn(words, text);

/** A JSON Schema with its descriptions in a language. */
export function translateSchema<T>(language: Language, schema: T): T;
export function translateSchema(language: Language, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((each) => translateSchema(language, each));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      // A field may be called "description": its schema is an object.
      name === 'description' && typeof value === 'string'
        ? translateDescription(language, value)
        : translateSchema(language, value),
    ]),
  );
}
