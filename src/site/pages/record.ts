import type { Site } from '../../content/site.ts';
import type { Document } from '../../core/document.ts';
import { reportNodes } from '../folds/json-ld/reports.ts';
import { recordView } from '../view/pages/organisation.ts';
import { sectionPage } from './section-page.ts';

/** /record/: public submissions with recipient and date. */
export const record = (site: Site): Document[] =>
  sectionPage(site, 'record', {
    module: 'company',
    type: 'CollectionPage',
    view: () => recordView(site),
    jsonLd: ({ url }) => reportNodes(site, url),
  });
