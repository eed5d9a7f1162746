import type { Report } from '../../core/problem.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { Beside } from '../site/beside.ts';
import { deadLinks } from './dead-links.ts';
import { headProblems } from './head-problems.ts';
import { organizationProblems } from './organization-problems.ts';

/**
 * Problems of the attached pages: dead links, missing titles and descriptions, another organisation in JSON-LD. All are
 * warnings; one that many pages share is reported once.
 */
export function foreignFindings(both: Beside, foreign: ForeignSite, report: Report): void {
  deadLinks(both, foreign, report);
  headProblems(both, foreign, report);
  organizationProblems(both, report);
}
