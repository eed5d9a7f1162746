import { hasContactForm } from '../../../api/v1/access.ts';
import { resolveResponseTime } from '../../../content/response-time.ts';
import type { Site } from '../../../content/site.ts';
import { defineDerivedValue } from '../../../core/tracked-reads.ts';
import { contactAnchor } from '../../../core/url.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { joinWithCommas } from '../../../theme/model/view.ts';
import { field, fields, link, listField, section, text } from '../builders.ts';
import { companySource } from '../home/company.ts';
import { claimEvidenceFields, claimStatus } from '../home/trust.ts';
import { sectionView } from './page-view.ts';

type Claim = Site['company']['compliance'][number];

/** /compliance/: claims with evidence, documents, and how to ask for what is not public. */
export const complianceView = (site: Site) =>
  sectionView(site, 'compliance', [register(site), documents(site), howToAsk(site), nextSteps(site)]);

function register(site: Site) {
  const language = languageOfSite(site);
  const { compliance } = site.company;
  return section(
    {
      id: 'evidence',
      title: translate(language, 'section.evidence'),
      count: compliance.length,
      source: companySource(site),
    },
    {
      kind: 'evidence',
      items: compliance.map((claim) => ({
        anchor: `compliance-${claim.id}`,
        name: text(['company.compliance.id', 'company.compliance.name'], claim.name),
        status: claimStatus(language, claim.status),
        summary: text('company.compliance.summary', claim.summary),
        fields: [
          ...claimEvidenceFields(language, claim),
          ...(claim.evidence === undefined
            ? []
            : [
                field(
                  translate(language, 'label.document'),
                  link('company.compliance.evidence', documentName(site, claim.evidence), claim.evidence),
                ),
              ]),
        ],
      })),
    },
  );
}

/** Evidence documents, each with its claims. */
function documents(site: Site) {
  const shown = new Map<string, Claim[]>();
  for (const claim of site.company.compliance)
    if (claim.evidence !== undefined) shown.set(claim.evidence, [...(shown.get(claim.evidence) ?? []), claim]);
  return (
    shown.size > 0 &&
    section(
      { id: 'documents', title: translate(languageOfSite(site), 'section.documents') },
      {
        kind: 'teasers',
        form: 'cards',
        teasers: [...shown].map(([evidence, claims]) => ({
          name: link('company.compliance.evidence', documentName(site, evidence), evidence),
          note: joinWithCommas(claims.map(({ name }) => text('company.compliance.name', name))),
        })),
      },
    )
  );
}

/** How to request what is not public: address, content and response time. */
function howToAsk(site: Site) {
  const language = languageOfSite(site);
  const { access, company, contactEmail } = site;
  if (company.compliance.every(({ evidence }) => evidence !== undefined)) return false;
  const inTime = resolveResponseTime(site)?.text;
  return section(
    { id: 'ask', title: translate(language, 'section.howToAsk') },
    fields([
      field(
        translate(language, 'label.email'),
        link('access.contact.email', contactEmail, `mailto:${contactEmail}`, 'address'),
      ),
      hasContactForm(site) &&
        field(
          translate(language, 'section.contact'),
          link('access.contact.form', translate(language, 'contact.write'), `/${contactAnchor}`),
        ),
      inTime !== undefined &&
        field(translate(language, 'label.responseTime'), text('access.responseTime.text', inTime)),
      ...listField(
        translate(language, 'auth.includesHeading'),
        access.requestIncludes.map(({ name }) => text('access.requestIncludes.name', name)),
      ),
    ]),
  );
}

function nextSteps(site: Site) {
  const { reviewSteps } = site.access;
  return (
    reviewSteps.length > 0 &&
    site.company.compliance.some(({ evidence }) => evidence === undefined) &&
    section(
      { id: 'next', title: translate(languageOfSite(site), 'auth.nextHeading') },
      fields(
        reviewSteps.map(({ name, description }) =>
          field(name, text(['access.reviewSteps.name', 'access.reviewSteps.description'], description)),
        ),
      ),
    )
  );
}

/** Titles of pages that evidence names, by path. */
const evidenceTitles = defineDerivedValue('the titles of pages that are evidence', (site: Site) => {
  const wanted = new Set(site.company.compliance.map(({ evidence }) => evidence));
  return Object.fromEntries(
    site.pages.flatMap(({ path, title }) => (wanted.has(path) ? [[path, title] as const] : [])),
  ) as Readonly<Record<string, string>>;
});

/** Name of a document: page title, else file name or host. */
function documentName(site: Site, to: string): string {
  const [path = ''] = to.split(/[?#]/, 1);
  if (!to.startsWith('/')) return new URL(to).hostname;
  return evidenceTitles(site)[path] ?? path.split('/').filter(Boolean).at(-1) ?? path;
}
