import type { Report } from '../../core/problem.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { Beside } from '../site/beside.ts';
import { deadLinks } from './dead-links.ts';
import { headProblems } from './head-problems.ts';
import { organizationProblems } from './organization-problems.ts';

/**
 * What is wrong with the pages of the other site, at its files and lines: dead links, missing titles and descriptions, another
 * organisation in JSON-LD. All are warnings; what many pages share is told once.
 */
export function foreignFindings(both: Beside, foreign: ForeignSite, report: Report): void {
  deadLinks(both, foreign, report);
  headProblems(both, foreign, report);
  organizationProblems(both, report);
}
