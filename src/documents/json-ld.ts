import { openapiPath } from '../api/openapi.ts';
import { apiTitle, apiVersion } from '../api/v1/version.ts';
import type { Site } from '../content/site.ts';
import type { RenderContext } from '../document.ts';
import { absoluteLinks } from '../markdown/links.ts';
import { plainText } from '../markdown/plain-text.ts';
import { questionAnchor, siteUrl } from '../url.ts';
import { omitEmpty } from '../values.ts';

/** schema.org Organization, with the same values as company.json. */
export function organization(site: Site, { url }: RenderContext): object {
  const { company } = site;
  const { streetAddress, locality, region, postalCode, country } = company.registeredAddress;
  return omitEmpty({
    '@type': 'Organization',
    '@id': `${url('/')}#organization`,
    name: company.tradingName ?? company.legalName,
    legalName: company.legalName,
    url: url('/'),
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
    contactPoint: company.contactRoutes.map((route) =>
      omitEmpty({
        '@type': 'ContactPoint',
        contactType: route.name,
        email: route.email,
        telephone: route.phone,
        url: route.link === undefined ? undefined : siteUrl(route.link, url),
      }),
    ),
    sameAs: company.sameAs,
  });
}

/** schema.org FAQPage, with the same answers as faq.json. */
export function faqPage(site: Site, { url }: RenderContext): object {
  return {
    '@type': 'FAQPage',
    '@id': `${url('/')}#faq`,
    mainEntity: site.questions.map((q) => ({
      '@type': 'Question',
      '@id': url('/') + questionAnchor(q.id),
      name: q.question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(absoluteLinks(q.markdown, site.baseUrl, url('/')).trim()) },
    })),
  };
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
