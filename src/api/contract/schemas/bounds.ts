import type { ReportChange } from '../rules.ts';
import type { SchemaComparison, SchemaObject } from './schema-comparison.ts';

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Compares bounds, for which clients have made room. */
export const compareBounds: SchemaComparison = (was, now, at, tell) => {
  for (const keyword of lower) boundChange(keyword, 1, was, now, at, tell);
  for (const keyword of upper) boundChange(keyword, -1, was, now, at, tell);
  if (isUnique(was) !== isUnique(now)) tell(isUnique(was) ? 'uniqueness-dropped' : 'uniqueness-set', at);
  multipleChange(was, now, at, tell);
};

const isUnique = ({ uniqueItems }: SchemaObject): boolean => uniqueItems === true;

/** `direction` is 1 where a greater number allows less. */
function boundChange(
  keyword: string,
  direction: 1 | -1,
  a: SchemaObject,
  b: SchemaObject,
  at: string,
  tell: ReportChange,
): void {
  const [was, now] = [a[keyword], b[keyword]];
  if (was === now) return;
  const words = (value: unknown) => (value === undefined ? `no ${keyword}` : `${keyword} ${String(value)}`);
  // A minimum length of 0 equals none.
  if (/^min[LIP]/.test(keyword) && !was && !now) return;
  if (was === undefined) tell('bound-set', at, words(was), words(now));
  else if (now === undefined) tell('bound-dropped', at, words(was), words(now));
  else
    tell((Number(now) - Number(was)) * direction > 0 ? 'bound-narrowed' : 'bound-widened', at, words(was), words(now));
}

function multipleChange(
  { multipleOf: was }: SchemaObject,
  { multipleOf: now }: SchemaObject,
  at: string,
  tell: ReportChange,
): void {
  if (was === now) return;
  if (was === undefined) tell('multiple-set', at, was, now);
  else {
    const ratio = Number(now) / Number(was);
    tell(Number.isInteger(ratio) ? 'multiple-set' : 'multiple-changed', at, was, now ?? 'any number');
  }
}
