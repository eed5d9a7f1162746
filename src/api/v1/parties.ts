import { identifierName, type KnownIdentifier, listIdentifiersOfOther } from '../../content/identifiers.ts';
import type { Site } from '../../content/site.ts';
import { omitUndefined } from '../../core/omit-undefined.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import { loadWireBlocks } from './wire-blocks.ts';

/** Members of company.json about people and other organisations. */
export const partyMembers = (identifier: ReturnType<typeof wireIdentifier>) => {
  const { z, descriptionKey, wireUrl, wireDatePart, wireEmail, wirePhone, wireText, wireId, wirePlace } =
    loadWireBlocks();
  const person = z
    .object({
      id: wireId(),
      name: wireText('label.name'),
      role: wireText('wire.personRole'),
      since: wireDatePart('wire.since').optional(),
      email: wireEmail().optional(),
      phone: wirePhone().optional(),
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
  return {
    founded: wireDatePart('wire.founded').optional(),
    employees: z
      .object({
        from: z.int().min(0).describe(descriptionKey('wire.atLeast')),
        to: z.int().min(0).describe(descriptionKey('wire.atMost')).optional(),
        asOf: wireDatePart('wire.asOf'),
      })
      .describe(descriptionKey('wire.employees'))
      .optional(),
    partners: z.array(z.string()).describe(descriptionKey('wire.partners')),
    people: z.array(person).describe(descriptionKey('wire.people')),
    brands: z.array(z.string()).describe(descriptionKey('wire.brands')),
    parent: related.optional(),
    subsidiaries: z.array(related).describe(descriptionKey('wire.subsidiaries')),
  };
};

type Company = Site['company'];

/** Maps related parties of a company. `url` makes a path absolute. */
export function partiesBody({ company, language }: Site, url: (path: string) => string) {
  const { founded, employees, partners = [], people, brands, parent, subsidiaries } = company;
  const related = ({ name, identifiers, link }: NonNullable<Company['parent']>) =>
    omitUndefined({
      name,
      identifiers: listIdentifiersOfOther(identifiers).map((each) => identifierBody(each, language)),
      link: link === undefined ? undefined : siteUrl(link, url),
    });
  return {
    founded,
    employees: employees && omitUndefined({ from: employees.from ?? 0, to: employees.to, asOf: employees.asOf }),
    partners: [...partners],
    people: people.map(({ id, name, role, since, email, phone }) =>
      omitUndefined({ id, name, role, since, email, phone, url: url('/') + entryAnchor('person', id) }),
    ),
    brands: [...brands],
    parent: parent && related(parent),
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
