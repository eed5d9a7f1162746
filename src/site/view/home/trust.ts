import type { Site } from '../../../content/site.ts';
import { entryAnchor } from '../../../core/url.ts';
import { isGated } from '../../facts/gated.ts';
import { field, link, listField, listSection, optionalField, reference, text } from '../make.ts';
import { companySource } from './company.ts';
import { nameOf } from './offer.ts';

/** What can be had and how, what is complied with, and what was said in public. */
export const trustSections = (site: Site) => [products(site), compliance(site), publicRecord(site)] as const;

function products(site: Site) {
  return listSection(
    { id: 'products', title: 'Products', source: companySource(site) },
    {
      kind: 'entries',
      of: 'product',
      form: 'line',
      entries: site.company.products.map(({ id, name, summary, access, price, link: to, solutions = [] }) => ({
        id: text('company.products.id', id),
        name: text('company.products.name', name),
        summary: text('company.products.summary', summary),
        more: to === undefined ? undefined : link('company.products.link', 'Read more', to),
        fields: [
          field('Access', text('company.products.access', access, 'status')),
          ...optionalField('Price', 'company.products.price', price),
          ...listField(
            'Solutions',
            solutions.map((solution) =>
              reference(
                'company.products.solutions',
                nameOf(solution, site.solutions),
                entryAnchor('solution', solution).slice(1),
              ),
            ),
          ),
        ],
      })),
    },
    site.company.products.some(isGated) && {
      kind: 'paragraph',
      role: 'remark',
      line: [
        'Gated products have no endpoint on this origin. The ',
        link([], 'authentication guide', '/auth/'),
        ' tells how access is requested.',
      ],
    },
  );
}

function compliance(site: Site) {
  return listSection(
    { id: 'compliance', title: 'Compliance', source: companySource(site) },
    {
      kind: 'entries',
      of: 'compliance',
      form: 'line',
      entries: site.company.compliance.map(
        ({ id, name, status, summary, issuer, number, scope, validFrom, validUntil, reviewed, evidence }) => ({
          id: text('company.compliance.id', id),
          name: text('company.compliance.name', name),
          summary: text('company.compliance.summary', summary),
          more: evidence === undefined ? undefined : link('company.compliance.evidence', 'Read more', evidence),
          fields: [
            field('Status', text('company.compliance.status', status, 'status')),
            ...optionalField('Issuer', 'company.compliance.issuer', issuer),
            ...optionalField('Number', 'company.compliance.number', number, 'number'),
            ...optionalField('Scope', 'company.compliance.scope', scope),
            ...optionalField('Valid from', 'company.compliance.validFrom', validFrom, 'date'),
            ...optionalField('Valid until', 'company.compliance.validUntil', validUntil, 'date'),
            ...optionalField('Reviewed', 'company.compliance.reviewed', reviewed, 'date'),
          ],
        }),
      ),
    },
  );
}

function publicRecord(site: Site) {
  return listSection(
    { id: 'public-record', title: 'Public record', source: companySource(site) },
    {
      kind: 'entries',
      of: 'record',
      form: 'line',
      entries: site.company.publicRecords.map(({ id, title, summary, recipient, date, link: to }) => ({
        id: text('company.publicRecords.id', id),
        name: text('company.publicRecords.title', title),
        summary: text('company.publicRecords.summary', summary),
        more: to === undefined ? undefined : link('company.publicRecords.url', 'Read more', to),
        lead: [
          field('Date', text('company.publicRecords.date', date, 'date')),
          field('To', text('company.publicRecords.recipient', recipient)),
        ],
        fields: [],
      })),
    },
  );
}
