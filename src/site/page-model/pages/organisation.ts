import type { Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import type { ViewSection } from '../../../theme/model/view.ts';
import { fields, section } from '../builders.ts';
import { companySection } from '../home/company.ts';
import { contactFields } from '../home/contact.ts';
import { locationsSection } from '../home/locations.ts';
import { peopleSection } from '../home/people.ts';
import { publicRecordSection } from '../home/trust.ts';
import { legalSection } from '../legal.ts';
import { sectionView } from './page-view.ts';

/** The page title says it already. */
function untitled<F extends string>(section: ViewSection<F> | false): ViewSection<F> | false {
  if (!section) return false;
  const { title: _, ...rest } = section;
  return rest;
}

/** /company/: the organisation as registered. */
export const companyView = (site: Site) =>
  sectionView(site, 'company', [
    untitled(companySection(site)),
    section({ id: 'contact', title: translate(languageOfSite(site), 'section.contact') }, fields(contactFields(site))),
    legalSection(site),
  ]);

/** /people/: named people. */
export const peopleView = (site: Site) => sectionView(site, 'people', [untitled(peopleSection(site))]);

/** /locations/: places with opening hours. */
export const locationsView = (site: Site) => sectionView(site, 'locations', [untitled(locationsSection(site))]);

/** /record/: public submissions. */
export const recordView = (site: Site) => sectionView(site, 'record', [untitled(publicRecordSection(site))]);
