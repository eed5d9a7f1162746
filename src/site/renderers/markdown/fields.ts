import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type { ViewField } from '../../../theme/model/view.ts';
import type { FactPath } from '../../page-model/fact-path.ts';
import { lineToMarkdown } from './line.ts';

/** A term and its value. Terms are escaped too, as editors may name numbers and fields. */
export const fieldToMarkdown = ({ term, line }: ViewField<FactPath>, language: Language): string =>
  translate(language, 'text.labelled', { label: e(term), value: lineToMarkdown(line, language) });

/** Terms and values as a list. */
export const fieldListToMarkdown = (fields: readonly ViewField<FactPath>[], language: Language): string =>
  fields.map((field) => `- ${fieldToMarkdown(field, language)}`).join('\n');
