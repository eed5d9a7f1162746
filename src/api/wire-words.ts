import type { PlainKey } from '../language/catalogue.ts';
import type { Language } from '../language/language.ts';
import { say } from '../language/say.ts';

/**
 * What a wire schema says of a field: a text of the catalogue by its name, since schemas are made with the program and
 * said with the site. A sentence in English compiles too, so that a document can be tried before it has ten translations;
 * tests/api/wire-words.test.ts names each that is left.
 */
export type WireWords = PlainKey | `${string}.`;

/** The same where zod takes any text, so that a name that is not in the catalogue does not compile. */
export const means = (words: WireWords): string => words;

/** What a description of a wire schema says in a language; what is no name of a text, of a fact module say, is as it is. */
export const saidIn = (language: Language, description: string): string =>
  isKey(language, description) ? say<PlainKey>(language, description) : description;

const isKey = ({ words }: Language, text: string): text is PlainKey => Object.hasOwn(words, text);

/** A JSON Schema with its descriptions in a language. */
export function schemaIn<T>(language: Language, schema: T): T;
export function schemaIn(language: Language, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((each) => schemaIn(language, each));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [
      name,
      // A field may be called "description": its schema is an object.
      name === 'description' && typeof value === 'string' ? saidIn(language, value) : schemaIn(language, value),
    ]),
  );
}
