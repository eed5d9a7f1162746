import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { companyView } from '../page-model/pages/organisation.ts';
import { organizationNameNode } from '../renderers/json-ld/page-nodes.ts';
import { sectionPage } from './section-page.ts';

/** /company/: the organisation as registered. */
export const company = (site: Site): Document[] =>
  sectionPage(site, 'company', {
    module: 'company',
    type: 'AboutPage',
    view: () => companyView(site),
    jsonLd: ({ url }) => [{ ...organizationNameNode(site, url), legalName: site.company.legalName }],
  });
