import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { complianceView } from '../page-model/pages/compliance.ts';
import { certifiedOrganizationNodes } from '../renderers/json-ld/certified-organization.ts';
import { sectionPage } from './section-page.ts';

/** /compliance/: claims with evidence, and how to ask for what is not public. */
export const compliance = (site: Site): Document[] =>
  sectionPage(site, 'compliance', {
    module: 'company',
    view: () => complianceView(site),
    jsonLd: ({ url }) => certifiedOrganizationNodes(site, url),
  });
