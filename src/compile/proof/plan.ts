import { factsOf } from '../../checks/proof/facts.ts';
import { type Meant, sitePlace, urlOf } from '../../checks/proof/input.ts';
import { letters } from '../../checks/proof/letters.ts';
import { isForMachines } from '../../checks/proof/machine.ts';
import type { PageKit, PageMeant } from '../../checks/proof/page-meant.ts';
import { sectionPath } from '../../content/renamable-pages.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { fileIn } from '../../core/release.ts';
import { notFound } from '../../site/pages/not-found.ts';
import { keyOfKit, kitOf } from './kit.ts';

/** Which pages are read: all of them, or those that state who the organisation is and one in so many of the others. */
export type Pages = 'all' | 'sample';

/** Of the other pages, one in so many belongs to the sample. */
export const oneIn = 128;

/** What is to be read, each with a key that stands for its bytes and for what they are to say. */
export interface Plan {
  readonly machines: readonly { readonly document: Document; readonly key: string }[];
  readonly pages: Iterable<PageTask>;
  /** What is the same for all pages; made when it is first asked for. */
  kit(): PageKit;
}

/** A page that is to be read; `key` stands for its bytes, its mirror's, and what they are to say. */
export interface PageTask {
  readonly meant: PageMeant;
  readonly key: string;
}

/** A page with its text and that of its mirror, as they were read back. */
export type TaskWithTexts = readonly [task: PageTask, html: string | undefined, markdown: string | undefined];

/**
 * Plans a proof: documents for programs that were written now or are not known under their key; pages of which something
 * was written now, and, where all are read, those that are not known. A key stands for all that readers compare.
 */
export function planOf(
  meant: Meant,
  written: ReadonlySet<string>,
  isKnown: (key: string) => boolean,
  which: Pages,
): Plan {
  const { routes, redirects } = meant.release;
  const facts = sha256(JSON.stringify(factsBehind(meant))).slice(0, 16);
  const paths = sha256([...routes.keys(), '', ...redirects.keys()].join('\n')).slice(0, 16);
  const shaOf = (file: string) => fileIn(meant.release, file).sha256;
  let made: PageKit | undefined;
  const kit = () => {
    made ??= kitOf(meant);
    return made;
  };
  const listed = sha256(JSON.stringify(listedBehind(meant))).slice(0, 16);
  const dates = sha256(meant.catalog.map(({ path, updated }) => `${path} ${updated}`).join('\n')).slice(0, 16);
  const machines = meant.catalog.flatMap((document) => {
    if (!isForMachines(document)) return [];
    // Only sitemaps tell the days of other documents.
    const days = document.file.endsWith('.xml') ? dates : document.updated;
    const key = sha256([document.path, shaOf(document.file), facts, listed, paths, days].join(' ')).slice(0, 24);
    return written.has(document.file) || !isKnown(key) ? [{ document, key }] : [];
  });
  return { machines, pages: pagesOf(), kit };

  function* pagesOf(): Generator<PageTask> {
    const mirrors = new Map(meant.catalog.flatMap((each) => (each.mirrorOf ? [[each.mirrorOf, each] as const] : [])));
    let ofAll: string | undefined;
    // The page for what is not there has no address, and stands in no catalogue.
    for (const document of [...meant.catalog, notFound(meant.site)]) {
      if ('kind' in document && document.kind !== 'page') continue;
      const mirror = mirrors.get(document.path);
      const isWritten = written.has(document.file) || (mirror !== undefined && written.has(mirror.file));
      if (which === 'sample' && !(isWritten && isInSample(document))) continue;
      const page = meantOf(meant, document, mirror);
      const shas = [shaOf(document.file), mirror ? shaOf(mirror.file) : ''];
      ofAll ??= keyOfKit(kit());
      const key = sha256(JSON.stringify([page, shas, ofAll])).slice(0, 24);
      if (isWritten || !isKnown(key)) yield { meant: page, key };
    }
  }

  /** What else states facts, documents that programs read state too: the homepage and the guide are long. */
  function isInSample(document: PageDocument): boolean {
    const { site, path } = sitePlace(meant, document.path);
    const statesFacts = (['company', 'contact', 'legalNotice'] as const).some(
      (each) => path === sectionPath(site, each),
    );
    return statesFacts || Number.parseInt(shaOf(document.file).slice(0, 4), 16) % oneIn === 0;
  }
}

/** What documents for programs state: the typed modules, and what the site says of itself. */
function factsBehind({ site }: Meant): unknown {
  return [site, ...(site.translations ?? [])].map((each) => {
    const { company, solutions, workflows, technologyStack, industries, access, facts, updated, language } = each;
    const { name, description, notice, security, contentSignals, aiCrawlers, contactEmail, noIndex, baseUrl } = each;
    const modules = { company, solutions, workflows, technologyStack, industries, access, facts, updated };
    const ofItself = { language, name, description, notice, security, contentSignals, aiCrawlers };
    return { ...modules, ...ofItself, contactEmail, noIndex, baseUrl };
  });
}

/** What they list beside that. */
function listedBehind({ site }: Meant): unknown {
  return [site, ...(site.translations ?? [])].map(({ questions, skills }) => [
    questions.map(({ id, question, markdown }) => [id, question, markdown]),
    skills.map(({ name, description, path, bytes }) => [name, description, path, sha256(bytes)]),
  ]);
}

type PageDocument = Document | Omit<Document, 'kind'>;

/** What a page is to say, as the table of documents and the content have it. */
function meantOf(meant: Meant, document: PageDocument, mirror: Document | undefined): PageMeant {
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
    ...(path === '/' && { isHome: true, alsoSays: titlesIn(meant, document.language) }),
  };
}

/** The titles of all pages in a language, in letters. */
const titlesIn = ({ catalog }: Meant, language: string | undefined): string =>
  catalog.flatMap((each) => (each.kind === 'page' && each.language === language ? letters(each.title) : [])).join('\n');
