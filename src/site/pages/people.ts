import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { person } from '../folds/json-ld/parties.ts';
import { peopleView } from '../view/pages/organisation.ts';
import { sectionPage } from './section-page.ts';

/** /people/: named people with roles. */
export const people = (site: Site): Document[] =>
  sectionPage(site, 'people', {
    module: 'company',
    type: 'AboutPage',
    view: () => peopleView(site),
    jsonLd: ({ url }) => site.company.people.map((each) => person(each, url)),
  });
