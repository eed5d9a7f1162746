import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { spoken } from '../../language/spoken.ts';
import { placeNode } from '../folds/json-ld/places.ts';
import { locationsView } from '../view/pages/organisation.ts';
import { sectionPage } from './section-page.ts';

/** /locations/: where the organisation is, what is done there, and when it is open. */
export const locations = (site: Site): Document[] =>
  sectionPage(site, 'locations', {
    module: 'company',
    type: 'AboutPage',
    view: () => locationsView(site),
    jsonLd: ({ url }) => site.company.locations.map((each) => placeNode(spoken(site.language).table, each, url)),
  });
