// Long: how an issue of zod becomes a problem, in one file.

import { z } from 'zod';
import { assertDefined } from '../../core/assert-defined.ts';
import { findIrregularWhitespace } from '../../core/characters.ts';
import { findNearestName, findUniqueCorrection, formatDidYouMean } from '../../core/did-you-mean.ts';
import type { Fix, Problem, Report } from '../../core/problem.ts';
import { type ProblemCode, problemCodes } from '../../core/problem-codes.ts';
import { findAtPath } from '../../core/type-guards.ts';
import { siteTagPattern } from '../../language/language-tags.ts';
import type { LocatedData, ValuePath } from '../read/source.ts';
import { fieldMeta, fieldRefusals } from '../schemas/field-meta.ts';
import { findSchemas, getFieldMeta } from '../schemas/walk-schema.ts';
import { formatFoundValue } from './expectation.ts';
import { formatFieldPath } from './path-sources.ts';
import { hasPlaceholder } from './placeholders.ts';

type Issue = z.core.$ZodIssue;

/**
 * Reports every issue of a failed parse of `located.value` with `schema`, at the line of the member it is about. A
 * schema steers by its message (`expected 8 digits`; what was found is added) and `params: { code, hint, isWhole }`.
 * zod's own words are never seen (parse.ts).
 */
export function reportIssues(
  error: z.core.$ZodError,
  schema: z.core.$ZodType,
  located: LocatedData,
  report: Report,
): void {
  const found = flattenIssues(error).flatMap((issue) => problemsOf(issue, schema, located));
  // `legalNmae` is one mistake: that `legalName` is missing follows from it.
  const misspelt = new Set(found.map(({ meantField }) => meantField));
  for (const { problem } of found)
    if (problem.code !== 'field-missing' || !misspelt.has(problem.field)) report(problem);
}

/** Issues with whole paths; for a union, those of its best-fitting branch. */
export const flattenIssues = (error: z.core.$ZodError | undefined): Issue[] =>
  (error?.issues ?? []).flatMap((each) => flatten(each, []));

interface Found {
  readonly problem: Problem;
  /** The field that a misspelt one was meant to be: `products[1].name`. */
  readonly meantField?: string | undefined;
}

function problemsOf(issue: Issue, schema: z.core.$ZodType, located: LocatedData): Found[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...path, key], schema, located));
  const field = formatFieldPath(path);
  if (issue.code === 'invalid_key') {
    const message = messageOf(assertDefined(issue.issues[0], 'what is wrong with a key'), path.at(-1));
    const at = located.locate(path, 'key');
    return [{ problem: { code: 'field-invalid', at, field, message: `key: ${message}` } }];
  }
  const value = findAtPath(located.value, path);
  // reportPlaceholders() reports it.
  if (hasPlaceholder(value)) return [];
  const fix = saidBy(issue, value) ?? fixOf(path, value, schema, located);
  const hint =
    hintOf(issue, value) ??
    (fix && formatDidYouMean(fix.to)) ??
    languagesHint(issue, value, schema) ??
    (located.file.endsWith('.md') ? halfItemHint(issue, value) : undefined);
  const words = { message: messageOf(issue, value), hint };
  const problem = { code: codeOf(issue, value), at: located.locate(path), field, ...words, ...(fix && { fix }) };
  return [{ problem }];
}

/** Fix that the rule itself knows: by a reader of src/values/, or a choice in other letters. */
function saidBy(issue: Issue, value: unknown): ReturnType<typeof findFix> {
  if (typeof value !== 'string') return undefined;
  const said = issue.code === 'custom' ? issue.params?.meant : undefined;
  if (typeof said === 'string') return { kind: 'value', from: value, to: said };
  if (issue.code !== 'invalid_value') return undefined;
  const meant = findUniqueCorrection(
    value.trim(),
    issue.values.filter((each) => typeof each === 'string'),
  );
  return meant === undefined ? undefined : { kind: 'value', from: value, to: meant };
}

function fixOf(
  path: ValuePath,
  value: unknown,
  schema: z.core.$ZodType,
  located: LocatedData,
): ReturnType<typeof findFix> {
  const [field] = findSchemas(schema, path);
  const fix = field && findFix(field, value, located.value);
  return fix && isIdTaken(fix.to, field, path, findAtPath(located.value, path.slice(0, -2))) ? undefined : fix;
}

/** Fields of earlier versions, with what replaces them. */
const replacedFields: Readonly<Record<string, string>> = {
  figures: 'Write it as an item of sections: "- kind: figures", with the list as its items.',
  quotation: 'Write it as an item of sections: "- kind: quotations", with one of its items.',
  team: 'Write it as an item of sections: "- kind: people", with ids, or without for all.',
  downloads: 'Write it as an item of sections: "- kind: downloads", with the list as its items.',
  callToAction: 'Write it as an item of sections: "- kind: call-to-action", with its heading as title.',
  homepage: 'Name the sections in content/pages/home.md, such as "sections:", "- kind: solutions", "- kind: others".',
};

