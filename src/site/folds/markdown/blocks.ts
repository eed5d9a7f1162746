import type { Fact } from '../../view/fact.ts';
import type { Answers, Block, Entries, Entry, Field, Fields } from '../../view/model.ts';
import { contactOf } from './contact.ts';
import { inline, lineOf } from './line.ts';

/** A block as the paragraphs of which it consists; empty ones mean nothing. */
export function blockOf(block: Block<Fact>): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [lineOf(block.line)];
    case 'fields':
      return [fieldList(block)];
    case 'entries':
      return block.form === 'line' ? [block.entries.map(entryLine).join('\n')] : articles(block);
    case 'answers':
      return answers(block);
    case 'contact':
      return contactOf(block);
  }
}

const fieldText = ({ term, line }: Field<Fact>) => `${term}: ${lineOf(line)}`;

const fieldList = ({ fields }: Fields<Fact>) => fields.map((field) => `- ${fieldText(field)}`).join('\n');

const articles = ({ entries }: Entries<Fact>) =>
  entries.flatMap(({ name, summary, steps = [], fields }) => [
    `### ${inline(name)}`,
    inline(summary),
    steps.map((step, i) => `${i + 1}. ${inline(step)}`).join('\n'),
    ...fields.map(fieldText),
  ]);

/** `- **Name** (status, reviewed 2026-01-31): Summary. [Read more](…)` */
function entryLine({ name, summary, more, lead = [], fields }: Entry<Fact>): string {
  const first = lead.map(({ line }) => lineOf(line)).join(', ');
  const beside = fields.map(besideName).join(', ');
  const told = `${inline(summary)}${more ? ` ${inline(more)}` : ''}`;
  if (first !== '') return `- ${first}: **${inline(name)}**. ${told}`;
  return `- **${inline(name)}**${beside === '' ? '' : ` (${beside})`}: ${told}`;
}

/** A status says by itself what it is; a date or a number does not. */
function besideName({ term, line }: Field<Fact>): string {
  const isStatus = line.some((part) => typeof part === 'object' && part.kind === 'text' && part.as === 'status');
  return `${isStatus ? '' : `${term.toLowerCase()} `}${lineOf(line)}`;
}

const answers = ({ groups }: Answers<Fact>) =>
  groups.flatMap(({ name, answers }) => [
    `### ${inline({ kind: 'text', facts: [], text: name })}`,
    ...answers.flatMap(({ question, answer, permalink }) => [
      `#### ${inline(question)}`,
      answer.markdown.trim(),
      inline({ ...permalink, to: `/${permalink.to}` }),
    ]),
  ]);
