import { sectionPath } from '../../content/renamable-pages.ts';
import type { Document } from '../../core/document.ts';
import { notFound } from '../../site/pages/not-found.ts';
import { factsOf } from './facts.ts';
import { type Meant, sitePlace, urlOf } from './input.ts';
import { letters } from './letters.ts';
import type { PageMeant } from './page-meant.ts';

type PageDocument = Document | Omit<Document, 'kind'>;

/** Lists every page of a release with what it is to say, as the table of documents and the content have it. */
export function expectedPages(meant: Meant): PageMeant[] {
  const mirrors = new Map(meant.catalog.flatMap((each) => (each.mirrorOf ? [[each.mirrorOf, each] as const] : [])));
  // The page for what is not there has no address, and stands in no catalogue.
  return [...meant.catalog.filter(({ kind }) => kind === 'page'), notFound(meant.site)].map((document) =>
    expectedPage(meant, document, mirrors.get(document.path)),
  );
}

function expectedPage(meant: Meant, document: PageDocument, mirror: Document | undefined): PageMeant {
  const { site, path } = sitePlace(meant, document.path);
  const { file, title, description, updated } = document;
  // An editor's own page at such a place says what its editor wrote.
  const isWritten = document.source?.startsWith('content/pages/') === true;
  const isRicher =
    path.startsWith('/docs/api/') || path === sectionPath(site, 'questions') || path === sectionPath(site, 'search');
  return {
    ...{ file, title, description, updated, language: document.language ?? site.language },
    ...{
      url: 'kind' in document ? urlOf(meant, document.path) : undefined,
      mirror: mirror?.file,
      mirrorUrl: mirror && urlOf(meant, mirror.path),
    },
    facts: isWritten ? [] : factsOf(site, path),
    isRicher,
    ...(path === '/' && { isHome: true, alsoSays: titlesIn(meant) }),
  };
}

/** The titles of all pages, in letters: a page that has no translation is listed in its own language. */
const titlesIn = ({ catalog }: Meant): string =>
  catalog.flatMap(({ kind, title }) => (kind === 'page' ? letters(title) : [])).join('\n');
