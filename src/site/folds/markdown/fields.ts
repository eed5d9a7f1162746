import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { Field } from '../../../theme/model/view.ts';
import type { Fact } from '../../view/fact.ts';
import { lineOf } from './line.ts';

/** A term and its value. Terms are escaped too, as editors may name numbers and fields. */
export const fieldText = ({ term, line }: Field<Fact>, language: Language): string =>
  say(language, 'text.labelled', { label: e(term), value: lineOf(line, language) });

/** Terms and values as a list. */
export const fieldList = (fields: readonly Field<Fact>[], language: Language): string =>
  fields.map((field) => `- ${fieldText(field, language)}`).join('\n');
