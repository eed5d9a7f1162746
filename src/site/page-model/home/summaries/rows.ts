import type { HomeSection } from '../../../../content/home-sections.ts';
import type { Site } from '../../../../content/site.ts';
import type { EntryKind } from '../../../../core/url.ts';
import { languageOfSite } from '../../../../language/own-words.ts';
import { translate, translateToParts } from '../../../../language/translate.ts';
import type { RowsBlock } from '../../../../theme/model/view.ts';
import { link, text } from '../../builders.ts';
import type { FactPath } from '../../fact-path.ts';
import type { LinkResolver } from '../link-resolver.ts';
import { entryAnchorId, linkedNames } from './summary-section.ts';

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
type InRow = (typeof lists)[ListName][1] | `company.publicRecords.${'title' | 'date'}`;

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
