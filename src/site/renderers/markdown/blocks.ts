import { contactAnchor, mirrorPath } from '../../../core/url.ts';
import { joinListWithCommas, joinWithAnd } from '../../../language/formats/lists.ts';
import type { Language } from '../../../language/language.ts';
import { translate } from '../../../language/translate.ts';
import { escapeMarkdown as e } from '../../../markdown/escape.ts';
import {
  type AnswersBlock,
  type ContactBlock,
  type EntriesBlock,
  type EntryItem,
  type EvidenceItem,
  type InlineContent,
  joinWithCommas,
  type RowsBlock,
  type TeaserItem,
  type ViewBlock,
  type ViewField,
} from '../../../theme/model/view.ts';
import type { FactPath } from '../../page-model/fact-path.ts';
import { fieldListToMarkdown, fieldToMarkdown, inlineToMarkdown, lineToMarkdown } from './line.ts';
import { pictureToMarkdown, sectionBlockToMarkdown } from './sections.ts';

/** A block as Markdown paragraphs, with `mark` for headings; drop empty ones. */
export function blockToMarkdown(block: ViewBlock<FactPath>, language: Language, mark: '##' | '###'): readonly string[] {
  switch (block.kind) {
    case 'prose':
      return [block.markdown.trim()];
    case 'paragraph':
      return [lineToMarkdown(block.line, language)];
    case 'fields':
      return [fieldListToMarkdown(block.fields, language)];
    case 'entries':
      return block.form === 'line'
        ? [block.entries.map((entry) => entryLine(entry, language)).join('\n')]
        : articles(block, language, mark);
    case 'answers':
      return answers(block, language);
    case 'contact':
      return contactToMarkdown(block, language);
    case 'teasers':
      return [(block.form === 'names' ? nameLines : teaserLines)(block.teasers, language).join('\n')];
    case 'rows':
      return [block.rows.map((row) => rowLine(row, language)).join('\n')];
    case 'evidence':
      return [block.items.map((item) => evidenceLine(item, language)).join('\n')];
    case 'items':
      return block.items.flatMap(({ heading, to, fields, picture }) => [
        `## ${to === undefined ? e(heading) : `[${e(heading)}](${toMirrorPath(to)})`}`,
        picture ? pictureToMarkdown(picture) : '',
        fieldListToMarkdown(fields, language),
      ]);
    default:
      return sectionBlockToMarkdown(block, language, mark);
  }
}

const labelled = (language: Language, label: string, value: string) =>
  translate(language, 'text.labelled', { label, value });

/** A list's page, and its names without links, which that has. */
function rowLine({ title, line }: RowsBlock<FactPath>['rows'][number], language: Language): string {
  const names = line.map((part): InlineContent<FactPath>[number] =>
    typeof part === 'object' && part.kind === 'link' ? { kind: 'text', facts: part.facts, text: part.text } : part,
  );
  return `- ${labelled(language, `[${e(title.label)}](${toMirrorPath(title.to)})`, lineToMarkdown(names, language))}`;
}