function unknownField(path: ValuePath, schema: z.core.$ZodType, located: LocatedData): Found {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const at = located.locate(path, 'key');
  const [refusal] = findSchemas(schema, parent).flatMap((each) => fieldRefusals.get(each)?.of(key) ?? []);
  if (refusal !== undefined) {
    const message = `expected nothing private of a person, got ${JSON.stringify(key)}`;
    return { problem: { code: 'field-private', at, field: formatFieldPath(path), message, hint: refusal } };
  }
  const known = listKnownFields(schema, parent, located.value);
  const present = Object.keys(findAtPath(located.value, parent) ?? {});
  // A field that is there already is not the one that was misspelt.
  const absent = known.filter((name) => !present.includes(name));
  const slip = findUniqueCorrection(key, absent);
  const meant = slip ?? findNearestName(key, absent);
  const fallback =
    (path.length === 1 ? replacedFields[key] : undefined) ??
    (known.length === 0 ? undefined : `Known fields: ${known.join(', ')}.`);
  const problem: Problem = {
    code: 'field-unknown',
    at,
    field: formatFieldPath(path),
    message: `expected a field of the content model, got ${JSON.stringify(key)}`,
    hint: meant === undefined ? fallback : formatDidYouMean(meant),
    ...(slip !== undefined &&
      takes(schema, [...parent, slip], findAtPath(located.value, path), slip.toLowerCase() === key.toLowerCase()) && {
        fix: { kind: 'words', from: key, to: slip },
      }),
  };
  return { problem, meantField: meant && formatFieldPath([...parent, meant]) };
}

/** Whether a field takes the value of a misspelt one; of one in other letters alone its kind is not in doubt. */
function takes(schema: z.core.$ZodType, path: ValuePath, value: unknown, isSameName: boolean): boolean {
  return isSameName || findSchemas(schema, path).some((each) => z.safeParse(each, value).success);
}

/** Gives issues inside a union their full path, and of its branches those of the one that fits best. */
function flatten(issue: Issue, prefix: ValuePath): Issue[] {
  const placed = { ...issue, path: [...prefix, ...issue.path] } as Issue;
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [placed];
  const [best] = issue.errors
    .map((issues) => ({ issues, misfit: misfitOf(issues) }))
    .sort((a, b) => a.misfit - b.misfit);
  // No branch fits even at the top: the union itself says "expected string or object".
  return best === undefined || best.misfit === Infinity
    ? [placed]
    : best.issues.flatMap((each) => flatten(each, placed.path));
}

function misfitOf(issues: readonly Issue[]): number {
  if (issues.some(({ code, path }) => path.length === 0 && code !== 'unrecognized_keys' && code !== 'custom'))
    return Infinity;
  // A literal that differs is the mark of another branch.
  return issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 3 : 1), 0);
}

function codeOf(issue: Issue, value: unknown): ProblemCode {
  if (issue.code === 'custom') return isProblemCode(issue.params?.code) ? issue.params.code : 'field-invalid';
  if (value === undefined) return 'field-missing';
  if (issue.code === 'invalid_type') return 'field-type';
  if (issue.code === 'invalid_value' && !issue.values.some((allowed) => typeof allowed === typeof value))
    return 'field-type';
  if (issue.code === 'invalid_union' && isTypeMismatch(issue.errors.flat())) return 'field-type';
  return isDate(issue) ? 'date-invalid' : 'field-invalid';
}

function isTypeMismatch(issues: readonly Issue[]): boolean {
  return issues.length > 0 && issues.every(({ code }) => code === 'invalid_type');
}

/** Expected and found value, unless the schema's own message has both (`params.isWhole`). */
function messageOf(issue: Issue, value: unknown): string {
  const isWhole = issue.code === 'custom' && issue.params?.isWhole === true;
  return isWhole ? issue.message : `${issue.message}, got ${formatFoundValue(issue, value)}${unseen(value)}`;
}

/** Invisible characters at a text's ends. */
function unseen(value: unknown): string {
  const found = typeof value === 'string' ? findIrregularWhitespace(value.charAt(0) + value.slice(-1)) : undefined;
  return found === undefined
    ? ''
    : ` with ${found} at ${findIrregularWhitespace((value as string).charAt(0)) ? 'its start' : 'its end'}`;
}

