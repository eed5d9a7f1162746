import { identifierName, type KnownIdentifier, listIdentifiersOfOther } from '../../content/identifiers.ts';
import { type PricePeriod, pricePeriods } from '../../content/price-periods.ts';
import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import type { WireDescription } from '../wire-descriptions.ts';
import { imageBody, phoneBody } from './places.ts';
import { loadWireBlocks } from './wire-blocks.ts';

/** Members of company.json about people and other organisations. */
export const partyMembers = (identifier: ReturnType<typeof wireIdentifier>) => {
  const {
    z,
    descriptionKey,
    wireUrl,
    wireDatePart,
    wireSince,
    wireEmail,
    wirePhoneMembers,
    wireImage,
    wireText,
    wireId,
    wireOpenEnum,
    wirePlace,
  } = loadWireBlocks();
  const person = z
    .object({
      id: wireId(),
      name: wireText('label.name'),
      latinName: wireText('wire.latinName').optional(),
      role: wireText('wire.personRole'),
      since: wireSince().optional(),
      email: wireEmail().optional(),
      ...wirePhoneMembers(),
      image: wireImage().optional(),
      url: wirePlace(),
    })
    .meta({ id: 'Person', description: descriptionKey('wire.Person') });
  const related = z
    .object({
      name: wireText('wire.legalName'),
      identifiers: z.array(identifier).describe(descriptionKey('wire.identifiers')),
      link: wireUrl('wire.relatedLink').optional(),
    })
    .meta({ id: 'RelatedOrganisation', description: descriptionKey('wire.RelatedOrganisation') });
  const headcount = (description: WireDescription) =>
    z
      .object({
        from: z.int().min(0).describe(descriptionKey('wire.atLeast')),
        to: z.int().min(0).describe(descriptionKey('wire.atMost')).optional(),
        asOf: wireDatePart('wire.asOf'),
      })
      .describe(descriptionKey(description))
      .optional();
  const money = { amount: wireText('wire.amount'), currency: wireText('wire.currency') };
  const fee = z
    .object({
      name: wireText('wire.feeName'),
      ...money,
      period: wireOpenEnum(Object.keys(pricePeriods) as [PricePeriod, ...PricePeriod[]], 'wire.period').optional(),
    })
    .meta({ id: 'MembershipFee', description: descriptionKey('wire.MembershipFee') });
  return {
    founded: wireDatePart('wire.founded').optional(),
    employees: headcount('wire.employees'),
    volunteers: headcount('wire.volunteers'),
    members: headcount('wire.members'),
    membershipFees: z.array(fee).describe(descriptionKey('wire.membershipFees')).optional(),
    budget: z
      .object({ ...money, year: wireText('wire.budgetYear') })
      .describe(descriptionKey('wire.budget'))
      .optional(),
    partners: z.array(z.string()).describe(descriptionKey('wire.partners')),
    people: z.array(person).describe(descriptionKey('wire.people')),
    brands: z.array(z.string()).describe(descriptionKey('wire.brands')),
    parent: related.optional(),
    memberOf: z.array(related).describe(descriptionKey('wire.memberOf')).optional(),
    subsidiaries: z.array(related).describe(descriptionKey('wire.subsidiaries')),
  };
};

type Company = Site['company'];

/** Maps related parties of a company. `url` makes a path absolute. */
export function partiesBody(site: Site, url: (path: string) => string) {
  const { company, language } = site;
  const { founded, partners = [], people, brands, parent, subsidiaries, budget } = company;
  const headcount = (counted: Company['employees']) =>
    counted && omitUndefined({ from: counted.from ?? 0, to: counted.to, asOf: counted.asOf });
  const related = ({ name, identifiers, link }: NonNullable<Company['parent']>) =>
    omitUndefined({
      name,
      identifiers: listIdentifiersOfOther(identifiers).map((each) => identifierBody(each, language)),
      link: link === undefined ? undefined : siteUrl(link, url),
    });
  return {
    founded,
    employees: headcount(company.employees),
    volunteers: headcount(company.volunteers),
    members: headcount(company.members),
    membershipFees: company.membershipFees?.map(({ name, amount, currency, period }) =>
      omitUndefined({ name, amount, currency, period }),
    ),
    budget: budget && { amount: budget.amount, currency: budget.currency, year: budget.year },
    partners: [...partners],
    people: people.map(({ id, name, latinName, role, since, email, phone, ...pictured }) =>
      omitUndefined({
        ...{ id, name, latinName, role, since, email, ...phoneBody(phone) },
        image: imageBody(site, pictured, url),
        url: url('/') + entryAnchor('person', id),
      }),
    ),
    brands: [...brands],
    parent: parent && related(parent),
    memberOf: company.memberOf?.map(related),
    subsidiaries: subsidiaries.map(related),
  };
}

/** A number of the organisation on the wire. */
export const wireIdentifier = () => {
  const { z, descriptionKey, wireUrl, wireText } = loadWireBlocks();
  return z
    .object({
      scheme: wireText('wire.scheme'),
      name: wireText('wire.identifierName'),
      value: wireText('wire.identifierValue'),
      issuer: wireText('wire.identifierIssuer').optional(),
      court: wireText('wire.court').optional(),
      url: wireUrl('wire.identifierUrl').optional(),
      primary: z.boolean().describe(descriptionKey('wire.primary')),
    })
    .meta({ id: 'Identifier', description: descriptionKey('wire.Identifier') });
};

/** The body of a number, its name in the language of the site. */
export const identifierBody = (identifier: KnownIdentifier, language: string) => {
  const { scheme, value, issuer, court, url, isPrimary } = identifier;
  const name = identifierName(identifier, language);
  return omitUndefined({ scheme: scheme.code, name, value, issuer, court, url, primary: isPrimary });
};