/** Merges names with the same page into one link, as a mirror has no anchors. */
function nameLines(teasers: readonly TeaserItem<FactPath>[], language: Language): string[] {
  const pages = new Map<string, string[]>();
  for (const { name } of teasers) {
    const to = name.to.replace(/(?<=.)#.*$/, '');
    pages.set(to, [...(pages.get(to) ?? []), name.text]);
  }
  return [...pages].map(([to, names]) => {
    const text = joinListWithCommas(language.table, names);
    return `- ${inlineToMarkdown({ kind: 'link', facts: [], text, to }, language)}`;
  });
}

const teaserLines = (teasers: readonly TeaserItem<FactPath>[], language: Language) =>
  teasers.map((teaser) => teaserLine(teaser, language));

/** `- [Name](…) (for whom): Summary.` */
function teaserLine({ name, summary, note, picture }: TeaserItem<FactPath>, language: Language): string {
  const text = inlineToMarkdown(name, language);
  const label = note ? translate(language, 'text.noted', { text, note: lineToMarkdown(note, language) }) : text;
  const shown = picture ? ` ${pictureToMarkdown(picture)}` : '';
  return `- ${summary ? labelled(language, label, inlineToMarkdown(summary, language)) : label}${shown}`;
}

function evidenceLine({ name, status, summary, fields }: EvidenceItem<FactPath>, language: Language): string {
  const value = [inlineToMarkdown(status, language), ...fields.map((field) => fieldToMarkdown(field, language))].join(
    language.table.comma,
  );
  const head = labelled(language, `**${inlineToMarkdown(name, language)}**`, value);
  return `- ${translate(language, 'text.then', { text: head, next: inlineToMarkdown(summary, language) })}`;
}

const articles = ({ entries }: EntriesBlock<FactPath>, language: Language, mark: string) =>
  entries.flatMap(({ name, summary, steps = [], fields }) => [
    `${mark} ${inlineToMarkdown(name, language)}`,
    ...(summary ? [inlineToMarkdown(summary, language)] : []),
    steps.map((step, i) => `${i + 1}. ${inlineToMarkdown(step, language)}`).join('\n'),
    ...fields.map((field) => fieldToMarkdown(field, language)),
  ]);

/** `- **Name** (In progress, Reviewed: 2026-01-31): Summary. [Read more](…)` */
function entryLine(
  { name, summary, more, picture, lead = [], fields }: EntryItem<FactPath>,
  language: Language,
): string {
  const list = (texts: readonly string[]) => joinListWithCommas(language.table, texts);
  const first = list(lead.map(({ line }) => lineToMarkdown(line, language)));
  const note = list(fields.map((field) => besideName(field, language)));
  const told = [
    ...[summary, more].flatMap((leaf) => (leaf ? [inlineToMarkdown(leaf, language)] : [])),
    ...(picture ? [pictureToMarkdown(picture)] : []),
  ].join(' ');
  const text = `**${inlineToMarkdown(name, language)}**`;
  if (first !== '')
    return `- ${translate(language, 'text.then', { text: labelled(language, first, text), next: told })}`;
  return `- ${labelled(language, note === '' ? text : translate(language, 'text.noted', { text, note }), told)}`;
}

/** A status is clear without a term; a date or a number is not. */
function besideName(field: ViewField<FactPath>, language: Language): string {
  const isStatus = field.line.some((part) => typeof part === 'object' && part.kind === 'text' && part.as === 'status');
  return isStatus ? lineToMarkdown(field.line, language) : fieldToMarkdown(field, language);
}

/** Questions only: answers have mirrors, and all in one would be too much. */
const answers = ({ groups }: AnswersBlock<FactPath>, language: Language) =>
  groups.flatMap(({ name, answers }) => [
    `## ${inlineToMarkdown({ kind: 'text', facts: [], text: name }, language)}`,
    answers
      .map(({ question, permalink }) => `- ${inlineToMarkdown({ ...permalink, text: question.text }, language)}`)
      .join('\n'),
  ]);

/** Contact; the form becomes text. */
function contactToMarkdown(
  { routes, mailbox, response, hours, request }: ContactBlock<FactPath>,
  language: Language,
): readonly string[] {
  const line = (label: string, value: string) => translate(language, 'text.labelled', { label, value });
  const quoted = ({ name }: { readonly name: string }) => translate(language, 'text.quoted', { text: e(name) });
  const { topics, points, mustNotContain } = request;
  const form = [
    topics.length > 0 &&
      translate(language, 'contact.formTopics', {
        form: `/${contactAnchor}`,
        topics: joinWithAnd(language.table, topics.map(quoted)),
      }),
    points.length > 0 && translate(language, 'contact.includes'),
  ];
  return [
    routes
      .map(
        ({ name, ways, description }) =>
          `- ${translate(language, 'text.then', {
            text: line(`**${inlineToMarkdown(name, language)}**`, lineToMarkdown(joinWithCommas(ways), language)),
            next: inlineToMarkdown(description, language),
          })}`,
      )
      .join('\n'),
    routes.length === 0 ? inlineToMarkdown(mailbox, language) : '',
    form.filter((part) => part !== false).join('\n\n'),
    points.map(({ name, description }) => `- ${line(`**${e(name)}**`, e(description))}`).join('\n'),
    mustNotContain === undefined ? '' : line(`**${translate(language, 'contact.mustNotContain')}**`, e(mustNotContain)),
    response === undefined ? '' : line(translate(language, 'label.responseTime'), e(response)),
    ...hours.map((field) => line(field.term, lineToMarkdown(field.line, language))),
  ];
}

/** Mirror of a page path, without fragment, as agents read Markdown. Other addresses stay. */
export const toMirrorPath = (to: string): string =>
  to.replace(/^(\/[^#]*\/)(?:#.*)?$/, (_, path: string) => mirrorPath(path));
