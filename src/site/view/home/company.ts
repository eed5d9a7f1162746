import { company as resource } from '../../../api/v1/company.ts';
import type { Site } from '../../../content/site.ts';
import { officeHoursText } from '../../facts/office-hours.ts';
import { field, fields, link, listField, section, text } from '../make.ts';

/** The legal entity, as the register has it. */
export function companySection(site: Site) {
  const { company } = site;
  const { registry, jurisdiction } = company;
  return section(
    { id: 'company', title: 'The company', source: companySource(site) },
    { kind: 'paragraph', role: 'summary', line: [text('company.summary', company.summary)] },
    fields([
      field('Legal name', text('company.legalName', company.legalName)),
      company.tradingName !== undefined && field('Trading name', text('company.tradingName', company.tradingName)),
      field(
        'Company number',
        text('company.companyNumber', company.companyNumber, 'number'),
        ' (',
        registry.url === undefined
          ? text('company.registry.name', registry.name)
          : link(['company.registry.name', 'company.registry.url'], registry.name, registry.url),
        ')',
      ),
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
      field('Office hours', hoursOf(site)),
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

/** Where company.json is, and of when. */
export const companySource = (site: Site) =>
  [link('company.url', resource.path, resource.path), text('company.updated', site.updated.company, 'date')] as const;

/** When people answer. */
export const hoursOf = ({ company: { officeHours } }: Site) =>
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
