import type { RecordedChange } from '../../content/ledger/history.ts';
import type { Site } from '../../content/site.ts';
import { siteUrl } from '../../core/url.ts';
import { formatChange } from './format-change.ts';

/** The most changes in one document; older ones are in those of their years. */
export const maxChanges = 200;

/** A change as the API has it. */
interface ChangeBody {
  readonly date: string;
  readonly resource: string;
  readonly id: string;
  readonly kind: string;
  readonly sentence: string;
  readonly was?: string;
  readonly now?: string;
  readonly url: string;
}

/** The bodies of changes, in their order. Takes what makes a path of this site absolute. */
export function toChangeBodies(
  site: Site,
  changes: readonly RecordedChange[],
  url: (path: string) => string,
): ChangeBody[] {
  return changes.map((change) => {
    const { kind, sentence, was, now } = formatChange(site, change);
    return {
      ...{ date: change.date, resource: change.resource, id: change.id, kind, sentence },
      ...(was !== undefined && { was }),
      ...(now !== undefined && { now }),
      url: siteUrl(change.path, url),
    };
  });
}

/** The years of changes that have an archive, the latest first: none where one document holds all. */
export function listArchiveYears({ changes = [] }: Site): string[] {
  if (changes.length <= maxChanges) return [];
  return [...new Set(changes.map(({ date }) => date.slice(0, 4)))];
}

/** Path of the changes of a year. */
export const archivePath = (year: string) => `/api/v1/changes/${year}.json`;
