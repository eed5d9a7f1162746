import { commaList } from '../../../language/formats/lists.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import type { Fact } from '../../view/fact.ts';
import type { Answers, Block, Entries, Entry, Field } from '../../view/model.ts';
import { contactOf } from './contact.ts';
import { fieldList, fieldText } from './fields.ts';
import { inline, lineOf } from './line.ts';

/** A block in a language as the paragraphs of which it consists; empty ones mean nothing. */
export function blockOf(block: Block<Fact>, language: Language): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [lineOf(block.line, language)];
    case 'fields':
      return [fieldList(block.fields, language)];
    case 'entries':
      return block.form === 'line'
        ? [block.entries.map((entry) => entryLine(entry, language)).join('\n')]
        : articles(block, language);
    case 'answers':
      return answers(block, language);
    case 'contact':
      return contactOf(block);
  }
}

const labelled = (language: Language, label: string, value: string) => say(language, 'text.labelled', { label, value });

const articles = ({ entries }: Entries<Fact>, language: Language) =>
  entries.flatMap(({ name, summary, steps = [], fields }) => [
    `### ${inline(name, language)}`,
    ...(summary ? [inline(summary, language)] : []),
    steps.map((step, i) => `${i + 1}. ${inline(step, language)}`).join('\n'),
    ...fields.map((field) => fieldText(field, language)),
  ]);

/** `- **Name** (In progress, Reviewed: 2026-01-31): Summary. [Read more](…)` */
function entryLine({ name, summary, more, lead = [], fields }: Entry<Fact>, language: Language): string {
  const list = (texts: readonly string[]) => commaList(language.table, texts);
  const first = list(lead.map(({ line }) => lineOf(line, language)));
  const note = list(fields.map((field) => besideName(field, language)));
  const told = [summary, more].flatMap((leaf) => (leaf ? [inline(leaf, language)] : [])).join(' ');
  const text = `**${inline(name, language)}**`;
  if (first !== '') return `- ${say(language, 'text.then', { text: labelled(language, first, text), next: told })}`;
  return `- ${labelled(language, note === '' ? text : say(language, 'text.noted', { text, note }), told)}`;
}

/** A status says by itself what it is; a date or a number does not. */
function besideName(field: Field<Fact>, language: Language): string {
  const isStatus = field.line.some((part) => typeof part === 'object' && part.kind === 'text' && part.as === 'status');
  return isStatus ? lineOf(field.line, language) : fieldText(field, language);
}

const answers = ({ groups }: Answers<Fact>, language: Language) =>
  groups.flatMap(({ name, answers }) => [
    `### ${inline({ kind: 'text', facts: [], text: name }, language)}`,
    ...answers.flatMap(({ question, answer, permalink }) => [
      `#### ${inline(question, language)}`,
      answer.markdown.trim(),
      inline({ ...permalink, to: `/${permalink.to}` }, language),
    ]),
  ]);
