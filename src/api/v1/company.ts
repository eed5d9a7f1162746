import { findCompanyNumber, listIdentifiers, registerName } from '../../content/identifiers.ts';
import { resolveOpeningHours } from '../../content/opening-hours.ts';
import { isCompany, organisationKindNames } from '../../content/organisation-kinds.ts';
import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import { languageByTag } from '../../language/language-by-tag.ts';
import { languageOfSite } from '../../language/own-words.ts';
import { translate } from '../../language/translate.ts';
import { defineResource, describeContents, documentHead } from '../resource.ts';
import { legalBody, wireLegal } from './legal.ts';
import { identifierBody, partiesBody, partyMembers, wireIdentifier } from './parties.ts';
import { addressBody, hoursBodies, imageBody, locationBody, phoneBody, wirePlaces } from './places.ts';
import { loadWireBlocks } from './wire-blocks.ts';

/** Bank accounts that everybody may pay into, on the wire. */
const wireAccounts = () => {
  const { z, descriptionKey, wireText } = loadWireBlocks();
  const account = z
    .object({
      holder: wireText('wire.accountHolder'),
      iban: wireText('wire.iban').optional(),
      number: wireText('wire.accountNumber').optional(),
      bankCode: wireText('wire.bankCode').optional(),
      bic: wireText('wire.bic').optional(),
      purpose: wireText('wire.accountPurpose').optional(),
    })
    .meta({ id: 'BankAccount', description: descriptionKey('wire.BankAccount') });
  return { accounts: z.array(account).describe(descriptionKey('wire.accounts')).optional() };
};

/** Maps the accounts of a company; absent where there are none. */
const accountsBody = ({ accounts }: Pick<Site['company'], 'accounts'>) => ({
  accounts: accounts?.map(({ holder, iban, number, bankCode, bic, purpose }) =>
    omitUndefined({ holder, iban, number, bankCode, bic, purpose }),
  ),
});

/** A product on the wire, with what partners ask of it. */
const wireProduct = () => {
  const { z, descriptionKey, wireUrl, wireText, wireId, wireImage, wireOpenEnum, wirePlace } = loadWireBlocks();
  return z
    .object({
      id: wireId(),
      name: wireText('wire.productName'),
      summary: wireText('wire.productSummary'),
      access: wireOpenEnum(['public', 'gated', 'sold'], 'wire.access'),
      price: wireText('wire.price').optional(),
      link: wireUrl('wire.productLink').optional(),
      solutions: z.array(z.string()).describe(descriptionKey('wire.productSolutions')),
      image: wireImage().optional(),
      url: wirePlace(),
    })
    .meta({ id: 'Product', description: descriptionKey('wire.Product') });
};

/** The body of a product. */
function productBody(site: Site, product: Site['company']['products'][number], url: (path: string) => string) {
  const { id, name, summary, access, price, link, solutions = [] } = product;
  return omitUndefined({
    ...{ id, name, summary, access, price, link: link === undefined ? undefined : siteUrl(link, url) },
    ...{ solutions: [...solutions], image: imageBody(site, product, url) },
    ...{ url: url('/') + entryAnchor('product', id) },
  });
}

/** An item of the compliance posture on the wire: a claim with what proves it. */
const wireCompliance = () => {
  const { z, descriptionKey, wireUrl, wireDate, wireSince, wireText, wireId, wireOpenEnum, wirePlace } =
    loadWireBlocks();
  return z
    .object({
      id: wireId(),
      name: wireText('wire.complianceName'),
      status: wireOpenEnum(
        ['certified', 'licensed', 'registered', 'compliant', 'in-progress', 'planned'],
        'wire.complianceStatus',
      ),
      summary: wireText('wire.complianceSummary'),
      issuer: wireText('wire.issuer').optional(),
      number: wireText('wire.certificateNumber').optional(),
      scope: wireText('wire.scope').optional(),
      since: wireSince().optional(),
      validFrom: wireDate('wire.validFrom').optional(),
      validUntil: wireDate('wire.validUntil').optional(),
      reviewed: wireDate('wire.reviewed').optional(),
      evidence: wireUrl('wire.evidence').optional(),
      url: wirePlace(),
    })
    .meta({ id: 'ComplianceItem', description: descriptionKey('wire.ComplianceItem') });
};

/** The body of an item. */
function complianceBody(item: Site['company']['compliance'][number], url: (path: string) => string) {
  const { id, name, status, summary, issuer, number, scope, since, validFrom, validUntil, reviewed, evidence } = item;
  return omitUndefined({
    ...{ id, name, status, summary, issuer, number, scope, since, validFrom, validUntil, reviewed },
    evidence: evidence === undefined ? undefined : siteUrl(evidence, url),
    url: url('/') + entryAnchor('compliance', id),
  });
}

