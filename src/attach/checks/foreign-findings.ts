import type { Report } from '../../core/problem.ts';
import type { ForeignSite } from '../read/foreign-site.ts';
import type { MergedSite } from '../site/merged-site.ts';
import { checkDeadLinks } from './dead-links.ts';
import { checkPageHeads } from './head-problems.ts';
import { checkOrganizations } from './organization-problems.ts';

/**
 * Problems of the attached pages: dead links, missing titles and descriptions, another organisation in JSON-LD. All are
 * warnings; one that many pages share is reported once.
 */
export function checkAttachedPages(both: MergedSite, foreign: ForeignSite, report: Report): void {
  checkDeadLinks(both, foreign, report);
  checkPageHeads(both, foreign, report);
  checkOrganizations(both, report);
}
