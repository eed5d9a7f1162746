import { company as companyResource } from '../../../api/v1/company.ts';
import type { Site } from '../../../content/site.ts';
import { type Html, html } from '../../../core/html.ts';
import { officeHoursText } from '../../facts/office-hours.ts';
import { addressText, commaList, dataNote, date, factList, section } from '../parts.ts';

/** The legal entity, as the register has it. */
export function companySections(site: Site): Html {
  const { company } = site;
  const { registry, jurisdiction, sameAs } = company;
  const register =
    registry.url === undefined ? html`${registry.name}` : html`<a href="${registry.url}">${registry.name}</a>`;
  return section(
    { id: 'company', title: 'The company', note: dataNote(companyResource.path, site.updated.company) },
    html`<p class="standfirst">${company.summary}</p>
${factList([
  ['Legal name', company.legalName],
  ['Trading name', company.tradingName],
  ['Company number', html`<span class="number">${company.companyNumber}</span> (${register})`],
  ['Jurisdiction', `${jurisdiction.name} (${jurisdiction.country})`],
  ['Incorporated', company.incorporated !== undefined && date(company.incorporated)],
  ['Registered address', addressText(company)],
  ['Office hours', officeHoursText(company.officeHours)],
  ['Website', html`<a href="${company.website ?? '/'}">${company.website ?? `${site.baseUrl}/`}</a>`],
  ['Policies', html`<a href="${site.privacyPage}">Privacy policy</a>, <a href="${site.termsPage}">Terms of use</a>`],
  [
    'Elsewhere',
    sameAs !== undefined &&
      sameAs.length > 0 &&
      html`${commaList(sameAs.map((to) => html`<a href="${to}" rel="me">${to}</a>`))}`,
  ],
])}`,
  );
}
