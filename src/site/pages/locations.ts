import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { locationsView } from '../page-model/pages/organisation.ts';
import { placeNode } from '../renderers/json-ld/places.ts';
import { sectionPage } from './section-page.ts';

/** /locations/: places of the organisation, activities, and opening hours. */
export const locations = (site: Site): Document[] =>
  sectionPage(site, 'locations', {
    module: 'company',
    type: 'AboutPage',
    view: () => locationsView(site),
    jsonLd: ({ url }) => site.company.locations.map((each) => placeNode(languageByTag(site.language).table, each, url)),
  });
