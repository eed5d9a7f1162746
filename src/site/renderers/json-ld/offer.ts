import type { Site } from '../../../content/site.ts';
import { omitUndefined } from '../../../core/omit-undefined.ts';
import { entryAnchor } from '../../../core/url.ts';
import { entryPath } from '../../facts/entry-path.ts';
import { organizationId } from './organization.ts';

type UrlOf = (path: string) => string;

/** A solution as a Service: provider and audience. */
export function serviceNode(
  site: Site,
  { id, name, summary, audience }: Site['solutions'][number],
  url: UrlOf,
): object {
  return {
    '@type': 'Service',
    '@id': url('/') + entryAnchor('solution', id),
    name,
    description: summary,
    url: url(entryPath(site, 'solution', id) ?? '/'),
    provider: { '@id': organizationId(url) },
    audience: { '@type': 'Audience', audienceType: audience },
  };
}

/** A product with its services. A price in words is no Offer, and a mere brand name is not claimed. */
export function productNode(
  site: Site,
  { id, name, summary, solutions = [] }: Site['company']['products'][number],
  url: UrlOf,
): object {
  const services = solutions.map((solution) => ({ '@id': url('/') + entryAnchor('solution', solution) }));
  return omitUndefined({
    '@type': 'Product',
    '@id': url('/') + entryAnchor('product', id),
    name,
    description: summary,
    url: url(entryPath(site, 'product', id) ?? '/'),
    brand: { '@id': organizationId(url) },
    isRelatedTo: services.length > 0 ? services : undefined,
  });
}
