import { apiVersion, openapiPath } from '../../../api/v1/version.ts';
import type { Site } from '../../../content/site.ts';
import type { RenderContext } from '../../../core/document.ts';
import { siteUrl } from '../../../core/url.ts';
import { languageByTag } from '../../../language/language-by-tag.ts';
import { translate } from '../../../language/translate.ts';
import { organizationId, originId } from './organization.ts';

/** schema.org WebAPI: the public API and its documentation, in the words of its index. */
export function webApiNode(site: Site, { url }: RenderContext): object {
  const language = languageByTag(site.language);
  return {
    '@type': 'WebAPI',
    '@id': originId(url, 'api'),
    name: translate(language, 'api.title'),
    version: apiVersion,
    description: translate(language, 'api.facts', { name: site.company.legalName }),
    url: url('/api/v1/index.json'),
    documentation: [url('/docs/api/'), url(openapiPath)],
    termsOfService: siteUrl(site.termsPage, url),
    license: site.dataLicense.url,
    isAccessibleForFree: true,
    provider: { '@id': organizationId(url) },
  };
}
