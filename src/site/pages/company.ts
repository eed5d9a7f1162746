import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { organizationName } from '../folds/json-ld/page-nodes.ts';
import { companyView } from '../view/pages/organisation.ts';
import { sectionPage } from './section-page.ts';

/** /company/: the organisation as registered. */
export const company = (site: Site): Document[] =>
  sectionPage(site, 'company', {
    module: 'company',
    type: 'AboutPage',
    view: () => companyView(site),
    jsonLd: ({ url }) => [{ ...organizationName(site, url), legalName: site.company.legalName }],
  });
