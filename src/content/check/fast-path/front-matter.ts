import { isCalendarDate } from '../../../core/dates.ts';
import { maxSlugLength, slugPattern } from '../../../core/slug.ts';
import type { PageFrontMatter, QuestionFrontMatter } from '../../schemas/front-matter.ts';
import { earliestDate, isFactLine, removeSoftHyphens, wholeNumberPattern } from '../../schemas/text-rules.ts';
import { isBlank } from '../blank-fields.ts';
import { sectionNames } from '../section-names.ts';

// Avoids the schema, which loads slower than a small site builds. The tests compare both.

/** Value of a text; undefined leaves it to the schema. */
type Reading = (text: string) => unknown;
/** Accepts texts with readings. */
const listOf = (reading: Reading) => (items: readonly unknown[]) =>
  items.every((item) => typeof item === 'string' && reading(item) !== undefined) ? items : undefined;

const line =
  (max: number): Reading =>
  (text) =>
    text.length <= max && isFactLine(text, max) ? removeSoftHyphens(text) : undefined;
const date: Reading = (text) => (isCalendarDate(text) && text >= earliestDate ? text : undefined);
const slug: Reading = (text) => (text.length <= maxSlugLength && slugPattern.test(text) ? text : undefined);
const number: Reading = (text) => (wholeNumberPattern.test(text) ? Number(text) : undefined);
const yesNo: Reading = (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined);

interface Form {
  readonly required: Readonly<Record<string, Reading>>;
  readonly optional: Readonly<Record<string, Reading>>;
  readonly lists?: Readonly<Record<string, ReturnType<typeof listOf>>>;
  /** Order of the schema. */
  readonly order: readonly string[];
}

const page: Form = {
  required: { title: line(120), description: line(300) },
  optional: { updated: date, slug, order: number, draft: yesNo, reviewed: date, validUntil: date },
  order: [
    'title',
    'description',
    'updated',
    'slug',
    'order',
    'draft',
    'formerly',
    'reviewed',
    'validUntil',
    ...sectionNames,
  ],
};
const question: Form = {
  required: { question: line(200), category: slug, order: number },
  optional: { updated: date, draft: yesNo },
  lists: { formerly: listOf(slug) },
  order: ['question', 'category', 'order', 'updated', 'draft', 'formerly'],
};

/** Front matter as pageSchema parses it; undefined if uncertain: then the schema must be asked. */
export const parsePageFast = (value: unknown) => proven(page, value) as PageFrontMatter | undefined;

/** Front matter as questionSchema parses it; undefined if uncertain. */
export const parseQuestionFast = (value: unknown) => proven(question, value) as QuestionFrontMatter | undefined;

function proven({ required, optional, lists = {}, order }: Form, value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  if (!Object.keys(given).every((name) => order.includes(name))) return undefined;
  const read: Record<string, unknown> = {};
  for (const name of order) {
    const text = Object.hasOwn(given, name) ? given[name] : undefined;
    const reading = required[name] ?? optional[name];
    // An optional field that was left blank is none.
    if (!required[name] && (text === undefined || isBlank(text))) continue;
    const meaning = Array.isArray(text) ? lists[name]?.(text) : typeof text === 'string' ? reading?.(text) : undefined;
    if (meaning === undefined) return undefined;
    read[name] = meaning;
  }
  return read;
}
