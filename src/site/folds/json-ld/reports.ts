import type { Site } from '../../../content/site.ts';
import { entryAnchor, siteUrl } from '../../../core/url.ts';
import { omitEmpty } from '../../../core/values.ts';
import { organizationId } from './organization.ts';

/** What was submitted in public, each with its date; to whom has no term of its own, and stands in the text. */
export const reportNodes = ({ company }: Site, url: (path: string) => string): object[] =>
  company.publicRecords.map(({ id, title, summary, date, link }) =>
    omitEmpty({
      '@type': 'Report',
      '@id': url('/') + entryAnchor('record', id),
      name: title,
      abstract: summary,
      datePublished: date,
      author: { '@id': organizationId(url) },
      url: link === undefined ? undefined : siteUrl(link, url),
    }),
  );