function hintOf(issue: Issue, value: unknown): string | undefined {
  if (issue.code === 'custom') return typeof issue.params?.hint === 'string' ? issue.params.hint : undefined;
  if (value === undefined) return undefined;
  if (isDate(issue)) {
    // With a time behind it, the day is not in doubt: the fix says it.
    if (/^\d{4}-\d{2}-\d{2}[Tt ]/.test(String(value)) && issue.format === 'date') return undefined;
    if (issue.format !== 'date') return 'Write it as an RFC 3339 time, for example 2026-11-21T09:00:00Z.';
    return /^\d{4}-\d{2}-\d{2}$/.test(String(value))
      ? 'The calendar has no such day.'
      : 'Write it as YYYY-MM-DD, for example 2026-11-21.';
  }
  if (issue.code === 'invalid_type' && typeof value === 'string') {
    if (issue.expected === 'number' && /^\d+(?:\.\d+)?$/.test(value)) return `Write it without quotes: ${value}.`;
    if (issue.expected === 'boolean') return 'Write true or false, without quotes.';
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'number')
    return 'Write it in quotes, with all its digits.';
  const allowed = issue.code === 'invalid_value' ? issue.values : 'options' in issue ? (issue.options ?? []) : [];
  const meant = findNearestName(
    typeof value === 'string' ? value : '',
    // Two-letter names are all alike: UK is no slip for CK.
    allowed.filter((name): name is string => typeof name === 'string' && name.length > 2),
  );
  return typeof value === 'string' && meant !== undefined ? formatDidYouMean(meant) : undefined;
}

/** Hint on texts per language where none can be: no text for readers, or a site in one language. */
function languagesHint(issue: Issue, value: unknown, schema: z.core.$ZodType): string | undefined {
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  if (!isText || typeof value !== 'object' || value === null) return undefined;
  const keys = Object.keys(value);
  if (keys.length === 0 || !keys.every((key) => siteTagPattern.test(key))) return undefined;
  return findSchemas(schema, issue.path).some((each) => fieldMeta.get(each)?.inLanguages)
    ? 'Texts per language need languages instead of language in content/site.ts.'
    : 'It is the same in every language: write it once.';
}

/** Hint on a half-deleted list or item, which YAML reads as something else. */
function halfItemHint({ path, ...issue }: Issue, value: unknown): string | undefined {
  if (value === '' && typeof path.at(-1) === 'number')
    return 'Nothing is left of this item: delete its "-" too, or write the item again.';
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'array')
    return 'Write each item on a line of its own, below the name of the field, with "- " in front.';
  return issue.expected === 'object' && typeof value === 'string'
    ? 'Write each field of the item as "name: value", or delete what is left of the item.'
    : undefined;
}

function isDate(issue: Issue): issue is Extract<Issue, { code: 'invalid_format' }> {
  return issue.code === 'invalid_format' && (issue.format === 'date' || issue.format === 'datetime');
}

function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problemCodes, code);
}

/** The names of the fields that `schema` knows for the object at `path`, in the schema's order; every branch of a union. */
export function listKnownFields(schema: z.core.$ZodType, path: ValuePath, root?: unknown): string[] {
  const keys = findSchemas(schema, path, root).flatMap(({ _zod: { def } }) =>
    def.type === 'object' ? Object.keys(def.shape) : [],
  );
  return [...new Set(keys)];
}

/** The fix of a value that `field` refuses, where the field knows the one value that was meant, and takes that. */
export function findFix(
  field: z.core.$ZodType,
  value: unknown,
  file: unknown,
): Extract<Fix, { readonly kind: 'value' }> | undefined {
  const isFitting = (each: unknown) => z.safeParse(field, each).success;
  const stripped = isFitting(value) ? undefined : bare(value);
  const to = [meantBy(field, value, file), stripped].find(
    (each) => each !== undefined && each !== value && isFitting(each),
  );
  return to === undefined ? undefined : { kind: 'value', from: value as string | number, to };
}

/** A text without spaces of any kind and curly quotes around it, which a program of texts has put there. */
const bare = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.replace(/^[\s\u00ad“”„‘’«»]+|[\s\u00ad“”„‘’«»,;]+$/g, '') : undefined;

function meantBy(field: z.core.$ZodType, value: unknown, file: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? getFieldMeta(field)?.meant?.(value, file) : undefined;
}

/** Whether another item of the same list has the id, or means it: an id must stay one of its own. */
export function isIdTaken(id: string, field: z.core.$ZodType, path: ValuePath, items: unknown): boolean {
  const [index, key] = path.slice(-2);
  if (key !== 'id' || !Array.isArray(items)) return false;
  return items.some((item: unknown, i) => {
    const other = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
    return i !== index && (other === id || meantBy(field, other, undefined) === id);
  });
}
