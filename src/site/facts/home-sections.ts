import type { Site } from '../../content/site.ts';
import { contactAnchor } from '../../core/url.ts';

/** A section of the homepage: its anchor, its title, and how many entries it has, where it is a list. */
export interface HomeSection {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
}

/** The sections of the homepage in their order. One that would have nothing to list is left out. */
export function homeSections(site: Site): HomeSection[] {
  const { company } = site;
  const lists: readonly HomeSection[] = [
    { id: 'solutions', title: 'Solutions', count: site.solutions.length },
    { id: 'workflows', title: 'Workflows', count: site.workflows.length },
    { id: 'technology', title: 'Technology', count: site.technologyStack.length },
    { id: 'industries', title: 'Industries', count: site.industries.length },
    { id: 'products', title: 'Products', count: company.products.length },
    { id: 'compliance', title: 'Compliance', count: company.compliance.length },
    { id: 'public-record', title: 'Public record', count: company.publicRecords.length },
    { id: 'questions', title: 'Questions', count: site.questions.length },
  ];
  return [
    { id: 'company', title: 'The company' },
    ...lists.filter(({ count }) => count !== 0),
    { id: contactAnchor.slice(1), title: 'Contact' },
  ];
}
