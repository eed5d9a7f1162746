import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { peopleView } from '../page-model/pages/organisation.ts';
import { personNode } from '../renderers/json-ld/parties.ts';
import { sectionPage } from './section-page.ts';

/** /people/: named people with roles. */
export const people = (site: Site): Document[] =>
  sectionPage(site, 'people', {
    module: 'company',
    type: 'AboutPage',
    view: () => peopleView(site),
    jsonLd: ({ url }) => site.company.people.map((each) => personNode(each, url)),
  });
