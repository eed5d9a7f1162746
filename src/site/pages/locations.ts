import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { spoken } from '../../language/spoken.ts';
import { placeNode } from '../folds/json-ld/places.ts';
import { locationsView } from '../view/pages/organisation.ts';
import { sectionPage } from './section-page.ts';

/** /locations/: places of the organisation, activities, and opening hours. */
export const locations = (site: Site): Document[] =>
  sectionPage(site, 'locations', {
    module: 'company',
    type: 'AboutPage',
    view: () => locationsView(site),
    jsonLd: ({ url }) => site.company.locations.map((each) => placeNode(spoken(site.language).table, each, url)),
  });