const schema = () => {
  const {
    z,
    descriptionKey,
    documentMembers,
    wireUrl,
    wireDate,
    wireEmail,
    wirePhoneMembers,
    wireCountry,
    wireText,
    wireId,
    wireOpenEnum,
  } = loadWireBlocks();
  const { address, officeHours, openingHours, location } = wirePlaces();

  const contactRoute = z
    .object({
      id: wireId(),
      name: wireText('wire.routeName'),
      description: wireText('wire.routeDescription'),
      email: wireEmail().optional(),
      ...wirePhoneMembers(),
      url: wireUrl('wire.routeUrl').optional(),
    })
    .meta({ id: 'ContactRoute', description: descriptionKey('wire.ContactRoute') });

  const publicRecord = z
    .object({
      id: wireId(),
      title: wireText('wire.recordTitle'),
      summary: wireText('wire.recordSummary'),
      recipient: wireText('wire.recipient'),
      date: wireDate('wire.recordDate'),
      url: wireUrl('wire.recordUrl').optional(),
    })
    .meta({ id: 'PublicRecord', description: descriptionKey('wire.PublicRecord') });

  const identifier = wireIdentifier();

  return z
    .object({
      ...documentMembers,
      kind: wireOpenEnum([...organisationKindNames], 'wire.kind'),
      kindName: wireText('wire.inWords'),
      legalName: wireText('wire.legalName'),
      tradingName: wireText('wire.tradingName').optional(),
      companyNumber: wireText('wire.companyNumber').optional(),
      registry: z
        .object({ name: wireText('wire.registryName'), url: wireUrl('wire.registryUrl').optional() })
        .describe(descriptionKey('wire.registry'))
        .optional(),
      identifiers: z.array(identifier).describe(descriptionKey('wire.identifiers')),
      jurisdiction: z
        .object({ name: wireText('wire.jurisdictionName'), country: wireCountry() })
        .describe(descriptionKey('wire.jurisdiction'))
        .optional(),
      incorporated: wireDate('wire.incorporated').optional(),
      ...partyMembers(identifier),
      summary: wireText('wire.companySummary'),
      website: wireUrl('wire.website'),
      registeredAddress: address.optional(),
      contactRoutes: z.array(contactRoute).describe(descriptionKey('wire.contactRoutes')),
      officeHours: officeHours.optional(),
      openingHours: openingHours.optional(),
      locations: z.array(location).describe(descriptionKey('wire.locations')),
      products: z.array(wireProduct()).describe(descriptionKey('wire.products')),
      compliance: z.array(wireCompliance()).describe(descriptionKey('wire.compliance')),
      publicRecords: z.array(publicRecord).describe(descriptionKey('wire.publicRecords')),
      privacyPolicy: wireUrl('wire.privacyPolicy'),
      termsOfService: wireUrl('wire.termsOfService'),
      ...wireAccounts(),
      ...wireLegal(),
      sameAs: z.array(wireUrl('wire.profile')).describe(descriptionKey('wire.sameAs')).optional(),
    })
    .meta({
      id: 'Company',
      description: descriptionKey('wire.Company'),
    });
};

/** The website that the company names; else this one, which it publishes about itself. */
export const getWebsite = (site: Site, url: (path: string) => string): string =>
  site.company.website ?? new URL('/', url('/')).href;

/** /api/v1/company.json (service.md 2.1). */
export const company = defineResource({
  name: 'company',
  path: '/api/v1/company.json',
  operationId: 'getCompany',
  tag: 'Company',
  title: (site) => translate(languageOfSite(site), isCompany(site.company) ? 'frame.company' : 'frame.organisation'),
  description: ({ company, language }) =>
    describeContents(language, [
      company.kind === 'sole-trader' ? 'api.organisation.person' : 'api.organisation',
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
    const number = findCompanyNumber(company);
    const register = number && registerName(number);
    const link = (value: string | undefined) => (value === undefined ? undefined : siteUrl(value, url));
    return omitUndefined({
      ...documentHead(site, context, '/api/v1/company.json', site.updated.company),
      kind,
      kindName: translate(languageByTag(site.language), `kind.${kind}`),
      legalName: company.legalName,
      tradingName: company.tradingName,
      companyNumber: number?.value,
      registry: register === undefined ? undefined : omitUndefined({ name: register, url: number?.url }),
      identifiers: listIdentifiers(company).map((each) => identifierBody(each, site.language)),
      jurisdiction: jurisdiction && { name: jurisdiction.name, country: jurisdiction.country },
      incorporated: company.incorporated,
      ...partiesBody(site, url),
      summary: company.summary,
      website: getWebsite(site, url),
      registeredAddress: registeredAddress && addressBody(registeredAddress),
      contactRoutes: company.contactRoutes.map(({ id, name, description, email, phone, link: to }) =>
        omitUndefined({ id, name, description, email, ...phoneBody(phone), url: link(to) }),
      ),
      ...hoursBodies(resolveOpeningHours(company)),
      locations: company.locations.map((place) => locationBody(place, url)),
      products: company.products.map((product) => productBody(site, product, url)),
      compliance: company.compliance.map((item) => complianceBody(item, url)),
      publicRecords: company.publicRecords.map(({ id, title, summary, recipient, date, link: to }) =>
        omitUndefined({ id, title, summary, recipient, date, url: link(to) }),
      ),
      privacyPolicy: siteUrl(site.privacyPage, url),
      termsOfService: siteUrl(site.termsPage, url),
      ...accountsBody(company),
      ...legalBody(company, url),
      sameAs: company.sameAs,
    });
  },
});
