import { type HomeSection, homeSections } from '../../../content/home-sections.ts';
import type { Site } from '../../../content/site.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { sayPieces } from '../../../language/say.ts';
import type { Block, Section } from '../../../theme/model/view.ts';
import { link } from '../make.ts';
import { questionsSection } from '../questions/section.ts';
import { companySection } from './company.ts';
import { locationsSection } from './locations.ts';
import { industries, solutions, technology, workflows } from './offer.ts';
import { peopleSection } from './people.ts';
import { anchorsOf } from './short/anchors.ts';
import { companyInShort } from './short/company.ts';
import { questionsInShort } from './short/questions.ts';
import { isRow, type RowName, rowOf } from './short/rows.ts';
import { solutionsInShort } from './short/solutions.ts';
import { complianceInShort } from './short/trust.ts';
import { compliance, products, publicRecord } from './trust.ts';
import type { Ways } from './ways.ts';

/** Full homepage sections; false if empty. */
const inFull = {
  solutions,
  compliance,
  publicRecord,
  questions: questionsSection,
  company: companySection,
  products,
  industries,
  workflows,
  technology,
  locations: locationsSection,
  people: peopleSection,
} as const satisfies Readonly<Record<HomeSection, unknown>>;

/** Short sections, if a page has them in full; all others are rows. */
const inShort = {
  solutions: solutionsInShort,
  compliance: complianceInShort,
  questions: questionsInShort,
  company: companyInShort,
} as const satisfies Partial<Record<HomeSection, unknown>>;

function sectionOf(site: Site, ways: Ways, name: Exclude<HomeSection, RowName>) {
  const page = ways.section(name);
  const full = inFull[name](site);
  return full !== false && page !== undefined ? inShort[name](site, ways, page) : full;
}

/** Rows of lists that have a page and content. */
function rowsOf(site: Site, ways: Ways, names: readonly HomeSection[]) {
  const rows = names.filter(isRow).flatMap((name) => {
    const page = ways.section(name);
    return page === undefined || inFull[name](site) === false ? [] : [rowOf(site, ways, name, page)];
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
export function homeSectionsOf(site: Site, ways: Ways) {
  const shown: readonly HomeSection[] = site.homepage ?? homeSections.filter((name) => !isToldBySolutions(site, name));
  const hidden = homeSections.filter((name) => !shown.includes(name));
  const sections = shown.map((name) => {
    if (!isRow(name)) return sectionOf(site, ways, name);
    return ways.section(name) === undefined && inFull[name](site);
  });
  const [rows, hiddenRows] = [rowsOf(site, ways, shown), rowsOf(site, ways, hidden)];
  const apart = hidden.map((name) => (isRow(name) ? inFull[name](site) : sectionOf(site, ways, name)));
  const below = {
    blocks: [...(rows.rows.length > 0 ? [rows] : []), whereDataIs(site)],
    anchors: [
      ...apart.flatMap((section) => withHeading(anchorsOf(section))),
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
function withMore<S extends Section, B extends Block>(
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
    line: sayPieces(spokenBy(site), 'home.data', places).map((piece) =>
      typeof piece === 'string' ? piece : piece.kind === 'link' ? link([], piece.text, piece.to) : piece.text,
    ),
  } as const;
}
