import { hasContactForm } from '../../../api/v1/access.ts';
import type { HomeSection } from '../../../content/home-sections.ts';
import { hasPage, type RenamablePage, sectionPath } from '../../../content/renamable-pages.ts';
import type { Site } from '../../../content/site.ts';
import { type EntryKind, entryAnchor } from '../../../core/url.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import type { LabelledLink } from '../../../theme/model/frame.ts';
import { entryPath } from '../../facts/entry-path.ts';

/** Links of the homepage: lists with own pages are in short there. */
export interface LinkResolver {
  /** Page of a full section; undefined: the homepage. */
  section(name: HomeSection): string | undefined;
  /** Address of a full entry. */
  entry(of: EntryKind, id: string): string;
  /** The contact page; it promises a form only where there is one. */
  readonly contact: LabelledLink;
}

/** Sections on another section's page, or on one of another name. */
const pages: Readonly<Partial<Record<HomeSection, RenamablePage>>> = {
  workflows: 'solutions',
  technology: 'solutions',
  publicRecord: 'record',
};

/** Links of a site; only sections with content have pages. */
export function createLinkResolver(site: Site): LinkResolver {
  return {
    section(name) {
      const page = pages[name] ?? (name as RenamablePage);
      return hasPage(site, page) ? sectionPath(site, page) : undefined;
    },
    entry: (of, id) => entryPath(site, of, id) ?? `/${entryAnchor(of, id)}`,
    contact: {
      label: translate(languageOfSite(site), hasContactForm(site) ? 'contact.write' : 'section.contact'),
      to: sectionPath(site, 'contact'),
    },
  };
}
