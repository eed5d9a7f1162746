import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const typeNames: Readonly<Record<string, string>> = {
  array: 'list',
  int: 'whole number',
  nonoptional: 'a value',
  record: 'object',
  tuple: 'list',
};

const formatNames: Readonly<Record<string, string>> = {
  date: 'a calendar date written YYYY-MM-DD',
  datetime: 'a date and time such as 2026-11-21T09:00:00Z',
  email: 'an e-mail address',
  time: 'a time of day such as 09:00:00',
  url: 'an absolute URL',
};

// Longer lists of values do not help.
const shownValues = 12;

/** Default messages for schemas without their own; passed to zod with each parse. */
export const defaultErrorMap: z.core.$ZodErrorMap = (issue) => `expected ${formatExpectation(issue as Issue)}`;

/** An issue's expectation, to follow "expected": `string`, `at most 5 items`, `one of "a", "b"`. */
export function formatExpectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
    case 'too_big':
      return sizeExpected(issue);
    case 'invalid_format':
      return formatExpected(issue);
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_union':
      if ('options' in issue && issue.options) return oneOf(issue.options);
      return issue.inclusive === false ? 'a value of one form' : joinExpectations(issue.errors);
    default:
      return 'another value';
  }
}

/** Joins the expectations of the branches of a union: `string or object`. */
function joinExpectations(branches: readonly (readonly Issue[])[]): string {
  return [...new Set(branches.flatMap((issues) => issues.map(formatExpectation)))].join(' or ');
}

function oneOf(values: readonly unknown[]): string {
  const shown = values.slice(0, shownValues).map((value) => formatShortValue(value));
  if (values.length === 1) return shown.join('');
  return values.length > shownValues
    ? `one of ${values.length} values such as ${shown.slice(0, 5).join(', ')}`
    : `one of ${shown.join(', ')}`;
}

function sizeExpected(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const unit = sizeUnit(issue.origin, limit);
  if (issue.exact) return `exactly ${limit}${unit}`;
  if (issue.inclusive === false) return `${issue.code === 'too_small' ? 'more' : 'less'} than ${limit}${unit}`;
  return `at ${issue.code === 'too_small' ? 'least' : 'most'} ${limit}${unit}`;
}

function sizeUnit(origin: string, count: number | bigint): string {
  const unit = origin === 'string' ? ' character' : origin === 'array' ? ' item' : '';
  return unit === '' || Number(count) === 1 ? unit : `${unit}s`;
}

function formatExpected(issue: z.core.$ZodIssueInvalidStringFormat): string {
  // The issue by its kinds; zod does not export their union.
  const { format, ...kind }: { format: string; prefix?: unknown; suffix?: unknown; includes?: unknown } = issue;
  if (format === 'regex') return `text of the form ${issue.pattern}`;
  if (format === 'starts_with') return `text that begins with ${formatShortValue(kind.prefix)}`;
  if (format === 'ends_with') return `text that ends with ${formatShortValue(kind.suffix)}`;
  if (format === 'includes') return `text that contains ${formatShortValue(kind.includes)}`;
  return formatNames[format] ?? `text in the format "${format}"`;
}

/** Found value in terms of the issue, to follow "got": `number 42`, `"gren"`, `7 characters`, `0 items`. */
export function formatFoundValue(issue: Issue, value: unknown): string {
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  // Text that is too long is not worth printing; text that is too short is.
  if (isSize && typeof value === 'string' && value.length > maxShownLength)
    return `${value.length}${sizeUnit('string', value.length)}`;
  if (isSize && Array.isArray(value)) return `${value.length}`;
  const isType = issue.code === 'invalid_type' || (issue.code === 'invalid_union' && issue.errors.length > 0);
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return isType && isPlain ? `${typeof value} ${formatShortValue(value)}` : formatShortValue(value);
}

/** A value in few words: text quoted and cut, `a list of 3`, `an object`. */
export function formatShortValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(truncate(value));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** The most characters of a text of the content that a message shows. */
const maxShownLength = 60;

/** A text as messages show it: whole, or cut to that length. */
export function truncate(text: string): string {
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength - 1)}…` : text;
}
