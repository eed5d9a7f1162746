import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { Field } from '../../../theme/model/view.ts';
import type { Fact } from '../../view/fact.ts';
import { lineOf } from './line.ts';

/** A term and its value in a language. Terms are escaped too: a number or a field may have a name of an editor's own. */
export const fieldText = ({ term, line }: Field<Fact>, language: Language): string =>
  say(language, 'text.labelled', { label: e(term), value: lineOf(line, language) });

/** Terms and values, each an item of a list. */
export const fieldList = (fields: readonly Field<Fact>[], language: Language): string =>
  fields.map((field) => `- ${fieldText(field, language)}`).join('\n');
