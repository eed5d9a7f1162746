import type { HomeSection } from '../../../content/home-sections.ts';
import { isCompany } from '../../../content/organisation-kinds.ts';
import { questionPath } from '../../../content/question-path.ts';
import type { PageSection, Site } from '../../../content/site.ts';
import { rewriteKeepingLabel } from '../../../core/labels.ts';
import { questionAnchor } from '../../../core/url.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { categoryAnchor, questionGroups } from '../../facts/question-groups.ts';
import { code, link, optionalField, text } from '../builders.ts';
import { questionsSection } from '../questions/questions.ts';
import { companySection } from './company.ts';
import type { LinkResolver } from './link-resolver.ts';
import { locationsSection } from './locations.ts';
import { industriesSection, solutionsSection, technologySection, workflowsSection } from './offer.ts';
import { peopleSection } from './people.ts';
import {
  buildRow,
  entryAnchorId,
  isRowSection,
  linkedName,
  maxDescribed,
  type RowFact,
  type RowName,
  remainingNames,
  solutionsSummary,
  summarySection,
} from './summaries/summary-section.ts';
import { complianceSection, productsSection, productTeasers, publicRecordSection } from './trust.ts';

/** Maximum of named questions. */
const mostAsked = 5;

/** First questions by title. */
function questionsSummary(site: Site, _ways: LinkResolver, all: string) {
  const anchored = site.questions.map((each) => ({ ...each, anchor: questionAnchor(each.id).slice(1) }));
  return summarySection<'faq.questions.question'>(site, {
    id: 'questions',
    title: translate(languageOfSite(site), 'section.questions'),
    all,
    count: site.questions.length,
    anchors: [
      ...questionGroups(site).map(({ id }) => categoryAnchor(id)),
      ...anchored.slice(mostAsked).map(({ anchor }) => anchor),
    ],
    blocks: [
      {
        kind: 'teasers',
        form: 'names',
        teasers: anchored.slice(0, mostAsked).map(({ id, question, anchor }) => ({
          anchor,
          name: link('faq.questions.question', question, questionPath(site, id)),
        })),
      },
    ],
  });
}

type Claimed = `company.compliance.${'name' | 'status' | 'summary' | 'reviewed' | 'validUntil'}`;

/** Three claims, and names of others. */
function complianceSummary(site: Site, ways: LinkResolver, all: string) {
  const language = languageOfSite(site);
  const { compliance } = site.company;
  return summarySection<Claimed>(site, {
    id: 'compliance',
    title: translate(language, 'section.compliance'),
    all,
    count: compliance.length,
    anchors: compliance.slice(maxDescribed).map((each) => entryAnchorId('compliance', each)),
    blocks: [
      {
        kind: 'evidence',
        items: compliance.slice(0, maxDescribed).map((each) => ({
          anchor: entryAnchorId('compliance', each),
          name: linkedName(ways, 'compliance', 'company.compliance.name', each),
          status: code(
            'company.compliance.status',
            each.status,
            rewriteKeepingLabel(each.status, (key) => translate(language, `compliance.${key}`)),
            'status',
          ),
          summary: text('company.compliance.summary', each.summary),
          fields: [
            ...optionalField(
              translate(language, 'label.reviewed'),
              'company.compliance.reviewed',
              each.reviewed,
              'date',
            ),
            ...optionalField(
              translate(language, 'label.validUntil'),
              'company.compliance.validUntil',
              each.validUntil,
              'date',
            ),
          ],
        })),
      },
      remainingNames(ways, 'compliance', 'company.compliance.name', compliance),
    ],
  });
}

/** Remaining text of home.md, or else the organisation's summary. */
function companySummary(site: Site, _ways: unknown, all: string) {
  const { rest } = site.home.sections?.some(isBodyPlace) ? { rest: '' } : splitLead(site);
  const language = languageOfSite(site);
  const title = translate(language, isCompany(site.company) ? 'section.company' : 'section.organisation');
  return summarySection<'company.summary'>(site, {
    id: 'company',
    title,
    all,
    more: translate(language, 'text.labelled', { label: translate(language, 'frame.readMore'), value: title }),
    blocks: [
      rest === ''
        ? { kind: 'paragraph', role: 'summary', line: [text('company.summary', site.company.summary)] }
        : { kind: 'prose', facts: [], html: rest, markdown: '' },
    ],
  });
}

/** Full homepage sections; false if empty. */
export const inFull = {
  solutions: solutionsSection,
  compliance: complianceSection,
  publicRecord: publicRecordSection,
  questions: questionsSection,
  company: companySection,
  products: productsSection,
  industries: industriesSection,
  workflows: workflowsSection,
  technology: technologySection,
  locations: locationsSection,
  people: peopleSection,
} as const satisfies Readonly<Record<HomeSection, unknown>>;

/** Short sections, if a page has them in full; all others are rows. */
const inShort = {
  solutions: solutionsSummary,
  compliance: complianceSummary,
  questions: questionsSummary,
  company: companySummary,
} as const satisfies Partial<Record<HomeSection, unknown>>;

export function sectionOf(site: Site, ways: LinkResolver, name: Exclude<HomeSection, RowName>) {
  const page = ways.section(name);
  const full = inFull[name](site);
  return full !== false && page !== undefined ? inShort[name](site, ways, page) : full;
}

/** A list that stands in a row otherwise, as a section of its own. */
function rowSection(site: Site, ways: LinkResolver, name: RowName) {
  const page = ways.section(name);
  const full = inFull[name](site);
  if (full === false || page === undefined) return full;
  const { title, line, anchors } = buildRow(site, ways, name, page);
  const [id = name, ...others] = anchors;
  const { products } = site.company;
  return summarySection<RowFact>(site, {
    id,
    title: title.label,
    all: page,
    count: name === 'products' ? products.length : undefined,
    ...(name === 'products'
      ? { anchors: others.slice(maxDescribed), blocks: [productTeasers(site, products.slice(0, maxDescribed))] }
      : { anchors: others, blocks: [{ kind: 'paragraph', role: 'summary', line }] }),
  });
}

/** A generated section in short, with the way to its page, wherever it is named; false where it has nothing to list. */
export const shortSection = (site: Site, ways: LinkResolver, name: HomeSection) =>
  isRowSection(name) ? rowSection(site, ways, name) : sectionOf(site, ways, name);

/** Whether a section is the place of the text below front matter. */
export const isBodyPlace = (section: PageSection): boolean => section.kind === 'text' && section.text === undefined;

/** First words of home.md, and the rest, as HTML; the mirror has both in one place. */
export function splitLead({ home }: Pick<Site, 'home'>): { readonly first: string; readonly rest: string } {
  const [first] = /^<p>.*?<\/p>/s.exec(home.html.trimStart()) ?? [];
  // Other beginnings, such as lists, are not split.
  if (first === undefined) return { first: home.html, rest: '' };
  return { first, rest: home.html.trimStart().slice(first.length).trim() };
}
