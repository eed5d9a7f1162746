import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown as e, escapeMarkdown } from '../../../markdown/escape.ts';
import { formatDate } from '../../../theme/kit/line.ts';
import {
  type Inline,
  type InlineContent,
  type InlineLink,
  listSeparator,
  type ViewField,
} from '../../../theme/model/view.ts';
import type { FactPath } from '../../page-model/fact-path.ts';

/** A line as Markdown. Adjacent words are escaped as one text, since only its start may begin a block. */
export function lineToMarkdown(line: InlineContent<FactPath>, language: Language): string {
  let written = '';
  let words = '';
  const flush = () => {
    written += escaped(words);
    words = '';
  };
  for (const part of line) {
    if (typeof part === 'object' && part.kind === 'link') {
      flush();
      written += linkOf(part);
    } else words += typeof part === 'string' ? plain(part, language) : shownOf(part, language);
  }
  flush();
  return written;
}

/** A leaf as Markdown. */
export const inlineToMarkdown = (leaf: Inline<FactPath>, language: Language): string =>
  lineToMarkdown([leaf], language);

const plain = (words: string, { table }: Language): string => (words === listSeparator ? table.comma : words);

function shownOf(leaf: Exclude<Inline<FactPath>, InlineLink<FactPath>>, language: Language): string {
  if (leaf.kind === 'reference') return leaf.text;
  return leaf.as === 'date' ? formatDate(language, leaf.text) : (leaf.shown ?? leaf.text);
}

/** Escapes words, but not the spaces at both ends. */
function escaped(words: string): string {
  const [, before = '', text = '', after = ''] = /^( *)(.*?)( *)$/s.exec(words) ?? [];
  return before + escapeMarkdown(text) + after;
}

/**
 * An address is its own text, and so is a profile. The homepage is written out: its mirror has another address. Places on
 * the page itself are words, as Markdown has none.
 */
function linkOf({ text, to, as }: InlineLink<FactPath>): string {
  if (as === 'profile') return `<${to}>`;
  if (as === 'address' && to === '/') return `<${text}>`;
  if (/^#[^/]/.test(to)) return escapeMarkdown(text);
  return `[${as === undefined ? escapeMarkdown(text) : text}](${to})`;
}

/** A term and its value. Terms are escaped too, as editors may name numbers and fields. */
export const fieldToMarkdown = ({ term, line }: ViewField<FactPath>, language: Language): string =>
  translate(language, 'text.labelled', {
    label: e(term),
    // Behind a label, "31." begins no list.
    value: lineToMarkdown(line, language).replace(/^(\d+)\\\./, '$1.'),
  });

/** Terms and values as a list. */
export const fieldListToMarkdown = (fields: readonly ViewField<FactPath>[], language: Language): string =>
  fields.map((field) => `- ${fieldToMarkdown(field, language)}`).join('\n');
