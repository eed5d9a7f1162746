import { saidIn } from '../../api/wire-words.ts';
import { commaList } from '../../language/formats/lists.ts';
import type { Language } from '../../language/language.ts';
import { say } from '../../language/say.ts';
import type { Field, FieldType } from './field-list.ts';

/** A field in the words of a language, as Markdown of one line each. */
export interface WordedField extends Omit<Field, 'type'> {
  readonly type: string;
}

/** The fields of a document in a language. A meaning that is the name of a text of the catalogue is that text. */
export function worded(language: Language, fields: readonly Field[]): readonly WordedField[] {
  return fields.map((field) => ({
    ...field,
    type: typeText(language, field.type),
    meaning: saidIn(language, field.meaning),
  }));
}

/** What a field holds, in words: `array of string`. */
function typeText(language: Language, { name, known, isList }: FieldType): string {
  const values = known?.map((value) => `\`${JSON.stringify(value)}\``);
  const one = values ? say(language, 'docs.suchAs', { type: name, values: commaList(language.table, values) }) : name;
  return isList ? say(language, 'docs.arrayOf', { type: one }) : one;
}
