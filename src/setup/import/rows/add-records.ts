import type { ImportTargetName } from '../../../content/imports/targets.ts';
import { listLiteralSpans } from '../../../content/read/literal/spans.ts';
import { renderMarkdownFile } from '../../../edit/source/front-matter-writer.ts';
import { type ItemValue, insertItem } from '../../../edit/source/insert-item.ts';
import { preserveLineEnds } from '../../../edit/source/preserve-line-ends.ts';
import { setUpdatedDate } from '../../new/solution.ts';
import { formatMark } from '../draft/draft.ts';
import type { RowRecord } from './records.ts';

/** A list of content/company.ts with more records, each with its mark; those that are there stay as they are. */
interface AddedRecords {
  readonly text: string;
  readonly added: readonly string[];
  /** Ids that the list has already. */
  readonly there: readonly string[];
}

/** Adds records to the end of a list; undefined for a module that cannot be read. */
export function addRecords(
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
export function renderQuestionFile(
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
