import { company as resource } from '../../../api/v1/company.ts';
import { identifierName, identifiersOf, type KnownIdentifier } from '../../../content/identifiers.ts';
import type { Site } from '../../../content/site.ts';
import { say } from '../../../language/say.ts';
import { spoken } from '../../../language/spoken.ts';
import { officeHoursText } from '../../facts/office-hours.ts';
import { field, fields, link, listField, section, text } from '../make.ts';

/** The organisation, as its registers have it. */
export function companySection(site: Site) {
  const { company } = site;
  const { kind = 'company', jurisdiction } = company;
  const language = spoken(site.language);
  const hours = hoursOf(site);
  const isCompany = kind === 'company';
  return section(
    {
      id: 'company',
      title: say(language, isCompany ? 'section.company' : 'section.organisation'),
      source: companySource(site),
    },
    { kind: 'paragraph', role: 'summary', line: [text('company.summary', company.summary)] },
    fields([
      field('Legal name', text('company.legalName', company.legalName)),
      company.tradingName !== undefined && field('Trading name', text('company.tradingName', company.tradingName)),
      // The heading says it of a company.
      !isCompany && field(say(language, 'label.kind'), text('company.kindName', say(language, `kind.${kind}`))),
      ...identifiersOf(company).map((each) => identifierField(each, site.language)),
      jurisdiction !== undefined &&
        field(
          'Jurisdiction',
          text('company.jurisdiction.name', jurisdiction.name),
          ' (',
          text('company.jurisdiction.country', jurisdiction.country),
          ')',
        ),
      company.incorporated !== undefined &&
        field('Incorporated', text('company.incorporated', company.incorporated, 'date')),
      ...listField('Registered address', addressOf(site)),
      hours !== undefined && field('Office hours', hours),
      field('Website', websiteOf(site)),
      field(
        'Policies',
        link('company.privacyPolicy', 'Privacy policy', site.privacyPage),
        ', ',
        link('company.termsOfService', 'Terms of use', site.termsPage),
      ),
      ...listField(
        'Elsewhere',
        (company.sameAs ?? []).map((to) => link('company.sameAs', to, to, 'profile')),
      ),
    ]),
  );
}

/** A number under its own name, as it is printed, and who gives it out. */
function identifierField(identifier: KnownIdentifier, language: string) {
  const { display, issuer, court, url, isCompanyNumber } = identifier;
  const facts = [
    'company.identifiers.value',
    ...(isCompanyNumber ? (['company.companyNumber'] as const) : []),
  ] as const;
  const registers = [
    ...(court === undefined ? [] : [text(['company.identifiers.court', 'company.registry.name'], court)]),
    ...(issuer === undefined || court !== undefined ? [] : [issuerOf(issuer, url)]),
  ];
  const value =
    url !== undefined && registers.every(({ kind }) => kind !== 'link')
      ? link([...facts, 'company.identifiers.url', 'company.registry.url'], display, url)
      : text([...facts], display, 'number');
  const name = identifierName(identifier, language);
  const [register] = registers;
  return register === undefined ? field(name, value) : field(name, value, ' (', register, ')');
}

function issuerOf(issuer: string, url: string | undefined) {
  return url === undefined
    ? text(['company.identifiers.issuer', 'company.registry.name'], issuer)
    : link(
        ['company.identifiers.issuer', 'company.registry.name', 'company.identifiers.url', 'company.registry.url'],
        issuer,
        url,
      );
}

/** Where company.json is, and of when. */
export const companySource = (site: Site) =>
  [link('company.url', resource.path, resource.path), text('company.updated', site.updated.company, 'date')] as const;

/** When people answer. */
export const hoursOf = ({ company: { officeHours } }: Site) =>
  officeHours &&
  text(
    [
      'company.officeHours.days',
      'company.officeHours.opens',
      'company.officeHours.closes',
      'company.officeHours.timeZone',
    ],
    officeHoursText(officeHours),
  );

function addressOf({ company: { registeredAddress } }: Site) {
  if (registeredAddress === undefined) return [];
  const { streetAddress, locality, region, postalCode, country } = registeredAddress;
  return [
    ...streetAddress.map((line) => text('company.registeredAddress.streetAddress', line)),
    text('company.registeredAddress.locality', locality),
    ...(region === undefined ? [] : [text('company.registeredAddress.region', region)]),
    text('company.registeredAddress.postalCode', postalCode),
    text('company.registeredAddress.country', country),
  ];
}

/** The website that the company names; else this one. */
function websiteOf({ company, baseUrl }: Site) {
  return link('company.website', company.website ?? `${baseUrl}/`, company.website ?? '/', 'address');
}
