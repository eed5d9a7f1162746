/** Value given ahead: `value` from a day on, `before` until then; either may be left out, meaning none. */
export interface ScheduledValue<T> {
  /** Value published until then. Left out: none, for something that begins. */
  before?: T;
  /** Value published from the release of that day on. Left out: none any more. */
  value?: T;
  /** The day, such as 2027-01-01. */
  from: string;
}

/** A value, or one that is given ahead: `{ before: OLD, value: NEW, from: '2027-01-01' }`. */
export type Schedulable<T> = T | ScheduledValue<T>;

const members = new Set(['before', 'value', 'from']);

/** Whether a value is given ahead; its day is not checked. */
export function isScheduledValue(value: unknown): value is ScheduledValue<unknown> {
  if (typeof value !== 'object' || value === null || !('from' in value)) return false;
  return ('value' in value || 'before' in value) && Object.keys(value).every((key) => members.has(key));
}

/** Both sides of a value given ahead, else the value itself. */
export function listScheduledSides(value: unknown): unknown[] {
  return isScheduledValue(value) ? [value.before, value.value].filter((side) => side !== undefined) : [value];
}

/** Facts of content/site.ts; its other fields configure the build. */
const factsOfSite: ReadonlySet<string> = new Set([
  'name',
  'description',
  'contactEmail',
  'corrections',
  'privacyPage',
  'termsPage',
  'notice',
  'dataScope',
  'dataLicense',
  'contentSignals',
  'security',
]);

/** Names and dates of items, which cannot be given ahead. */
const settled: ReadonlySet<string> = new Set(['id', 'updated', 'reviewed', 'validUntil']);

/**
 * Whether a field may be given ahead: one of a module, or, with `isOfItem`, of an item of its lists. `module` is `company` or the
 * like, and undefined of a fact module, of which only items change by the day.
 */
export function canBeScheduled(module: string | undefined, field: string, isOfItem: boolean): boolean {
  if (module === 'brand') return false;
  if (module === undefined) return isOfItem ? field !== 'id' : field === 'items';
  if (module === 'site' && !isOfItem) return factsOfSite.has(field);
  return module !== 'site' && !settled.has(field);
}
