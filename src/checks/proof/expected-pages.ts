import { sectionPath } from '../../content/renamable-pages.ts';
import type { Document } from '../../core/document.ts';
import { notFound } from '../../site/pages/not-found.ts';
import { letters } from '../published/letters.ts';
import { listPageFacts } from './expected-facts.ts';
import { type ExpectedOutput, resolveSitePath, toOriginUrl } from './expected-output.ts';
import type { ExpectedPage } from './expected-page.ts';

type PageDocument = Document | Omit<Document, 'kind'>;

/** Lists every page of a release with what it is to say, as the table of documents and the content have it. */
export function listExpectedPages(expected: ExpectedOutput): ExpectedPage[] {
  const mirrors = new Map(expected.catalog.flatMap((each) => (each.mirrorOf ? [[each.mirrorOf, each] as const] : [])));
  // The page for what is not there has no address, and stands in no catalogue.
  return [...expected.catalog.filter(({ kind }) => kind === 'page'), notFound(expected.site)].map((document) =>
    expectedPage(expected, document, mirrors.get(document.path)),
  );
}

function expectedPage(expected: ExpectedOutput, document: PageDocument, mirror: Document | undefined): ExpectedPage {
  const { site, path } = resolveSitePath(expected, document.path);
  const { file, title, description, updated } = document;
  // An editor's own page at such a place says what its editor wrote.
  const isWritten = document.source?.startsWith('content/pages/') === true;
  const isRicher =
    path.startsWith('/docs/api/') || path === sectionPath(site, 'questions') || path === sectionPath(site, 'search');
  return {
    ...{ file, title, description, updated, language: document.language ?? site.language },
    ...{
      url: 'kind' in document ? toOriginUrl(expected, document.path) : undefined,
      mirror: mirror?.file,
      mirrorUrl: mirror && toOriginUrl(expected, mirror.path),
    },
    facts: isWritten ? [] : listPageFacts(site, path),
    isRicher,
    ...(path === '/' && { isHome: true, alsoSays: titlesIn(expected) }),
  };
}

/** The titles of all pages, in letters: a page that has no translation is listed in its own language. */
const titlesIn = ({ catalog }: ExpectedOutput): string =>
  catalog.flatMap(({ kind, title }) => (kind === 'page' ? letters(title) : [])).join('\n');
