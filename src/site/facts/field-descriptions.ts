import { translateDescription } from '../../api/wire-descriptions.ts';
import { joinListWithCommas } from '../../language/formats/lists.ts';
import type { Language } from '../../language/language.ts';
import { translate } from '../../language/translate.ts';
import type { ReferenceField } from '../../theme/model/reference.ts';
import type { FieldType, SchemaField } from './field-list.ts';

/**
 * Fields of a named document in a language, each with nested ones. A meaning that is a catalogue key becomes its text.
 */
export function describeFields(
  language: Language,
  name: string,
  fields: readonly SchemaField[],
): readonly ReferenceField[] {
  const below = new Map<string, ReferenceField[]>([[name, []]]);
  for (const { path, type, required, meaning } of fields) {
    const id = `${name}.${path.replaceAll('[]', '')}`;
    const nested: ReferenceField[] = [];
    below.set(id, nested);
    below.get(id.slice(0, id.lastIndexOf('.')))?.push({
      id,
      path,
      type: typeText(language, type),
      required,
      meaning: translateDescription(language, meaning),
      fields: nested,
    });
  }
  return below.get(name) ?? [];
}

/** Type of a field in words: `array of string`. */
function typeText(language: Language, { name, known, isList }: FieldType): string {
  const values = known?.map((value) => `\`${JSON.stringify(value)}\``);
  const one = values
    ? translate(language, 'docs.suchAs', { type: name, values: joinListWithCommas(language.table, values) })
    : name;
  return isList ? translate(language, 'docs.arrayOf', { type: one }) : one;
}
