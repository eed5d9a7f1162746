import { groupBy } from './groups.ts';

/** Page that lists name, by its path: `/guides/start/`. */
export interface SectionItem {
  readonly path: string;
}

/** One list of pages: of a folder, of a period, or of those whose names in it begin alike. What it leaves out, others list. */
export interface ListSection<T extends SectionItem> {
  /** `/`, `/guides/`. */
  readonly folder: string;
  /** Common beginning of names in the folder; empty for all. `_` stands for the end of a name, `~2026` for a period. */
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
  /** Period of a page by its path, such as a year: its folder is divided by them first. */
  period?(path: string): string | undefined;
}

/** A folder that costs less than this share of the room is listed by the folder above, with all its pages. */
const smallFolder = 1 / 20;
/** A smaller share for names that begin alike: a list may have 38 such groups, links included. */
const smallGroup = 1 / 100;

/**
 * Divides pages into lists within a room, the first being the index (`first` is its room, where it holds more): folders,
 * and one folder by periods, by the next word of its names, or by letters where words are too many. Each rule looks at
 * one of them alone: a page more changes few lists.
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
  const groups = fits ? [] : groupsOf(units, folder, prefix, measure);
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
 * Units by period, else by the first word or letter in which their names differ; the folder's own page has no name. Names of
 * other generators are percent-encoded: letters are those that people read.
 */
function groupsOf<T extends SectionItem>(
  units: readonly Unit<T>[],
  folder: string,
  prefix: string,
  { room, link, period }: SectionBudget<T>,
) {
  const written = ({ name }: Unit<T>) => `${decodeURIComponent(name)}_`;
  const length = commonLength(units.flatMap((unit) => (unit.name === '' ? [] : written(unit))));
  const by = (prefixOf: (unit: Unit<T>) => string) =>
    [...groupBy(units, prefixOf)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([start, own]) => {
        const isSmall = (own.length === 1 && own[0]?.isLink) || sum(own) <= room * smallGroup;
        return { prefix: start, units: own, isSmall, cost: isSmall ? sum(own) : link(folder, start) };
      });
  const byPeriod = ({ pages: [first] }: Unit<T>) => `~${(prefix === '' && first && period?.(first.item.path)) || ''}`;
  // To the end of the word in which names differ.
  const word = new RegExp(`^.{${length}}[^-_]*[-_]?`, 's');
  const byWord = (unit: Unit<T>) => word.exec(written(unit))?.[0] ?? '_';
  for (const prefixOf of [byPeriod, byWord]) {
    const groups = by(prefixOf);
    if (groups.length > 1 && sum(groups) <= room) return groups;
  }
  return by((unit) => beginning(written(unit), length + 1));
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
