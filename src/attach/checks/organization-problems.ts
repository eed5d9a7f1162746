import type { Report } from '../../core/problem.ts';
import { absoluteUrl } from '../../core/url.ts';
import { organizationNode } from '../../site/renderers/json-ld/organization.ts';
import type { MergedSite } from '../site/merged-site.ts';
import { ProblemGroups } from './problem-groups.ts';

type Node = Readonly<Record<string, unknown>>;

/** Terms to compare, with their normalisation. */
const terms: Readonly<Record<string, (value: string) => string>> = {
  legalName: (value) => value.toLowerCase().replace(/\s+/g, ' ').trim(),
  telephone: (value) => value.replace(/\D/g, '').slice(-9),
  email: (value) => value.toLowerCase().replace(/^mailto:/, ''),
  vatID: (value) => value.replace(/[^A-Za-z0-9]/g, '').toUpperCase(),
  taxID: (value) => value.replace(/[^A-Za-z0-9]/g, '').toUpperCase(),
  foundingDate: (value) => value.slice(0, 4),
};

/** JSON-LD of attached pages that contradicts our organisation: `foreign-organization`. */
export function checkOrganizations({ edition, mirrors }: MergedSite, report: Report): void {
  const { site } = edition;
  const own = organizationNode(site, (path) => absoluteUrl(site.baseUrl, path)) as Node;
  const told = new ProblemGroups();
  for (const { file, read, path } of mirrors)
    for (const node of read.organizations) {
      if (!isUs(node, own, path)) continue;
      for (const [term, plain] of Object.entries(terms)) {
        const [theirs, ours] = [node[term], own[term]];
        if (typeof theirs !== 'string' || typeof ours !== 'string' || plain(theirs) === plain(ours)) continue;
        told.note(`${term} ${theirs}`, file, {
          code: 'foreign-organization',
          at: { file, ...read.places.head },
          field: term,
          message: `expected ${JSON.stringify(ours)} in the JSON-LD of the organisation, as the facts have it, got ${JSON.stringify(theirs)}`,
          says: theirs,
        });
      }
    }
  told.tell(report);
}

/** Whether a node has our name, or stands on the homepage. */
function isUs(node: Node, own: Node, path: string): boolean {
  const names = [own.name, own.legalName].map((name) => String(name).toLowerCase());
  return (
    path === '/' ||
    [node.name, node.legalName].some((name) => typeof name === 'string' && names.includes(name.toLowerCase()))
  );
}
