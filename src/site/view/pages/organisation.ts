import type { Site } from '../../../content/site.ts';
import type { Section } from '../../../theme/model/view.ts';
import { companySection } from '../home/company.ts';
import { locationsSection } from '../home/locations.ts';
import { peopleSection } from '../home/people.ts';
import { publicRecord } from '../home/trust.ts';
import { legalSection } from '../legal.ts';
import { sectionView } from './page-view.ts';

/** The title of the page says it already. */
function untitled<F extends string>(section: Section<F> | false): Section<F> | false {
  if (!section) return false;
  const { title: _, ...rest } = section;
  return rest;
}

/** /company/: the organisation as its registers have it. */
export const companyView = (site: Site) =>
  sectionView(site, 'company', [untitled(companySection(site)), legalSection(site)]);

/** /people/: who may be named. */
export const peopleView = (site: Site) => sectionView(site, 'people', [untitled(peopleSection(site))]);

/** /locations/: where the organisation is, and when it is open there. */
export const locationsView = (site: Site) => sectionView(site, 'locations', [untitled(locationsSection(site))]);

/** /record/: what was submitted in public. */
export const recordView = (site: Site) => sectionView(site, 'record', [untitled(publicRecord(site))]);
