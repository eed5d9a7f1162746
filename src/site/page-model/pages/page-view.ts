import { findCompanyNumber, registerName } from '../../../content/identifiers.ts';
import { findPicture } from '../../../content/pictures.ts';
import type { RenamablePage } from '../../../content/renamable-pages.ts';
import type { Page, Site } from '../../../content/site.ts';
import type { PlainTextKey } from '../../../language/catalogue.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import type { LabelledLink } from '../../../theme/model/frame.ts';
import type { ViewSection } from '../../../theme/model/view.ts';
import { listSubpagesOfGenerated } from '../../facts/folders.ts';
import { homeBreadcrumb, sectionLink, sectionTitle } from '../../facts/section-pages.ts';
import { link, section, view } from '../builders.ts';
import type { FactPath } from '../fact-path.ts';
import { buildPageSections, listSections } from '../sections.ts';

type Maybe<T> = T | false | undefined;

/** Sections whose pages are built here. */
export type SectionPage = Exclude<RenamablePage, 'questions' | 'contact' | 'search' | 'legalNotice'>;

/** A sentence that promises facts, and whether a site has them. */
interface FactSentence {
  readonly key: PlainTextKey;
  readonly isTrueOf: (site: Site) => boolean;
}

/** Fuller descriptions of the sections: a site without these facts gets `page.<section>`, which needs none. */
export const sectionSentences = {
  solutions: { key: 'page.solutionsWorkflows', isTrueOf: ({ workflows }) => workflows.length > 0 },
  industries: {
    key: 'page.industriesSolutions',
    isTrueOf: ({ industries }) => industries.some(({ solutions }) => solutions.length > 0),
  },
  products: {
    key: 'page.productsPrices',
    isTrueOf: ({ company }) => company.products.some(({ price }) => price !== undefined),
  },
  compliance: {
    key: 'page.complianceDates',
    isTrueOf: ({ company }) => company.compliance.some(({ validFrom }) => validFrom !== undefined),
  },
  company: {
    key: 'page.companyRegisters',
    isTrueOf({ company }) {
      const number = findCompanyNumber(company);
      return number !== undefined && registerName(number) !== undefined;
    },
  },
  people: {
    key: 'page.peopleContact',
    isTrueOf: ({ company }) => company.people.some(({ email, phone }) => (email ?? phone) !== undefined),
  },
  locations: {
    key: 'page.locationsHours',
    isTrueOf: ({ company }) =>
      company.locations.some(({ activities }) => activities.length > 0) &&
      company.locations.some(({ openingHours }) => openingHours !== undefined),
  },
} as const satisfies Readonly<Record<string, FactSentence>>;

/** Text key of a section's description: the fuller one if the site has its facts. */
export function sectionDescriptionKey(site: Site, section: keyof typeof sectionSentences | 'record'): PlainTextKey {
  if (section === 'record') return 'page.record';
  const { key, isTrueOf } = sectionSentences[section];
  return isTrueOf(site) ? key : `page.${section}`;
}

/** Description of a section's page: that of an editor's page at its place, else the language's. */
export const sectionDescription = (site: Site, page: SectionPage): string =>
  site.introductions?.[page]?.description ?? translate(languageOfSite(site), sectionDescriptionKey(site, page));

/** Page of a section: an editor's text at its place, facts, then pages in its folder. */
export function sectionView<F extends FactPath>(
  site: Site,
  page: SectionPage,
  sections: readonly Maybe<ViewSection<F>>[],
) {
  const introduction = site.introductions?.[page];
  return view<F>({
    role: 'page',
    crumbs: [homeBreadcrumb(site)],
    title: sectionTitle(site, page),
    description: sectionDescription(site, page),
    ...partsOf(site, introduction, sections, sectionLink(site, page).to),
    pages: [],
  });
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly picture?: string | undefined;
  readonly alt?: string | undefined;
}

/** Page of a list item. */
export function entryView<F extends FactPath>(
  site: Site,
  of: 'solutions' | 'industries' | 'products',
  items: readonly Entry[],
  item: Entry,
  sections: readonly Maybe<ViewSection<F>>[],
) {
  const up = sectionLink(site, of);
  const introduction = site.introductions?.[`${of}/${item.id}`];
  const at = items.indexOf(item);
  const picture = introduction ? undefined : findPicture(site, item);
  const way = (other: Entry | undefined): LabelledLink | undefined =>
    other && { label: other.name, to: `${up.to}${other.id}/` };
  return view<F>({
    role: 'page',
    crumbs: [homeBreadcrumb(site), up],
    title: introduction?.title ?? item.name,
    description: introduction?.description ?? item.summary,
    opening: picture && { heading: item.name, text: item.summary, picture, links: [] },
    ...partsOf(site, introduction, sections, `${up.to}${item.id}/`),
    neighbours: { previous: way(items[at - 1]), next: way(items[at + 1]) },
    pages: [],
  });
}

/** Words, opening and sections of an editor's page at the place of a generated one, around its facts. */
function partsOf<F extends FactPath>(
  site: Site,
  introduction: Page | undefined,
  sections: readonly Maybe<ViewSection<F>>[],
  path: string,
) {
  const own = introduction && buildPageSections(site, introduction);
  return {
    lead: { kind: 'prose', facts: [], html: introduction?.html ?? '', markdown: introduction?.markdown ?? '' } as const,
    ...(own?.hero && { opening: own.hero }),
    // Their leaves are typed by no fact of this page: other pages place them.
    sections: [...sections, ...listSections(own), subpagesSection(site, path)],
  };
}

/** Editors' pages in the folder of a generated page. */
export function subpagesSection(site: Site, path: string): ViewSection<never> | false {
  const below = listSubpagesOfGenerated(site)[path] ?? [];
  return (
    below.length > 0 &&
    section(
      { id: 'pages--below', title: translate(languageOfSite(site), 'frame.pages') },
      {
        kind: 'teasers',
        form: 'cards',
        teasers: below.map(({ path: to, title, description }) => ({
          name: link([], title, to),
          summary: { kind: 'text', facts: [], text: description },
        })),
      },
    )
  );
}
