import { groupBy } from './groups.ts';

/** Page that lists name, by its path: `/guides/start/`. */
export interface SectionItem {
  readonly path: string;
}

/** One list of pages: of a folder, or of those whose names in it begin alike. What it leaves out, others list. */
export interface ListSection<T extends SectionItem> {
  /** `/`, `/guides/`. */
  readonly folder: string;
  /** Common beginning of names in the folder; empty for all. `_` stands for the end of a name. */
  readonly prefix: string;
  /** Pages in it and below. */
  readonly all: readonly T[];
  /** Pages of its own. */
  readonly items: readonly T[];
  /** Lists of the rest. */
  readonly sections: readonly ListSection<T>[];
}

interface SectionBudget<T extends SectionItem> {
  /** Highest total cost of a list. */
  readonly room: number;
  cost(item: T): number;
  /** Cost of the link to a section. */
  link(folder: string, prefix: string): number;
}

/** A folder that costs less than this share of the room is listed by the folder above, with all its pages. */
const smallFolder = 1 / 20;
/** A smaller share for names that begin alike: a list may have 38 such groups, links included. */
const smallGroup = 1 / 100;

/**
 * Divides pages into lists within a room, the first being the index (`first` is its room, where it holds more): folders,
 * and names of one folder by their first letters. Each rule looks at one of them alone: a page more changes few lists.
 */
export function divideIntoSections<T extends SectionItem>(
  items: readonly T[],
  measure: SectionBudget<T>,
  first: number = measure.room,
): ListSection<T> {
  return folderSection('/', costed(items, measure), measure, first);
}

/** Sections below one, each before those that it links to. */
export function listSubsections<T extends SectionItem>({ sections }: ListSection<T>): ListSection<T>[] {
  return sections.flatMap((section) => [section, ...listSubsections(section)]);
}

interface Costed<T> {
  readonly item: T;
  readonly cost: number;
}

/** Unit of a list: one page, a small folder with all its pages, or the link to a large one. */
interface Unit<T> {
  readonly name: string;
  readonly pages: readonly Costed<T>[];
  readonly isLink: boolean;
  readonly cost: number;
}

const costed = <T extends SectionItem>(items: readonly T[], measure: SectionBudget<T>): Costed<T>[] =>
  items.map((item) => ({ item, cost: measure.cost(item) }));

const sum = (all: readonly { readonly cost: number }[]) => all.reduce((total, { cost }) => total + cost, 0);

function folderSection<T extends SectionItem>(
  folder: string,
  pages: readonly Costed<T>[],
  measure: SectionBudget<T>,
  room: number,
): ListSection<T> {
  if (sum(pages) <= room) {
    const all = pages.map(({ item }) => item);
    return { folder, prefix: '', all, items: all, sections: [] };
  }
  const units = [...groupBy(pages, ({ item }) => nameIn(folder, item.path))].map(([name, own]): Unit<T> => {
    const path = `${folder}${name}/`;
    const cost = sum(own);
    const isLink = cost > measure.room * smallFolder && own.some(({ item }) => isBelow(item.path, path) && name !== '');
    return { name, pages: own, isLink, cost: isLink ? measure.link(path, '') : cost };
  });
  return unitSection(folder, '', units, measure, room);
}

const isBelow = (path: string, folder: string) => path.length > folder.length && path.startsWith(folder);

/** `/guides/`, `/guides/pumps/small/` → `pumps`; the folder's own page has no name, a file has its own. */
function nameIn(folder: string, path: string): string {
  const end = path.indexOf('/', folder.length);
  return path.slice(folder.length, end < 0 ? path.length : end);
}

function unitSection<T extends SectionItem>(
  folder: string,
  prefix: string,
  units: readonly Unit<T>[],
  measure: SectionBudget<T>,
  room: number,
): ListSection<T> {
  const fits = units.length < 2 || sum(units) <= room;
  const groups = fits ? [] : groupsOf(units, measure);
  const listed = fits ? units : groups.filter(({ isSmall }) => isSmall).flatMap((group) => group.units);
  return {
    folder,
    prefix,
    all: units.flatMap(({ pages }) => pages.map(({ item }) => item)),
    items: listed.filter(({ isLink }) => !isLink).flatMap(({ pages }) => pages.map(({ item }) => item)),
    sections: [
      ...listed
        .filter(({ isLink }) => isLink)
        .map(({ name, pages }) => folderSection(`${folder}${name}/`, pages, measure, measure.room)),
      ...groups
        .filter(({ isSmall }) => !isSmall)
        .map((group) => unitSection(folder, group.prefix, group.units, measure, measure.room)),
    ],
  };
}

/**
 * Units by the first letter in which their names differ, in the order of the letters; the folder's own page has no name. Names
 * of other generators are percent-encoded: letters are those that people read.
 */
function groupsOf<T extends SectionItem>(units: readonly Unit<T>[], measure: SectionBudget<T>) {
  const written = ({ name }: Unit<T>) => `${decodeURIComponent(name)}_`;
  const length = commonLength(units.flatMap((unit) => (unit.name === '' ? [] : written(unit)))) + 1;
  return [...groupBy(units, (unit) => beginning(written(unit), length))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([prefix, own]) => ({
      prefix,
      units: own,
      isSmall: (own.length === 1 && own[0]?.isLink) || sum(own) <= measure.room * smallGroup,
    }));
}

/** Keeps surrogate pairs whole. */
const beginning = (text: string, length: number): string =>
  text.slice(0, /[\uD800-\uDBFF]/.test(text[length - 1] ?? '') ? length + 1 : length);

/** Length of the common beginning; at least one text must be given. */
function commonLength([first = '', ...others]: readonly string[]): number {
  return others.reduce((length, other) => {
    let same = 0;
    while (same < length && first[same] === other[same]) same += 1;
    return same;
  }, first.length);
}
