import type { Site, SiteFactModule } from '../../../content/site.ts';
import { organizationId } from './organization.ts';

/** A fact module as a Dataset: JSON address, date and licence. */
export const datasetNode = (
  site: Site,
  { name, title, description, updated }: SiteFactModule,
  url: (path: string) => string,
): object => ({
  '@type': 'Dataset',
  '@id': `${url(`/${name}/`)}#dataset`,
  name: title,
  description,
  url: url(`/${name}/`),
  dateModified: updated,
  license: site.dataLicense.url,
  isAccessibleForFree: true,
  creator: { '@id': organizationId(url) },
  distribution: [
    { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: url(`/api/v1/${name}.json`) },
  ],
});
