import { entryPagePath, hasPage, type RenamablePage, sectionPath } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { type EntryKind, entryAnchor } from '../../core/url.ts';

/** Pages of entries without own pages. */
const listedOn = {
  technology: 'solutions',
  compliance: 'compliance',
  record: 'record',
  person: 'people',
  location: 'locations',
} as const satisfies Partial<Record<EntryKind, RenamablePage>>;

/**
 * Path of an entry in full: `/solutions/recall-calls/`, `/people/#person-ada`; a workflow is on the page of the first
 * solution that has it. Undefined if no such page is published.
 */
export function entryPath(site: Site, of: EntryKind, id: string): string | undefined {
  if (of === 'solution') return has(site.solutions, id) ? entryPagePath(site, of, id) : undefined;
  if (of === 'industry') return has(site.industries, id) ? entryPagePath(site, of, id) : undefined;
  if (of === 'product') return has(site.company.products, id) ? entryPagePath(site, of, id) : undefined;
  if (of === 'workflow') {
    const [solution] = site.solutions.filter(({ workflows }) => workflows.includes(id));
    const page = solution ? entryPagePath(site, 'solution', solution.id) : sectionPath(site, 'solutions');
    return has(site.workflows, id) ? page + entryAnchor(of, id) : undefined;
  }
  const page = listedOn[of];
  return hasPage(site, page) ? sectionPath(site, page) + entryAnchor(of, id) : undefined;
}

const has = (items: readonly { readonly id: string }[], id: string): boolean => items.some((item) => item.id === id);
