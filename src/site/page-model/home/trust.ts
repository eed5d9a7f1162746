import { findPicture } from '../../../content/pictures.ts';
import type { Site } from '../../../content/site.ts';
import { rewriteKeepingLabel } from '../../../core/labels.ts';
import { entryAnchor } from '../../../core/url.ts';
import type { Language } from '../../../language/language.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate, translateToPieces } from '../../../language/translate.ts';
import { listSeparator, type ParagraphBlock } from '../../../theme/model/view.ts';
import { entryPath } from '../../facts/entry-path.ts';
import { isGated } from '../../facts/gated-access.ts';
import { code, field, link, listField, listSection, optionalField, reference, text } from '../builders.ts';
import { companySource } from './company.ts';
import { findName } from './offer.ts';

/** Products, with access. */
export function productsSection(site: Site) {
  const language = languageOfSite(site);
  return listSection(
    { id: 'products', title: translate(language, 'section.products'), source: companySource(site) },
    {
      kind: 'entries',
      of: 'product',
      form: 'line',
      entries: site.company.products.map(({ id, name, summary, access, price, link: to, solutions = [] }) => ({
        id: text('company.products.id', id),
        name: text('company.products.name', name),
        summary: text('company.products.summary', summary),
        more: to === undefined ? undefined : link('company.products.link', translate(language, 'frame.readMore'), to),
        fields: [
          field(translate(language, 'label.access'), productAccess(language, access)),
          ...optionalField(translate(language, 'label.price'), 'company.products.price', price),
          ...listField(
            translate(language, 'section.solutions'),
            solutions.map((solution) =>
              reference(
                'company.products.solutions',
                findName(solution, site.solutions),
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

/** Products as cards, with availability and price. */
export const productTeasers = (site: Site, products: Site['company']['products']) => ({
  kind: 'teasers' as const,
  form: 'cards' as const,
  teasers: products.map((product) => ({
    anchor: `product-${product.id}`,
    name: link(
      ['company.products.id', 'company.products.name'],
      product.name,
      entryPath(site, 'product', product.id) ?? '',
    ),
    summary: text('company.products.summary', product.summary),
    picture: findPicture(site, product),
    note: [
      productAccess(languageOfSite(site), product.access),
      ...(product.price === undefined ? [] : [listSeparator, text('company.products.price', product.price)]),
    ],
  })),
});

/** How to request gated products. */
export const gatedRemark = (language: Language): ParagraphBlock<never> => ({
  kind: 'paragraph',
  role: 'remark',
  line: translateToPieces(language, 'home.gated', { guide: '/auth/' }).map((piece) =>
    typeof piece === 'string' ? piece : piece.kind === 'link' ? link([], piece.text, piece.to) : piece.text,
  ),
});

/** Availability of a product. */
export const productAccess = (language: Language, access: Site['company']['products'][number]['access']) =>
  code(
    'company.products.access',
    access,
    rewriteKeepingLabel(access, (key) => translate(language, `access.${key}`)),
    'status',
  );

type Claim = Site['company']['compliance'][number];

/** Status of a claim. */
export const claimStatus = (language: Language, status: Claim['status']) =>
  code(
    'company.compliance.status',
    status,
    rewriteKeepingLabel(status, (key) => translate(language, `compliance.${key}`)),
    'status',
  );

/** Evidence of a claim, and its review date. */
export const claimEvidenceFields = (
  language: Language,
  { issuer, number, scope, since, validFrom, validUntil, reviewed }: Claim,
) => [
  ...optionalField(translate(language, 'label.issuedBy'), 'company.compliance.issuer', issuer),
  ...optionalField(translate(language, 'label.certificateNumber'), 'company.compliance.number', number, 'number'),
  ...optionalField(translate(language, 'label.scope'), 'company.compliance.scope', scope),
  ...optionalField(translate(language, 'label.since'), 'company.compliance.since', since, 'date'),
  ...optionalField(translate(language, 'label.validFrom'), 'company.compliance.validFrom', validFrom, 'date'),
  ...optionalField(translate(language, 'label.validUntil'), 'company.compliance.validUntil', validUntil, 'date'),
  ...optionalField(translate(language, 'label.reviewed'), 'company.compliance.reviewed', reviewed, 'date'),
];

/** Compliance claims. */
export function complianceSection(site: Site) {
  const language = languageOfSite(site);
  return listSection(
    { id: 'compliance', title: translate(language, 'section.compliance'), source: companySource(site) },
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
            : link('company.compliance.evidence', translate(language, 'frame.readMore'), claim.evidence),
        fields: [
          field(translate(language, 'label.status'), claimStatus(language, claim.status)),
          ...claimEvidenceFields(language, claim),
        ],
      })),
    },
  );
}

/** Public submissions with recipients and dates. */
export function publicRecordSection(site: Site) {
  const language = languageOfSite(site);
  return listSection(
    { id: 'public-record', title: translate(language, 'section.publicRecord'), source: companySource(site) },
    {
      kind: 'entries',
      of: 'record',
      form: 'line',
      entries: site.company.publicRecords.map(({ id, title, summary, recipient, date, link: to }) => ({
        id: text('company.publicRecords.id', id),
        name: text('company.publicRecords.title', title),
        summary: text('company.publicRecords.summary', summary),
        more:
          to === undefined ? undefined : link('company.publicRecords.url', translate(language, 'frame.readMore'), to),
        lead: [
          field(translate(language, 'label.date'), text('company.publicRecords.date', date, 'date')),
          field(translate(language, 'label.recipient'), text('company.publicRecords.recipient', recipient)),
        ],
        fields: [],
      })),
    },
  );
}
