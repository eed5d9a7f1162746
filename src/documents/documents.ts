import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import type { DocumentFactory } from './document-factory.ts';
import { documentFactories } from './index.ts';
import { languageIndependentFactories } from './languages/language-independent.ts';
import { localizeDocuments } from './languages/localize-documents.ts';

/** A line of the table, its input and its documents. */
export interface DocumentTableLine {
  readonly make: DocumentFactory;
  readonly above: readonly Document[];
  readonly documents: readonly Document[];
}

/**
 * Lists every document of a site, in the order of the table; `tell` hears of each line. Nothing is rendered. Of a site
 * with several languages the same table makes those of each, which then get their place below its prefix.
 */
export function listDocuments(site: Site, tell: (line: DocumentTableLine) => void = () => {}): Document[] {
  const ofEach = documentFactories.filter((make) => !languageIndependentFactories.has(make));
  const others = (site.translations ?? []).flatMap((each) => localizeDocuments(each, listed(each, ofEach, [])));
  const { attached } = site;
  const elsewhere = attached ? others.flatMap((document) => attached.keep(document) ?? []) : others;
  return [...listed(site, documentFactories, elsewhere, tell), ...elsewhere];
}

function listed(
  site: Site,
  makers: readonly DocumentFactory[],
  elsewhere: readonly Document[],
  tell: (line: DocumentTableLine) => void = () => {},
): Document[] {
  return makers.reduce<Document[]>((above, make) => {
    const made = [make(site, above, elsewhere)].flat();
    const { attached } = site;
    const own = attached ? made.flatMap((document) => attached.keep(document) ?? []) : made;
    tell({ make, above, documents: own });
    return above.concat(own);
  }, []);
}
