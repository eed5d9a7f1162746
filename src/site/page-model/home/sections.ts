import { type HomeSection, homeSections } from '../../../content/home-sections.ts';
import { isCompany } from '../../../content/organisation-kinds.ts';
import { questionPath } from '../../../content/question-path.ts';
import type { Site } from '../../../content/site.ts';
import { rewriteKeepingLabel } from '../../../core/labels.ts';
import { entryAnchor, questionAnchor } from '../../../core/url.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate, translateToPieces } from '../../../language/translate.ts';
import type { ViewBlock, ViewSection } from '../../../theme/model/view.ts';
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
  type RowName,
  remainingNames,
  solutionsSummary,
  summarySection,
} from './summaries/summary-section.ts';
import { complianceSection, productsSection, publicRecordSection } from './trust.ts';

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
  const { rest } = splitLead(site);
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
const inFull = {
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

function sectionOf(site: Site, ways: LinkResolver, name: Exclude<HomeSection, RowName>) {
  const page = ways.section(name);
  const full = inFull[name](site);
  return full !== false && page !== undefined ? inShort[name](site, ways, page) : full;
}

/** Rows of lists that have a page and content. */
function rowsOf(site: Site, ways: LinkResolver, names: readonly HomeSection[]) {
  const rows = names.filter(isRowSection).flatMap((name) => {
    const page = ways.section(name);
    return page === undefined || inFull[name](site) === false ? [] : [buildRow(site, ways, name, page)];
  });
  return { kind: 'rows', rows } as const;
}

/** The page of solutions has workflows and technology: sections shown link there. */
const isToldBySolutions = ({ solutions }: Site, name: HomeSection): boolean =>
  solutions.length > 0 && (name === 'workflows' || name === 'technology');

/**
 * Homepage sections in the order of the content; lists by name alone are below the organisation. Anchors of omitted
 * sections stay.
 */
export function buildHomeSections(site: Site, ways: LinkResolver) {
  const shown: readonly HomeSection[] = site.homepage ?? homeSections.filter((name) => !isToldBySolutions(site, name));
  const hidden = homeSections.filter((name) => !shown.includes(name));
  const sections = shown.map((name) => {
    if (!isRowSection(name)) return sectionOf(site, ways, name);
    return ways.section(name) === undefined && inFull[name](site);
  });
  const [rows, hiddenRows] = [rowsOf(site, ways, shown), rowsOf(site, ways, hidden)];
  const apart = hidden.map((name) => (isRowSection(name) ? inFull[name](site) : sectionOf(site, ways, name)));
  const below = {
    blocks: [...(rows.rows.length > 0 ? [rows] : []), whereDataIs(site)],
    anchors: [
      ...apart.flatMap((section) => withHeading(listAnchors(section))),
      ...hiddenRows.rows.flatMap(({ anchors }) => withHeading(anchors)),
    ],
  };
  const isThere = sections.some((section) => section !== false && section.id === 'company');
  if (!isThere) return [...sections, withMore({ id: 'more', blocks: [] }, below)];
  return sections.map((section) =>
    section !== false && section.id === 'company' ? withMore(section, below) : section,
  );
}

/** Headings had anchors too, which stay without the section. */
const withHeading = ([own, ...others]: readonly string[]): string[] =>
  own === undefined ? [] : [own, `${own}-heading`, ...others];

/** Adds blocks and anchors to a section, each anchor once. */
function withMore<S extends ViewSection, B extends ViewBlock>(
  section: S,
  { blocks, anchors }: { readonly blocks: readonly B[]; readonly anchors: readonly string[] },
) {
  const all = [...new Set([...(section.anchors ?? []), ...anchors])];
  return {
    ...section,
    blocks: [...(section.blocks as S['blocks']), ...blocks],
    ...(all.length > 0 && { anchors: all }),
  };
}

/** Addresses of the data for programs. */
function whereDataIs(site: Site) {
  const places = { api: '/docs/api/', markdown: '/index.md', llms: '/llms.txt' };
  return {
    kind: 'paragraph',
    role: 'remark',
    line: translateToPieces(languageOfSite(site), 'home.data', places).map((piece) =>
      typeof piece === 'string' ? piece : piece.kind === 'link' ? link([], piece.text, piece.to) : piece.text,
    ),
  } as const;
}

/** All anchors of a section, its own first; empty without one. */
function listAnchors(section: ViewSection | false): string[] {
  if (section === false) return [];
  return [section.id, ...(section.anchors ?? []), ...section.blocks.flatMap(anchorsIn)];
}

function anchorsIn(block: ViewBlock): string[] {
  switch (block.kind) {
    case 'entries':
      return block.entries.map(({ id }) => entryAnchor(block.of, id.text).slice(1));
    case 'teasers':
      return block.teasers.flatMap(({ anchor }) => anchor ?? []);
    case 'rows':
      return block.rows.flatMap(({ anchors }) => anchors);
    case 'evidence':
    case 'items':
      return block.items.map(({ anchor }) => anchor);
    case 'answers':
      return block.groups.flatMap(({ id, answers }) => [
        categoryAnchor(id.text),
        ...answers.map((answer) => questionAnchor(answer.id.text).slice(1)),
      ]);
    default:
      return [];
  }
}

/** First words of home.md, and the rest, as HTML; the mirror has both in one place. */
export function splitLead({ home }: Pick<Site, 'home'>): { readonly first: string; readonly rest: string } {
  const [first] = /^<p>.*?<\/p>/s.exec(home.html.trimStart()) ?? [];
  // Other beginnings, such as lists, are not split.
  if (first === undefined) return { first: home.html, rest: '' };
  return { first, rest: home.html.trimStart().slice(first.length).trim() };
}
