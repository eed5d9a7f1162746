import type { Site } from '../../../content/site.ts';
import { rewritten } from '../../../core/labels.ts';
import { entryAnchor } from '../../../core/url.ts';
import type { Language } from '../../../language/language.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say, sayPieces } from '../../../language/say.ts';
import type { Paragraph } from '../../../theme/model/view.ts';
import { isGated } from '../../facts/gated.ts';
import { code, field, link, listField, listSection, optionalField, reference, text } from '../make.ts';
import { companySource } from './company.ts';
import { nameOf } from './offer.ts';

/** Products, with access. */
export function products(site: Site) {
  const language = spokenBy(site);
  return listSection(
    { id: 'products', title: say(language, 'section.products'), source: companySource(site) },
    {
      kind: 'entries',
      of: 'product',
      form: 'line',
      entries: site.company.products.map(({ id, name, summary, access, price, link: to, solutions = [] }) => ({
        id: text('company.products.id', id),
        name: text('company.products.name', name),
        summary: text('company.products.summary', summary),
        more: to === undefined ? undefined : link('company.products.link', say(language, 'frame.readMore'), to),
        fields: [
          field(say(language, 'label.access'), accessOf(language, access)),
          ...optionalField(say(language, 'label.price'), 'company.products.price', price),
          ...listField(
            say(language, 'section.solutions'),
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
    site.company.products.some(isGated) && gatedRemark(language),
  );
}

/** How to request gated products. */
export const gatedRemark = (language: Language): Paragraph<never> => ({
  kind: 'paragraph',
  role: 'remark',
  line: sayPieces(language, 'home.gated', { guide: '/auth/' }).map((piece) =>
    typeof piece === 'string' ? piece : piece.kind === 'link' ? link([], piece.text, piece.to) : piece.text,
  ),
});

/** Availability of a product. */
export const accessOf = (language: Language, access: Site['company']['products'][number]['access']) =>
  code(
    'company.products.access',
    access,
    rewritten(access, (key) => say(language, `access.${key}`)),
    'status',
  );

type Claim = Site['company']['compliance'][number];

/** Status of a claim. */
export const statusOf = (language: Language, status: Claim['status']) =>
  code(
    'company.compliance.status',
    status,
    rewritten(status, (key) => say(language, `compliance.${key}`)),
    'status',
  );

/** Evidence of a claim, and its review date. */
export const proofOf = (language: Language, { issuer, number, scope, validFrom, validUntil, reviewed }: Claim) => [
  ...optionalField(say(language, 'label.issuedBy'), 'company.compliance.issuer', issuer),
  ...optionalField(say(language, 'label.certificateNumber'), 'company.compliance.number', number, 'number'),
  ...optionalField(say(language, 'label.scope'), 'company.compliance.scope', scope),
  ...optionalField(say(language, 'label.validFrom'), 'company.compliance.validFrom', validFrom, 'date'),
  ...optionalField(say(language, 'label.validUntil'), 'company.compliance.validUntil', validUntil, 'date'),
  ...optionalField(say(language, 'label.reviewed'), 'company.compliance.reviewed', reviewed, 'date'),
];

/** Compliance claims. */
export function compliance(site: Site) {
  const language = spokenBy(site);
  return listSection(
    { id: 'compliance', title: say(language, 'section.compliance'), source: companySource(site) },
    {
      kind: 'entries',
      of: 'compliance',
      form: 'line',
      entries: site.company.compliance.map((claim) => ({
        id: text('company.compliance.id', claim.id),
        name: text('company.compliance.name', claim.name),
        summary: text('company.compliance.summary', claim.summary),
        more:
          claim.evidence === undefined
            ? undefined
            : link('company.compliance.evidence', say(language, 'frame.readMore'), claim.evidence),
        fields: [field(say(language, 'label.status'), statusOf(language, claim.status)), ...proofOf(language, claim)],
      })),
    },
  );
}

/** Public submissions with recipients and dates. */
export function publicRecord(site: Site) {
  const language = spokenBy(site);
  return listSection(
    { id: 'public-record', title: say(language, 'section.publicRecord'), source: companySource(site) },
    {
      kind: 'entries',
      of: 'record',
      form: 'line',
      entries: site.company.publicRecords.map(({ id, title, summary, recipient, date, link: to }) => ({
        id: text('company.publicRecords.id', id),
        name: text('company.publicRecords.title', title),
        summary: text('company.publicRecords.summary', summary),
        more: to === undefined ? undefined : link('company.publicRecords.url', say(language, 'frame.readMore'), to),
        lead: [
          field(say(language, 'label.date'), text('company.publicRecords.date', date, 'date')),
          field(say(language, 'label.recipient'), text('company.publicRecords.recipient', recipient)),
        ],
        fields: [],
      })),
    },
  );
}
