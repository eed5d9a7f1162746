import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { recordView } from '../page-model/pages/organisation.ts';
import { reportNodes } from '../renderers/json-ld/reports.ts';
import { sectionPage } from './section-page.ts';

/** /record/: public submissions with recipient and date. */
export const record = (site: Site): Document[] =>
  sectionPage(site, 'record', {
    module: 'company',
    type: 'CollectionPage',
    view: () => recordView(site),
    jsonLd: ({ url }) => reportNodes(site, url),
  });
