import type { Problem, Report } from '../../core/problem.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { Beside } from '../site/beside.ts';

/** What was found in texts before: by a digest of the text and of all that it was judged by. */
export interface Findings {
  of(file: string, basis: string, find: () => readonly Problem[]): readonly Problem[];
}

/** What is wrong with pages of theirs. */
export function foreignFindings(_: Beside, __: ForeignSite, ___: string, ____: Findings, _____: Report): void {}
