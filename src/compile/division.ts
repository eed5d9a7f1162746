import type { Site } from '../content/site.ts';
import { fullTextPages, fullTextParts } from '../documents/llms-full-txt.ts';
import type { Edition } from './compile.ts';

/** How the texts of pages are divided among files: for an edition and all its revisions. */
export interface Division {
  /** What stands in which file, as one text: the sizes of pages decide it. */
  partsOf(site: Site): string;
  /** The files that take the text of a file. */
  takersOf(file: string): readonly string[];
}

/** By what all revisions of an edition share. */
const known = new WeakMap<Edition['facts'], Division>();

/** The only lists that the texts of pages decide. */
export function divisionOf(edition: Edition): Division {
  const found = known.get(edition.facts) ?? divide(edition);
  known.set(edition.facts, found);
  return found;
}

function divide({ site, catalog }: Edition): Division {
  const pages = fullTextPages(site, catalog);
  const parts = new WeakMap<Site, string>();
  const takers = new Map<string, string[]>();
  for (const { file, texts = [] } of catalog)
    for (const of of texts) takers.set(of.file, [...(takers.get(of.file) ?? []), file]);
  return {
    partsOf(site) {
      const found = parts.get(site) ?? fullTextParts(site, pages);
      parts.set(site, found);
      return found;
    },
    takersOf: (file) => takers.get(file) ?? [],
  };
}
