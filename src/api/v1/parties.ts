import { identifiersOfOther } from '../../content/identifiers.ts';
import type { Site } from '../../content/site.ts';
import { entryAnchor, siteUrl } from '../../core/url.ts';
import { omitEmpty } from '../../core/values.ts';
import { identifierBody, type wireIdentifier } from './identifier.ts';
import { wireBlocks } from './wire-blocks.ts';

/** Members of company.json about people and other organisations. */
export const partyMembers = (identifier: ReturnType<typeof wireIdentifier>) => {
  const { z, means, wireUrl, wireDatePart, wireEmail, wirePhone, wireText, wireId, wirePlace } = wireBlocks();
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
    .meta({ id: 'Person', description: means('wire.Person') });
  const related = z
    .object({
      name: wireText('wire.legalName'),
      identifiers: z.array(identifier).describe(means('wire.identifiers')),
      link: wireUrl('wire.relatedLink').optional(),
    })
    .meta({ id: 'RelatedOrganisation', description: means('wire.RelatedOrganisation') });
  return {
    founded: wireDatePart('wire.founded').optional(),
    employees: z
      .object({
        from: z.int().min(0).describe(means('wire.atLeast')),
        to: z.int().min(0).describe(means('wire.atMost')).optional(),
        asOf: wireDatePart('wire.asOf'),
      })
      .describe(means('wire.employees'))
      .optional(),
    partners: z.array(z.string()).describe(means('wire.partners')),
    people: z.array(person).describe(means('wire.people')),
    brands: z.array(z.string()).describe(means('wire.brands')),
    parent: related.optional(),
    subsidiaries: z.array(related).describe(means('wire.subsidiaries')),
  };
};

type Company = Site['company'];

/** Maps related parties of a company. `url` makes a path absolute. */
export function partiesBody({ company, language }: Site, url: (path: string) => string) {
  const { founded, employees, partners = [], people, brands, parent, subsidiaries } = company;
  const related = ({ name, identifiers, link }: NonNullable<Company['parent']>) =>
    omitEmpty({
      name,
      identifiers: identifiersOfOther(identifiers).map((each) => identifierBody(each, language)),
      link: link === undefined ? undefined : siteUrl(link, url),
    });
  return {
    founded,
    employees: employees && omitEmpty({ from: employees.from ?? 0, to: employees.to, asOf: employees.asOf }),
    partners: [...partners],
    people: people.map(({ id, name, role, since, email, phone }) =>
      omitEmpty({ id, name, role, since, email, phone, url: url('/') + entryAnchor('person', id) }),
    ),
    brands: [...brands],
    parent: parent && related(parent),
    subsidiaries: subsidiaries.map(related),
  };
}
