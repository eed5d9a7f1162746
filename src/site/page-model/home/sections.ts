import { type HomeSection, homeSections } from '../../../content/home-sections.ts';
import type { GeneratedSection, Page, PageSection, Site } from '../../../content/site.ts';
import { entryAnchor, questionAnchor } from '../../../core/url.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translateToPieces } from '../../../language/translate.ts';
import type { ViewBlock, ViewSection } from '../../../theme/model/view.ts';
import { categoryAnchor } from '../../facts/question-groups.ts';
import { link } from '../builders.ts';
import { buildOwnSection } from '../own-sections.ts';
import type { LinkResolver } from './link-resolver.ts';
import { inFull, isBodyPlace, sectionOf, shortSection, splitLead } from './short-sections.ts';
import { buildRow, isRowSection } from './summaries/summary-section.ts';

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

/** A section of front matter, its anchor made of its kind and place; `generate` builds what facts alone decide. */
export function buildSection<S extends ViewSection | false>(
  site: Site,
  page: Pick<Page, 'texts'>,
  section: PageSection,
  at: number,
  generate: (name: HomeSection) => S,
) {
  if (!isGenerated(section)) return buildOwnSection({ site, page }, section, `${section.kind}--${at + 1}`);
  if (section.kind === 'others') return false;
  const built = generate(section.kind);
  return built !== false && section.title !== undefined ? { ...built, title: section.title } : built;
}

const isGenerated = (section: PageSection): section is GeneratedSection =>
  section.kind === 'others' ||
  (section.kind !== 'people' && section.kind !== 'questions' && homeSections.some((name) => name === section.kind));

const all: readonly PageSection[] = [{ kind: 'others' }];

/** Names of the generated sections that a homepage shows in their usual form, and of those that it names one by one. */
function chosenSections(site: Site) {
  const { sections = all } = site.home;
  const kinds = new Set<string>(sections.map(({ kind }) => kind));
  const named = homeSections.filter((name) => kinds.has(name));
  const isOther = (name: HomeSection) => !kinds.has(name) && !isToldBySolutions(site, name);
  return { named, others: kinds.has('others') ? homeSections.filter(isOther) : [] };
}

/** Whether the homepage has a place for what home.md says after its first paragraph. */
export function isHomeParted(site: Site, ways: LinkResolver): boolean {
  const { named, others } = chosenSections(site);
  const isCompanyShown = [...named, ...others].includes('company') && ways.section('company') !== undefined;
  return isCompanyShown || (site.home.sections ?? []).some(isBodyPlace);
}

/**
 * Homepage sections in the order of the content; of those that it does not name, lists are rows below the organisation.
 * Anchors of omitted sections stay.
 */
export function buildHomeSections(site: Site, ways: LinkResolver) {
  const { named, others } = chosenSections(site);
  const isOwn = (name: HomeSection) => name === 'people' || name === 'questions';
  const hidden = homeSections.filter((name) => !others.includes(name) && (!named.includes(name) || isOwn(name)));
  const usual = others.map((name) => {
    if (!isRowSection(name)) return sectionOf(site, ways, name);
    return ways.section(name) === undefined && inFull[name](site);
  });
  const sections = (site.home.sections ?? all).flatMap((section, i) => {
    if (section.kind === 'others') return usual;
    if (isBodyPlace(section))
      return {
        id: `text--${i + 1}`,
        blocks: [{ kind: 'prose' as const, facts: [], html: splitLead(site).rest, markdown: '' }],
      };
    return [buildSection(site, site.home, section, i, (name) => shortSection(site, ways, name))];
  });
  const [rows, hiddenRows] = [rowsOf(site, ways, others), rowsOf(site, ways, hidden)];
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
