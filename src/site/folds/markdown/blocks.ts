import { commaList } from '../../../language/formats/lists.ts';
import type { Language } from '../../../language/language.ts';
import { say } from '../../../language/say.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import type {
  Answers,
  Block,
  Entries,
  Entry,
  EvidenceItem,
  Field,
  Line,
  Rows,
  Teaser,
} from '../../../theme/model/view.ts';
import type { Fact } from '../../view/fact.ts';
import { contactOf } from './contact.ts';
import { fieldList, fieldText } from './fields.ts';
import { inline, lineOf } from './line.ts';
import { mirrorOf } from './mirror-of.ts';

/** A block as Markdown paragraphs, with `mark` for headings; drop empty ones. */
export function blockOf(block: Block<Fact>, language: Language, mark: '##' | '###'): readonly string[] {
  switch (block.kind) {
    case 'prose':
      return [block.markdown.trim()];
    case 'paragraph':
      return [lineOf(block.line, language)];
    case 'fields':
      return [fieldList(block.fields, language)];
    case 'entries':
      return block.form === 'line'
        ? [block.entries.map((entry) => entryLine(entry, language)).join('\n')]
        : articles(block, language, mark);
    case 'answers':
      return answers(block, language);
    case 'contact':
      return contactOf(block, language);
    case 'teasers':
      return [(block.form === 'names' ? nameLines : teaserLines)(block.teasers, language).join('\n')];
    case 'rows':
      return [block.rows.map((row) => rowLine(row, language)).join('\n')];
    case 'evidence':
      return [block.items.map((item) => evidenceLine(item, language)).join('\n')];
    case 'call-to-action':
      return [];
    case 'items':
      return block.items.flatMap(({ heading, fields }) => [`## ${e(heading)}`, fieldList(fields, language)]);
  }
}

const labelled = (language: Language, label: string, value: string) => say(language, 'text.labelled', { label, value });

/** A list's page, and its names without links, which that has. */
function rowLine({ title, line }: Rows<Fact>['rows'][number], language: Language): string {
  const names = line.map((part): Line<Fact>[number] =>
    typeof part === 'object' && part.kind === 'link' ? { kind: 'text', facts: part.facts, text: part.text } : part,
  );
  return `- ${labelled(language, `[${e(title.label)}](${mirrorOf(title.to)})`, lineOf(names, language))}`;
}

/** Merges names with the same page into one link, as a mirror has no anchors. */
function nameLines(teasers: readonly Teaser<Fact>[], language: Language): string[] {
  const pages = new Map<string, string[]>();
  for (const { name } of teasers) {
    const to = name.to.replace(/(?<=.)#.*$/, '');
    pages.set(to, [...(pages.get(to) ?? []), name.text]);
  }
  return [...pages].map(([to, names]) => {
    const text = commaList(language.table, names);
    return `- ${inline({ kind: 'link', facts: [], text, to }, language)}`;
  });
}

const teaserLines = (teasers: readonly Teaser<Fact>[], language: Language) =>
  teasers.map((teaser) => teaserLine(teaser, language));

/** `- [Name](…) (for whom): Summary.` */
function teaserLine({ name, summary, note }: Teaser<Fact>, language: Language): string {
  const text = inline(name, language);
  const label = note ? say(language, 'text.noted', { text, note: lineOf(note, language) }) : text;
  return `- ${summary ? labelled(language, label, inline(summary, language)) : label}`;
}

function evidenceLine({ name, status, summary, fields }: EvidenceItem<Fact>, language: Language): string {
  const value = [inline(status, language), ...fields.map((field) => fieldText(field, language))].join(
    language.table.comma,
  );
  const head = labelled(language, `**${inline(name, language)}**`, value);
  return `- ${say(language, 'text.then', { text: head, next: inline(summary, language) })}`;
}

const articles = ({ entries }: Entries<Fact>, language: Language, mark: string) =>
  entries.flatMap(({ name, summary, steps = [], fields }) => [
    `${mark} ${inline(name, language)}`,
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

/** A status is clear without a term; a date or a number is not. */
function besideName(field: Field<Fact>, language: Language): string {
  const isStatus = field.line.some((part) => typeof part === 'object' && part.kind === 'text' && part.as === 'status');
  return isStatus ? lineOf(field.line, language) : fieldText(field, language);
}

/** Questions only: answers have mirrors, and all in one would be too much. */
const answers = ({ groups }: Answers<Fact>, language: Language) =>
  groups.flatMap(({ name, answers }) => [
    `## ${inline({ kind: 'text', facts: [], text: name }, language)}`,
    answers.map(({ question, permalink }) => `- ${inline({ ...permalink, text: question.text }, language)}`).join('\n'),
  ]);
