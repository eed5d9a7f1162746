import type { HomeSection } from '../../../content/home-sections.ts';
import { hasPage, type RenamablePage, sectionPath } from '../../../content/renamable-pages.ts';
import type { Site } from '../../../content/site.ts';
import { type EntryKind, entryAnchor } from '../../../core/url.ts';
import { entryPath } from '../../facts/entry-path.ts';

/** Where the homepage leads: what has a page of its own is told in short there. */
export interface Ways {
  /** The page that tells a section in full; undefined: the homepage does. */
  section(name: HomeSection): string | undefined;
  /** Where an entry is told in full. */
  entry(of: EntryKind, id: string): string;
  /** Where one writes to the organisation. */
  readonly contact: string;
}

/** Sections that stand on the page of another, or on one of another name. */
const pages: Readonly<Partial<Record<HomeSection, RenamablePage>>> = {
  workflows: 'solutions',
  technology: 'solutions',
  publicRecord: 'record',
};

/** The ways of a site; its sections have a page only where there is something to list. */
export function waysOf(site: Site): Ways {
  return {
    section(name) {
      const page = pages[name] ?? (name as RenamablePage);
      return hasPage(site, page) ? sectionPath(site, page) : undefined;
    },
    entry: (of, id) => entryPath(site, of, id) ?? `/${entryAnchor(of, id)}`,
    contact: sectionPath(site, 'contact'),
  };
}
