/** What is said from a day on, and what is said until then; either may be left out: then there is nothing. */
export interface Later<T> {
  /** What is published until then. Left out: nothing is, as of something that begins. */
  before?: T;
  /** What is published from the release of that day on. Left out: nothing is any more. */
  value?: T;
  /** The day, such as 2027-01-01. */
  from: string;
}

/** A value, or one that is given ahead: `{ before: OLD, value: NEW, from: '2027-01-01' }`. */
export type Ahead<T> = T | Later<T>;

const members = new Set(['before', 'value', 'from']);

/** Whether a value is one that is given ahead; whether its day is one, is not asked. */
export function isLater(value: unknown): value is Later<unknown> {
  if (typeof value !== 'object' || value === null || !('from' in value)) return false;
  return ('value' in value || 'before' in value) && Object.keys(value).every((key) => members.has(key));
}

/** All that a value says at some time: both sides of one that is given ahead, else the value. */
export function sidesOf(value: unknown): unknown[] {
  return isLater(value) ? [value.before, value.value].filter((side) => side !== undefined) : [value];
}

/** What of content/site.ts is a fact; the rest is how the site is built. */
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

/** What says since when something is as it is, or is its name. */
const settled: ReadonlySet<string> = new Set(['id', 'updated', 'reviewed', 'validUntil']);

/**
 * Whether a field may be given ahead: one of a module, or, with `isOfItem`, of an item of its lists. `module` is `company` or the
 * like, and undefined of a fact module, of which only items change by the day.
 */
export function mayBeAhead(module: string | undefined, field: string, isOfItem: boolean): boolean {
  if (module === 'brand') return false;
  if (module === undefined) return isOfItem ? field !== 'id' : field === 'items';
  if (module === 'site' && !isOfItem) return factsOfSite.has(field);
  return module !== 'site' && !settled.has(field);
}
