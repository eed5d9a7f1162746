import { companyNumberOf, identifiersOf, registerOf } from '../../content/identifiers.ts';
import { isCompany, kindNames } from '../../content/kinds.ts';
import { openingHoursOf } from '../../content/opening-hours.ts';
import type { Site } from '../../content/site.ts';
import { siteUrl } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { spokenBy } from '../../language/own-words.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { defineResource } from '../resource.ts';
import { complianceBody, wireCompliance } from './compliance.ts';
import { contains } from './contains.ts';
import { documentHead } from './document-head.ts';
import { identifierBody, wireIdentifier } from './identifier.ts';
import { legalBody, wireLegal } from './legal.ts';
import { partiesBody, partyMembers } from './parties.ts';
import { addressBody, hoursBodies, locationBody, wirePlaces } from './places.ts';
import { productBody, wireProduct } from './product.ts';
import { wireBlocks } from './wire-blocks.ts';

const schema = () => {
  const {
    z,
    means,
    documentMembers,
    wireUrl,
    wireDate,
    wireEmail,
    wirePhone,
    wireCountry,
    wireText,
    wireId,
    wireOpenEnum,
  } = wireBlocks();
  const { address, officeHours, openingHours, location } = wirePlaces();

  const contactRoute = z
    .object({
      id: wireId(),
      name: wireText('wire.routeName'),
      description: wireText('wire.routeDescription'),
      email: wireEmail().optional(),
      phone: wirePhone().optional(),
      url: wireUrl('wire.routeUrl').optional(),
    })
    .meta({ id: 'ContactRoute', description: means('wire.ContactRoute') });

  const publicRecord = z
    .object({
      id: wireId(),
      title: wireText('wire.recordTitle'),
      summary: wireText('wire.recordSummary'),
      recipient: wireText('wire.recipient'),
      date: wireDate('wire.recordDate'),
      url: wireUrl('wire.recordUrl').optional(),
    })
    .meta({ id: 'PublicRecord', description: means('wire.PublicRecord') });

  const identifier = wireIdentifier();

  return z
    .object({
      ...documentMembers,
      kind: wireOpenEnum([...kindNames], 'wire.kind'),
      kindName: wireText('wire.inWords'),
      legalName: wireText('wire.legalName'),
      tradingName: wireText('wire.tradingName').optional(),
      companyNumber: wireText('wire.companyNumber').optional(),
      registry: z
        .object({ name: wireText('wire.registryName'), url: wireUrl('wire.registryUrl').optional() })
        .describe(means('wire.registry'))
        .optional(),
      identifiers: z.array(identifier).describe(means('wire.identifiers')),
      jurisdiction: z
        .object({ name: wireText('wire.jurisdictionName'), country: wireCountry() })
        .describe(means('wire.jurisdiction'))
        .optional(),
      incorporated: wireDate('wire.incorporated').optional(),
      ...partyMembers(identifier),
      summary: wireText('wire.companySummary'),
      website: wireUrl('wire.website'),
      registeredAddress: address.optional(),
      contactRoutes: z.array(contactRoute).describe(means('wire.contactRoutes')),
      officeHours: officeHours.optional(),
      openingHours: openingHours.optional(),
      locations: z.array(location).describe(means('wire.locations')),
      products: z.array(wireProduct()).describe(means('wire.products')),
      compliance: z.array(wireCompliance()).describe(means('wire.compliance')),
      publicRecords: z.array(publicRecord).describe(means('wire.publicRecords')),
      privacyPolicy: wireUrl('wire.privacyPolicy'),
      termsOfService: wireUrl('wire.termsOfService'),
      ...wireLegal(),
      sameAs: z.array(wireUrl('wire.profile')).describe(means('wire.sameAs')).optional(),
    })
    .meta({
      id: 'Company',
      description: means('wire.Company'),
    });
};

/** The website that the company names; else this one, which it publishes about itself. */
export const websiteOf = (site: Site, url: (path: string) => string): string =>
  site.company.website ?? new URL('/', url('/')).href;

/** /api/v1/company.json (service.md 2.1). */
export const company = defineResource({
  name: 'company',
  path: '/api/v1/company.json',
  operationId: 'getCompany',
  tag: 'Company',
  title: (site) => say(spokenBy(site), isCompany(site.company) ? 'frame.company' : 'frame.organisation'),
  description: ({ company, language }) =>
    contains(language, [
      'api.legalEntity',
      company.registeredAddress !== undefined && 'api.registeredAddress',
      company.people.length > 0 && 'api.people',
      company.contactRoutes.length > 0 && 'api.contactRoutes',
      company.locations.length > 0 && 'api.locations',
      company.products.length > 0 && 'api.products',
      company.compliance.length > 0 && 'api.compliance',
      company.publicRecords.length > 0 && 'api.publicRecords',
    ]),
  schema,
  updated: (site) => site.updated.company,
  data: (site, context) => {
    const { company } = site;
    const { url } = context;
    const { kind = 'company', jurisdiction, registeredAddress } = company;
    const number = companyNumberOf(company);
    const register = number && registerOf(number);
    const link = (value: string | undefined) => (value === undefined ? undefined : siteUrl(value, url));
    return omitEmpty({
      ...documentHead(site, context, '/api/v1/company.json', site.updated.company),
      kind,
      kindName: say(spoken(site.language), `kind.${kind}`),
      legalName: company.legalName,
      tradingName: company.tradingName,
      companyNumber: number?.value,
      registry: register === undefined ? undefined : omitEmpty({ name: register, url: number?.url }),
      identifiers: identifiersOf(company).map((each) => identifierBody(each, site.language)),
      jurisdiction: jurisdiction && { name: jurisdiction.name, country: jurisdiction.country },
      incorporated: company.incorporated,
      ...partiesBody(site, url),
      summary: company.summary,
      website: websiteOf(site, url),
      registeredAddress: registeredAddress && addressBody(registeredAddress),
      contactRoutes: company.contactRoutes.map(({ id, name, description, email, phone, link: to }) =>
        omitEmpty({ id, name, description, email, phone, url: link(to) }),
      ),
      ...hoursBodies(openingHoursOf(company)),
      locations: company.locations.map((place) => locationBody(place, url)),
      products: company.products.map((product) => productBody(product, url)),
      compliance: company.compliance.map((item) => complianceBody(item, url)),
      publicRecords: company.publicRecords.map(({ id, title, summary, recipient, date, link: to }) =>
        omitEmpty({ id, title, summary, recipient, date, url: link(to) }),
      ),
      privacyPolicy: siteUrl(site.privacyPage, url),
      termsOfService: siteUrl(site.termsPage, url),
      ...legalBody(company, url),
      sameAs: company.sameAs,
    });
  },
});
