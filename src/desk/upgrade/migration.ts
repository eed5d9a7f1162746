import type { Sources } from '../../content/read/load.ts';
import type { TextEdit } from '../edit/text-edit.ts';

/** Change of content that a version requires, and its edits without a guess. */
export interface Migration {
  /** The first version that wants it: `0.2.0`. */
  readonly version: string;
  /** Sentence for people: what becomes what. */
  readonly about: string;
  /** The changes of each file, by name (`content/company.ts`); none in content that is written so already. Pure. */
  edits(sources: Sources, textOf: (file: string) => string): ReadonlyMap<string, readonly TextEdit[]>;
}

/** THE TABLE, oldest first. Empty: no version has wanted anything otherwise yet. */
export const migrations: readonly Migration[] = [];

/** Migrations of the versions newer than `from`, and not newer than `to`. */
export function between(from: string, to: string, all: readonly Migration[] = migrations): Migration[] {
  return all.filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0);
}

/** Below, above or equal to 0, as semver.org §11 orders two versions; what stands behind a `+` does not count. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < 3; i++) {
    const difference = (one.numbers[i] ?? 0) - (other.numbers[i] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.before.length === 0 || other.before.length === 0) return other.before.length - one.before.length;
  for (let i = 0; i < Math.max(one.before.length, other.before.length); i++) {
    const difference = compareIdentifiers(one.before[i], other.before[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly before: readonly string[] } {
  const [whole = ''] = version.replace(/^v/, '').split('+');
  const dash = whole.indexOf('-');
  const main = dash < 0 ? whole : whole.slice(0, dash);
  return { numbers: main.split('.').map(Number), before: dash < 0 ? [] : whole.slice(dash + 1).split('.') };
}

function compareIdentifiers(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  const [one, other] = [a, b].map((each) => (/^\d+$/.test(each) ? Number(each) : undefined));
  if (one !== undefined && other !== undefined) return one - other;
  if (one !== undefined || other !== undefined) return one !== undefined ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
