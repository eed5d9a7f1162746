import { canonicalAddress } from '../core/url.ts';

/**
 * THE TABLE of generated pages that site.ts may give another name (`paths`), each with the name that it has otherwise.
 * Paths of service.md (/docs/api/, /auth/, /api/…) never join.
 */
export const renamablePages = {
  solutions: 'solutions',
  industries: 'industries',
  products: 'products',
  compliance: 'compliance',
  record: 'record',
  questions: 'questions',
  company: 'company',
  people: 'people',
  locations: 'locations',
  contact: 'contact',
  search: 'search',
  legalNotice: 'legal-notice',
} as const;

export type RenamablePage = keyof typeof renamablePages;

const names = Object.keys(renamablePages) as RenamablePage[];

interface Named {
  readonly paths?: Readonly<Partial<Record<RenamablePage, string | undefined>>> | undefined;
}

interface Item {
  readonly id: string;
}

/** Facts that decide which generated pages exist: those with something to list, or with a switch set. */
export interface GeneratedPageFacts extends Named {
  readonly legalNotice?: boolean | undefined;
  readonly withoutSearch?: true;
  readonly solutions: readonly Item[];
  readonly workflows: readonly Item[];
  readonly technologyStack: readonly Item[];
  readonly industries: readonly Item[];
  readonly questions: readonly unknown[];
  readonly company: {
    readonly products: readonly Item[];
    readonly compliance: readonly Item[];
    readonly publicRecords: readonly Item[];
    readonly people: readonly Item[];
    readonly locations: readonly Item[];
  };
}

const isThere: Readonly<Record<RenamablePage, (site: GeneratedPageFacts) => boolean>> = {
  solutions: ({ solutions, workflows, technologyStack }) =>
    solutions.length + workflows.length + technologyStack.length > 0,
  industries: ({ industries }) => industries.length > 0,
  products: ({ company }) => company.products.length > 0,
  compliance: ({ company }) => company.compliance.length > 0,
  record: ({ company }) => company.publicRecords.length > 0,
  questions: ({ questions }) => questions.length > 0,
  company: () => true,
  people: ({ company }) => company.people.length > 0,
  locations: ({ company }) => company.locations.length > 0,
  contact: () => true,
  search: ({ withoutSearch }) => !withoutSearch,
  legalNotice: ({ legalNotice }) => legalNotice === true,
};

/** Lists of which every item has a page of its own below that of its list. */
const entriesOf = {
  solution: ['solutions', (site: GeneratedPageFacts) => site.solutions],
  industry: ['industries', (site: GeneratedPageFacts) => site.industries],
  product: ['products', (site: GeneratedPageFacts) => site.company.products],
} as const;

type EntryWithPage = keyof typeof entriesOf;

/** Path of a generated page: `/legal-notice/`, or as site.ts names it. */
export const sectionPath = ({ paths }: Named, page: RenamablePage): string =>
  canonicalAddress(`/${paths?.[page] ?? renamablePages[page]}/`);

/** Whether the site has a generated page. */
export const hasPage = (site: GeneratedPageFacts, page: RenamablePage): boolean => isThere[page](site);

/** Path of an item's page: `/solutions/recall-calls/`. */
export const entryPagePath = (site: Named, of: EntryWithPage, id: string): string =>
  `${sectionPath(site, entriesOf[of][0])}${id}/`;

/**
 * The generated pages of a site: what each is called in all its languages (`solutions`, `solutions/recall-calls`), and
 * its path, which may be another in each.
 */
export function listGeneratedPages(site: GeneratedPageFacts): readonly (readonly [name: string, path: string])[] {
  const sections = names.flatMap((page) => (hasPage(site, page) ? [[page, sectionPath(site, page)] as const] : []));
  const entries = (Object.keys(entriesOf) as EntryWithPage[]).flatMap((of) => {
    const [page, itemsOf] = entriesOf[of];
    return itemsOf(site).map(({ id }) => [`${page}/${id}`, entryPagePath(site, of, id)] as const);
  });
  return [...sections, ...entries];
}

/**
 * The pages of editors that stand where a generated page does, whose beginning they become, by the names of these. Where
 * none is generated, an editor's page is a page like others.
 */
export function findIntroductions<Page extends { readonly path: string }>(
  site: GeneratedPageFacts,
  pages: readonly Page[],
): Record<string, Page> {
  const generated = new Map(listGeneratedPages(site).map(([name, path]) => [path, name] as const));
  const found = pages.flatMap((page) => {
    const name = generated.get(page.path);
    return name === undefined ? [] : [[name, page] as const];
  });
  return Object.fromEntries(found.reverse());
}
