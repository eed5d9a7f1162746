import { z } from 'zod';
import { isCalendarDate, isDateOrPart } from '../../core/dates.ts';
import { parseUnambiguousDate, parseUnambiguousMonth } from '../../core/parse-date.ts';
import { fieldMeta } from './field-meta.ts';
import { earliestDate, rule } from './text-rules.ts';

/** Times that programs add to a day, such as the editors of a CMS: the day that they write is the one somebody chose. */
const timeOfDay = /(?<=^\d{4}-\d{2}-\d{2})[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s?(?:[Zz]|[+-]\d{2}:?\d{2})?$/;

const dateOf = (kind: 'past-date' | 'date') =>
  z.iso
    .date('expected a calendar date written YYYY-MM-DD')
    .refine(
      (s) => s >= earliestDate || !isCalendarDate(s),
      rule('expected a date from 1600 on', {
        hint: 'Write the year with four digits: 2026-11-21.',
        code: 'date-invalid',
      }),
    )
    .register(fieldMeta, {
      kind,
      form: 'YYYY-MM-DD',
      meant: (value) => (typeof value === 'string' ? parseUnambiguousDate(value.replace(timeOfDay, '')) : undefined),
    });

// Built once, like ./fields.ts.
const dateField = dateOf('past-date');
const anyDateField = dateOf('date');

/**
 * The calendar date of something that happened, `YYYY-MM-DD`: a field of this kind may not name a day to come
 * (src/checks/future-dates.ts finds it by its kind). Each rule speaks only of values that the one before it accepts: one mistake, one message.
 */
export const pastDate = () => dateField;

/** A calendar date that may be to come, such as the last day on which a certificate is valid. */
export const anyDate = () => anyDateField;

const partField = z
  .string()
  .refine(
    (s) => isDateOrPart(s) && s >= earliestDate.slice(0, s.length),
    rule('expected a year, a month or a day, such as 1998, 1998-04 or 1998-04-30', { code: 'date-invalid' }),
  )
  .register(fieldMeta, {
    kind: 'past-date',
    form: 'YYYY, YYYY-MM or YYYY-MM-DD',
    meant: (value) =>
      isDateOrPart(String(value))
        ? String(value)
        : (parseUnambiguousDate(String(value)) ?? parseUnambiguousMonth(String(value))),
  });

/** A date as exact as it is known: a year, a month or a day. */
export const dateOrPart = () => partField;

const updatedField = pastDate()
  .optional()
  .describe(
    'Date on which this content last changed (YYYY-MM-DD). Publication dates come from it, or from content/ledger/.',
  );

/**
 * The date on which this file's content last changed; lastmod and the API's `updated` come from it where there is no
 * ledger, and then it must be there (src/content/check/undated-files.ts).
 */
export const updatedDate = () => updatedField;

const dateTime = z.iso.datetime();
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

const instantField = z
  .string()
  .regex(instant, { error: 'expected a UTC time such as 2027-09-30T00:00:00Z' })
  .refine(
    (s) => !instant.test(s) || dateTime.safeParse(s).success,
    rule('expected a real date and time such as 2027-09-30T00:00:00Z', { code: 'date-invalid' }),
  )
  .register(fieldMeta, {
    kind: 'text',
    meant: (value) => wholeSeconds(String(value).replace(/^(\d{4}-\d{2}-\d{2})$/, '$1T00:00Z')),
  });

/** `2027-09-30t00:00:00.000z`: the instant that was written, in whole seconds; undefined without a zone. */
function wholeSeconds(value: string): string | undefined {
  const at =
    /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:\d{2})$/.test(value) && Date.parse(value);
  return typeof at === 'number' && at >= 0 ? new Date(at).toISOString().replace(/\.\d+Z$/, 'Z') : undefined;
}

/** An instant in UTC, whole seconds: `2027-09-30T00:00:00Z`. */
export const utcInstant = () => instantField;
