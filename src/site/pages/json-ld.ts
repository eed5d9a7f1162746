import { openapiPath } from '../../api/openapi.ts';
import { websiteOf } from '../../api/v1/company.ts';
import { apiTitle, apiVersion } from '../../api/v1/version.ts';
import type { Site } from '../../content/site.ts';
import type { RenderContext } from '../../core/document.ts';
import { questionAnchor, siteUrl } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { absoluteLinks } from '../../markdown/links.ts';
import { plainText } from '../../markdown/plain-text.ts';

/** A list that says something. */
const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

/** schema.org Organization, with the same values as company.json. */
export function organization(site: Site, { url }: RenderContext): object {
  const { company } = site;
  const { streetAddress, locality, region, postalCode, country } = company.registeredAddress;
  return omitEmpty({
    '@type': 'Organization',
    '@id': `${url('/')}#organization`,
    name: company.tradingName ?? company.legalName,
    legalName: company.legalName,
    url: websiteOf(site, url),
    description: company.summary,
    identifier: { '@type': 'PropertyValue', propertyID: company.registry.name, value: company.companyNumber },
    foundingDate: company.incorporated,
    address: omitEmpty({
      '@type': 'PostalAddress',
      streetAddress: streetAddress.join(', '),
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    }),
    contactPoint: some(
      company.contactRoutes.map((route) =>
        omitEmpty({
          '@type': 'ContactPoint',
          contactType: route.name,
          email: route.email,
          telephone: route.phone,
          url: route.link === undefined ? undefined : siteUrl(route.link, url),
        }),
      ),
    ),
    sameAs: some(company.sameAs ?? []),
  });
}

/** schema.org FAQPage, with the same answers as faq.json; none without questions. */
export function faqPage(site: Site, { url }: RenderContext): object[] {
  if (site.questions.length === 0) return [];
  const mainEntity = site.questions.map((q) => ({
    '@type': 'Question',
    '@id': url('/') + questionAnchor(q.id),
    name: q.question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(absoluteLinks(q.markdown, site.baseUrl, url('/')).trim()) },
  }));
  return [{ '@type': 'FAQPage', '@id': `${url('/')}#faq`, mainEntity }];
}

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
    provider: { '@id': `${url('/')}#organization` },
  };
}
