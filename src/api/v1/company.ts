import { companyNumberOf, identifiersOf, registerOf } from '../../content/identifiers.ts';
import { kindNames } from '../../content/kinds.ts';
import type { Site } from '../../content/site.ts';
import { siteUrl } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { say } from '../../language/say.ts';
import { spoken } from '../../language/spoken.ts';
import { defineResource } from '../resource.ts';
import { complianceBody, wireCompliance } from './compliance.ts';
import { contains } from './contains.ts';
import { documentHead } from './document-head.ts';
import { identifierBody, wireIdentifier } from './identifier.ts';
import { productBody, wireProduct } from './product.ts';
import { wireBlocks } from './wire-blocks.ts';

const schema = () => {
  const {
    z,
    documentMembers,
    wireUrl,
    wireDate,
    wireEmail,
    wirePhone,
    wireCountry,
    wireTime,
    wireText,
    wireId,
    wireOpenEnum,
  } = wireBlocks();
  const address = z
    .object({
      streetAddress: z.array(z.string()).describe('Lines before the town.'),
      locality: wireText('Town or city.'),
      region: wireText('County or region.').optional(),
      postalCode: wireText('Postal code.'),
      country: wireCountry(),
    })
    .meta({ id: 'Address', description: 'A postal address.' });

  const contactRoute = z
    .object({
      id: wireId(),
      name: wireText('Name of the route.'),
      description: wireText('What it is for.'),
      email: wireEmail().optional(),
      phone: wirePhone().optional(),
      url: wireUrl('Page or form.').optional(),
    })
    .meta({ id: 'ContactRoute', description: 'One way to reach the company.' });

  const officeHours = z
    .object({
      timeZone: wireText('IANA time zone of the times.'),
      days: z
        .array(
          wireOpenEnum(
            ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
            'Day of the week, in English.',
          ),
        )
        .describe('Days of the week.'),
      opens: wireTime('Opening time, 24-hour clock.'),
      closes: wireTime('Closing time, 24-hour clock.'),
    })
    .meta({ id: 'OfficeHours', description: 'When people answer.' });

  const publicRecord = z
    .object({
      id: wireId(),
      title: wireText('Title of the submission.'),
      summary: wireText('What it says.'),
      recipient: wireText('Body that received it.'),
      date: wireDate('Date of the submission.'),
      url: wireUrl('Where to read it.').optional(),
    })
    .meta({ id: 'PublicRecord', description: 'A submission on the public record.' });

  return z
    .object({
      ...documentMembers,
      kind: wireOpenEnum([...kindNames], 'What the organisation is.'),
      kindName: wireText('The same in words.'),
      legalName: wireText('Legal name of the company.'),
      tradingName: wireText('Name used in public.').optional(),
      companyNumber: wireText('Company registration number: text, with leading zeros.').optional(),
      registry: z
        .object({ name: wireText('Name of the register.'), url: wireUrl('Its public page.').optional() })
        .describe('Register that issued the number.')
        .optional(),
      identifiers: z.array(wireIdentifier()).describe('Numbers under which it is known, the primary one first.'),
      jurisdiction: z
        .object({ name: wireText('Name of the jurisdiction.'), country: wireCountry() })
        .describe('Where the company is registered.')
        .optional(),
      incorporated: wireDate('Date of incorporation.').optional(),
      summary: wireText('What the company does.'),
      website: wireUrl('Website of the company: the origin of this document, unless the company names another.'),
      registeredAddress: address.optional(),
      contactRoutes: z.array(contactRoute).describe('Ways to reach the company.'),
      officeHours: officeHours.optional(),
      products: z.array(wireProduct()).describe('Products.'),
      compliance: z.array(wireCompliance()).describe('Compliance posture.'),
      publicRecords: z.array(publicRecord).describe('Submissions on the public record.'),
      privacyPolicy: wireUrl('Privacy policy.'),
      termsOfService: wireUrl('Terms of use.'),
      sameAs: z.array(wireUrl('A profile.')).describe('Profiles of the company elsewhere.').optional(),
    })
    .meta({
      id: 'Company',
      description: 'The legal entity, how to reach it, its products and its compliance posture.',
    });
};

/** The website that the company names; else this one, which it publishes about itself. */
export const websiteOf = (site: Site, url: (path: string) => string): string => site.company.website ?? url('/');

type Company = Site['company'];

const addressBody = ({
  streetAddress,
  locality,
  region,
  postalCode,
  country,
}: NonNullable<Company['registeredAddress']>) => omitEmpty({ streetAddress, locality, region, postalCode, country });

const hoursBody = ({ timeZone, days, opens, closes }: NonNullable<Company['officeHours']>) => ({
  timeZone,
  days,
  opens,
  closes,
});

/** /api/v1/company.json (service.md 2.1). */
export const company = defineResource({
  name: 'company',
  path: '/api/v1/company.json',
  operationId: 'getCompany',
  tag: 'Company',
  title: (site) => say(spoken(site.language), 'frame.company'),
  description: ({ company, language }) =>
    contains(language, [
      'api.legalEntity',
      company.registeredAddress !== undefined && 'api.registeredAddress',
      company.contactRoutes.length > 0 && 'api.contactRoutes',
      company.products.length > 0 && 'api.products',
      company.compliance.length > 0 && 'api.compliance',
      company.publicRecords.length > 0 && 'api.publicRecords',
    ]),
  schema,
  updated: (site) => site.updated.company,
  data: (site, context) => {
    const { company } = site;
    const { url } = context;
    const { kind = 'company', jurisdiction, registeredAddress, officeHours } = company;
    const number = companyNumberOf(company);
    const register = number && registerOf(number);
    const link = (value: string | undefined) => (value === undefined ? undefined : siteUrl(value, url));
    return omitEmpty({
      ...documentHead(site, context, '/api/v1/company.json', company.updated),
      kind,
      kindName: say(spoken(site.language), `kind.${kind}`),
      legalName: company.legalName,
      tradingName: company.tradingName,
      companyNumber: number?.value,
      registry: register === undefined ? undefined : omitEmpty({ name: register, url: number?.url }),
      identifiers: identifiersOf(company).map((each) => identifierBody(each, site.language)),
      jurisdiction: jurisdiction && { name: jurisdiction.name, country: jurisdiction.country },
      incorporated: company.incorporated,
      summary: company.summary,
      website: websiteOf(site, url),
      registeredAddress: registeredAddress && addressBody(registeredAddress),
      contactRoutes: company.contactRoutes.map(({ id, name, description, email, phone, link: to }) =>
        omitEmpty({ id, name, description, email, phone, url: link(to) }),
      ),
      officeHours: officeHours && hoursBody(officeHours),
      products: company.products.map((product) => productBody(product, url)),
      compliance: company.compliance.map((item) => complianceBody(item, url)),
      publicRecords: company.publicRecords.map(({ id, title, summary, recipient, date, link: to }) =>
        omitEmpty({ id, title, summary, recipient, date, url: link(to) }),
      ),
      privacyPolicy: siteUrl(site.privacyPage, url),
      termsOfService: siteUrl(site.termsPage, url),
      sameAs: company.sameAs,
    });
  },
});
