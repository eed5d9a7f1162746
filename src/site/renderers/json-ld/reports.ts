import type { Site } from '../../../content/site.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../../core/url.ts';
import { organizationId } from './organization.ts';

/** Public submissions with dates; recipients have no term, and are in the text. */
export const reportNodes = ({ company }: Site, url: (path: string) => string): object[] =>
  company.publicRecords.map(({ id, title, summary, date, link }) =>
    omitUndefined({
      '@type': 'Report',
      '@id': url('/') + entryAnchor('record', id),
      name: title,
      abstract: summary,
      datePublished: date,
      author: { '@id': organizationId(url) },
      url: link === undefined ? undefined : siteUrl(link, url),
    }),
  );
