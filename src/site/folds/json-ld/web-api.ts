import { apiTitle, apiVersion, openapiPath } from '../../../api/v1/version.ts';
import type { Site } from '../../../content/site.ts';
import type { RenderContext } from '../../../core/document.ts';
import { siteUrl } from '../../../core/url.ts';
import { organizationId } from './organization.ts';

/** schema.org WebAPI: the public API and where it is described. */
export function webApi(site: Site, { url }: RenderContext): object {
  return {
    '@type': 'WebAPI',
    '@id': `${url('/')}#api`,
    name: apiTitle,
    version: apiVersion,
    description: `Public, read-only facts about ${site.company.legalName}.`,
    url: url('/api/v1/index.json'),
    documentation: [url('/docs/api/'), url(openapiPath)],
    termsOfService: siteUrl(site.termsPage, url),
    license: site.dataLicense.url,
    isAccessibleForFree: true,
    provider: { '@id': organizationId(url) },
  };
}
