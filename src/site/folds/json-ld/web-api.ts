import { apiVersion, openapiPath } from '../../../api/v1/version.ts';
import type { Site } from '../../../content/site.ts';
import type { RenderContext } from '../../../core/document.ts';
import { siteUrl } from '../../../core/url.ts';
import { say } from '../../../language/say.ts';
import { spoken } from '../../../language/spoken.ts';
import { organizationId, originId } from './organization.ts';

/** schema.org WebAPI: the public API and its documentation, in the words of its index. */
export function webApi(site: Site, { url }: RenderContext): object {
  const language = spoken(site.language);
  return {
    '@type': 'WebAPI',
    '@id': originId(url, 'api'),
    name: say(language, 'api.title'),
    version: apiVersion,
    description: say(language, 'api.facts', { name: site.company.legalName }),
    url: url('/api/v1/index.json'),
    documentation: [url('/docs/api/'), url(openapiPath)],
    termsOfService: siteUrl(site.termsPage, url),
    license: site.dataLicense.url,
    isAccessibleForFree: true,
    provider: { '@id': organizationId(url) },
  };
}
