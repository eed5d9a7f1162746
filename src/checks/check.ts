import type { Sources } from '../content/read/load.ts';
import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import type { Report } from '../core/problem.ts';
import type { Release } from '../core/release.ts';

/** Input of a check: the finished release and its sources. */
export interface CheckInput {
  readonly site: Site;
  readonly sources: Sources;
  readonly catalog: readonly Document[];
  readonly release: Release;
  /** The day of the check, YYYY-MM-DD: given from outside, because checks have no clock. */
  readonly today: string;
}

/** One rule over the whole origin; pure. */
export type Check = (input: CheckInput, report: Report) => void;
