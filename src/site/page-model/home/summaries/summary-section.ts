import type { HomeSection } from '../../../../content/home-sections.ts';
import { findPicture } from '../../../../content/pictures.ts';
import type { Site } from '../../../../content/site.ts';
import { type EntryKind, entryAnchor } from '../../../../core/url.ts';
import { languageOfSite } from '../../../../language/own-words.ts';
import { translate, translateToParts } from '../../../../language/translate.ts';
import { joinWithCommas, type ParagraphBlock, type RowsBlock, type ViewSection } from '../../../../theme/model/view.ts';
import { link, text } from '../../builders.ts';
import type { FactPath } from '../../fact-path.ts';
import type { LinkResolver } from '../link-resolver.ts';

/** Maximum of names in a row; others are on the page that shows all. */
const mostNamed = 12;
/** Number of entries with a sentence. */
export const maxDescribed = 3;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Short<F extends FactPath> extends Pick<ViewSection<F>, 'id' | 'count'> {
  readonly title: string;
  /** Page with all of it. */
  readonly all: string;
  /** Text of the link; absent: the standard one. */
  readonly more?: string;
  /** Anchors of entries not shown. */
  readonly anchors?: readonly string[];
  readonly blocks: readonly (ViewSection<F>['blocks'][number] | false)[];
}

/** A short section, which links to the page with all of it. */
export const summarySection = <F extends FactPath>(
  site: Site,
  { title, all, more, anchors = [], blocks, ...head }: Short<F>,
) =>
  ({
    ...head,
    title,
    all: { label: more ?? translate(languageOfSite(site), 'frame.showAll', { name: title }), to: all },
    ...(anchors.length > 0 && { anchors }),
    blocks: blocks.filter((block) => block !== false),
  }) satisfies ViewSection<F>;

/** Anchor of an entry, kept where it is only named. */
export const entryAnchorId = (of: EntryKind, { id }: Pick<Named, 'id'>): string => entryAnchor(of, id).slice(1);

/** Name of an entry, with a link to it. */
export const linkedName = <F extends FactPath>(ways: LinkResolver, of: EntryKind, fact: F, { id, name }: Named) =>
  link(fact, name, ways.entry(of, id));

/** Names in one line, up to the maximum. */
const linkedNames = <F extends FactPath>(ways: LinkResolver, of: EntryKind, fact: F, items: readonly Named[]) =>
  joinWithCommas(items.slice(0, mostNamed).map((each) => linkedName(ways, of, fact, each)));

/** Names of remaining entries; false if none. */
export function remainingNames<F extends FactPath>(
  ways: LinkResolver,
  of: EntryKind,
  fact: F,
  items: readonly Named[],
): ParagraphBlock<F> | false {
  const others = items.slice(maxDescribed);
  return others.length > 0 && { kind: 'paragraph', role: 'remark', line: linkedNames(ways, of, fact, others) };
}

/** Lists that the homepage shows by name. */
const lists = {
  products: ['product', 'company.products.name', (site: Site) => site.company.products],
  industries: ['industry', 'industries.industries.name', (site: Site) => site.industries],
  workflows: ['workflow', 'solutions.workflows.name', (site: Site) => site.workflows],
  technology: ['technology', 'solutions.technologyStack.name', (site: Site) => site.technologyStack],
  locations: ['location', 'company.locations.name', (site: Site) => site.company.locations],
  people: ['person', 'company.people.name', (site: Site) => site.company.people],
} as const satisfies Partial<Record<HomeSection, readonly [EntryKind, FactPath, (site: Site) => readonly unknown[]]>>;

type ListName = keyof typeof lists;
/** Names of rows. */
export type RowName = ListName | 'publicRecord';
/** Facts that rows show. */
type InRow = (typeof lists)[ListName][1] | `company.publicRecords.${'title' | 'date'}`;
/** Facts of a row as a section of its own, where products are cards. */
export type RowFact = InRow | `company.products.${'id' | 'summary' | 'access' | 'price'}`;

type Row = RowsBlock<InRow>['rows'][number];

/** Whether a section becomes a row if a page has it in full. */
export const isRowSection = (name: HomeSection): name is RowName => name === 'publicRecord' || name in lists;

/** Row of a list with a page; it must not be empty. */
export function buildRow(site: Site, ways: LinkResolver, name: RowName, to: string): Row {
  const title = { label: translate(languageOfSite(site), `section.${name}`), to };
  if (name === 'publicRecord') return newestRecord(site, ways, title);
  const [of, fact, itemsOf] = lists[name];
  const items = itemsOf(site);
  return {
    anchors: [name, ...items.map((each) => entryAnchorId(of, each))],
    title,
    line: linkedNames<InRow>(ways, of, fact, items),
  };
}

/** Row of the newest public record, with its date. */
function newestRecord(site: Site, ways: LinkResolver, title: Row['title']): Row {
  const { publicRecords } = site.company;
  const [newest] = publicRecords.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return {
    anchors: ['public-record', ...publicRecords.map((each) => entryAnchorId('record', each))],
    title,
    line:
      newest === undefined
        ? []
        : translateToParts(languageOfSite(site), 'text.noted', {
            text: link<InRow>('company.publicRecords.title', newest.title, ways.entry('record', newest.id)),
            note: text<InRow>('company.publicRecords.date', newest.date, 'date'),
          }),
  };
}

/** Three solutions in a sentence each, and names of others. */
export function solutionsSummary(site: Site, ways: LinkResolver, all: string) {
  const { solutions } = site;
  return summarySection<`solutions.solutions.${'name' | 'summary' | 'audience'}`>(site, {
    id: 'solutions',
    title: translate(languageOfSite(site), 'section.solutions'),
    all,
    count: solutions.length,
    anchors: solutions.slice(maxDescribed).map((each) => entryAnchorId('solution', each)),
    blocks: [
      {
        kind: 'teasers',
        form: 'cards',
        teasers: solutions.slice(0, maxDescribed).map((each) => ({
          anchor: entryAnchorId('solution', each),
          name: linkedName(ways, 'solution', 'solutions.solutions.name', each),
          summary: text('solutions.solutions.summary', each.summary),
          picture: findPicture(site, each),
          note: [text('solutions.solutions.audience', each.audience)],
        })),
      },
      remainingNames(ways, 'solution', 'solutions.solutions.name', solutions),
    ],
  });
}
