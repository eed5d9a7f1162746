import { type Mapping, mapRows, parseMapping, parseRows } from '../../../content/imports/parse-rows.ts';
import type { ImportTargetName } from '../../../content/imports/targets.ts';
import { listLiteralSpans } from '../../../content/read/literal/spans.ts';
import { largest } from '../../../core/largest.ts';
import type { Report } from '../../../core/problem.ts';
import { type ItemValue, insertItem } from '../../../edit/source/insert-item.ts';
import { preserveLineEnds } from '../../../edit/source/text-edit.ts';
import { renderMarkdownFile } from '../../../edit/source/yaml.ts';
import { setUpdatedDate } from '../../new/solution.ts';
import { formatMark } from '../draft/draft.ts';
import type { ImportNote } from '../sourced-value.ts';
import { type RowRecord, toRecords } from './records.ts';

/** A text of a file, by the name that messages give it. */
export interface NamedText {
  readonly file: string;
  readonly text: string;
}

/** Content before rows are added. */
interface ExistingContent {
  /** content/company.ts. */
  readonly company?: string;
  readonly country?: string;
  readonly questions: readonly { readonly id: string; readonly order: number }[];
  readonly today: string;
}

/** Plan of a rows import: files that change or are new, and their records. */
export interface RowsPlan {
  readonly write: readonly NamedText[];
  readonly records: readonly RowRecord[];
  readonly added: readonly string[];
  /** Ids of which content is there already. */
  readonly there: readonly string[];
  readonly notes: readonly ImportNote[];
}

/**
 * Plans records from rows by a mapping, and digests of the rows whose content is there then. With `isAccepting`
 * nothing is added, and all rows count as they are. Undefined after reporting what is wrong. Writes nothing.
 */
export function planRows(
  source: NamedText,
  mappingText: NamedText,
  before: ExistingContent,
  isAccepting: boolean,
  report: Report,
): RowsPlan | undefined {
  const mapping = parseMapping(mappingText.file, mappingText.text, report);
  const read = mapping && parseRows(source.file, source.text, mapping.separator, report);
  const rows = read && mapRows(source.file, mapping, read, report);
  if (!rows) return undefined;
  const notes: ImportNote[] = [];
  const records = toRecords(rows, mapping, source.file, before.country, (note) => void notes.push(note));
  const { write, added, there } = isAccepting
    ? { write: [], added: [], there: rows.map(({ id }) => id) }
    : adding(records, mapping, before);
  const old = mapping.rows ?? {};
  const ofRows = rows.flatMap(({ id, digest }): [string, string][] => {
    // Older content may differ from its row of today, unless somebody accepts it.
    const known = isAccepting || added.includes(id) ? digest : old[id];
    return known === undefined ? [] : [[id, known]];
  });
  const gone = isAccepting ? [] : Object.entries(old).filter(([id]) => !rows.some((row) => row.id === id));
  return {
    write: [
      ...write,
      { file: mappingText.file, text: withRows(mapping, Object.fromEntries([...ofRows, ...gone])) },
      source,
    ],
    records,
    added,
    there: there.filter((id) => old[id] === undefined),
    notes,
  };
}

function adding(records: readonly RowRecord[], { to }: Mapping, { company, questions, today }: ExistingContent) {
  if (to !== 'faq') {
    const result = company === undefined ? undefined : addRecords(company, to, records, today);
    if (!result) return { write: [], added: [], there: [] };
    return {
      write: result.added.length === 0 ? [] : [{ file: 'content/company.ts', text: result.text }],
      ...{ added: result.added, there: result.there },
    };
  }
  const known = new Set(questions.map(({ id }) => id));
  const fresh = records.filter(({ id }) => !known.has(id));
  const last = Math.floor(largest(questions.map(({ order }) => order)) / 10) * 10;
  const write = fresh.map((record, i) => renderQuestionFile(record, Math.max(0, last) + (i + 1) * 10, today));
  return {
    write,
    added: fresh.map(({ id }) => id),
    there: records.filter(({ id }) => known.has(id)).map(({ id }) => id),
  };
}

/** The mapping as it was, with these digests in the order of their ids. */
function withRows({ located }: Mapping, rows: Readonly<Record<string, string>>): string {
  const sorted = Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...(located.value as object), rows: sorted }, null, 2)}\n`;
}

/** A list of content/company.ts with more records, each with its mark; those that are there stay as they are. */
interface AddedRecords {
  readonly text: string;
  readonly added: readonly string[];
  /** Ids that the list has already. */
  readonly there: readonly string[];
}

/** Adds records to the end of a list; undefined for a module that cannot be read. */
function addRecords(
  source: string,
  list: Exclude<ImportTargetName, 'faq'>,
  records: readonly RowRecord[],
  today: string,
): AddedRecords | undefined {
  const known = listLiteralSpans(source.replaceAll('\r\n', '\n').replace(/^\ufeff/, ''));
  if (!known) return undefined;
  const items = (known.value as Record<string, unknown>)[list];
  const ids = new Set((Array.isArray(items) ? items : []).map((item: { id?: unknown }) => item.id));
  let text = source;
  for (const { id, value, from } of records) {
    if (ids.has(id)) continue;
    const longer = insertItem(text, list, value as Readonly<Record<string, ItemValue>>);
    const marked =
      longer === undefined ? undefined : preserveLineEnds(longer, (each) => withMark(each, list, formatMark(from)));
    if (marked === undefined) return undefined;
    text = marked;
  }
  const added = records.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  const there = records.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  return {
    text: added.length === 0 ? source : (preserveLineEnds(text, (each) => setUpdatedDate(each, today)) ?? text),
    added,
    there,
  };
}

/** The mark goes above the last item, or before it where the list stands on one line. */
function withMark(text: string, list: string, mark: string): string | undefined {
  const last = [...(listLiteralSpans(text)?.members?.get(list)?.members?.values() ?? [])].at(-1);
  if (!last) return undefined;
  const lineStart = text.lastIndexOf('\n', last.at - 1) + 1;
  const indent = text.slice(lineStart, last.at);
  return indent.trim() === ''
    ? `${text.slice(0, lineStart)}${indent}// ${mark}\n${text.slice(lineStart)}`
    : `${text.slice(0, last.at)}/* ${mark} */ ${text.slice(last.at)}`;
}

/** content/faq/<id>.md of a record: `order` where the row names none. */
function renderQuestionFile(
  { id, value, from }: RowRecord,
  order: number,
  today: string,
): { readonly file: string; readonly text: string } {
  const { question, answer, category, order: given } = value as Record<string, string | undefined>;
  const text = renderMarkdownFile(
    { question, category, order: given === undefined ? order : Number(given), updated: new Date(today) },
    answer ?? '',
  );
  return { file: `content/faq/${id}.md`, text: text.replace('---\n', `---\n# ${formatMark(from)}\n`) };
}
