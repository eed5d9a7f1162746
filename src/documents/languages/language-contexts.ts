import { commonName } from '../../content/languages/file-languages.ts';
import { questionPath } from '../../content/question-path.ts';
import { listGeneratedPages } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { assertDefined } from '../../core/assert-defined.ts';
import { pageOfMirror } from '../../core/canonical.ts';
import type { Document, LanguageContext, RenderContext, Translation } from '../../core/document.ts';
import { stripLabels } from '../../core/labels.ts';
import { absoluteUrl, mirrorPath } from '../../core/url.ts';
import { languageIndependentFactories } from './language-independent.ts';
import { LocalizedDocument } from './localize-documents.ts';
import { buildTranslationTable } from './translations.ts';

/** Contexts for rendering documents of a site with several languages: that of the first, and of each other. */
export function createLanguageContexts(site: Site, catalog: readonly Document[]): RenderContext {
  const elsewhere = catalog.filter((document) => document instanceof LocalizedDocument);
  const ofFirst = catalog.filter((document) => !(document instanceof LocalizedDocument));
  const table = buildTranslationTable(site, catalog);
  const contextWith = (
    documents: readonly Document[],
    place: LanguageContext['place'],
    foreign: LanguageContext['foreign'],
  ): RenderContext => ({
    catalog: documents,
    url: (path) => absoluteUrl(site.baseUrl, place(path)),
    languages: {
      place,
      foreign,
      translationsOf: (path) => table.get(stripLabels(place(path))) ?? none,
      elsewhere,
      within,
    },
  });
  const made = new Map<string, RenderContext>();
  const within = (key: string): RenderContext => {
    const other = site.translations?.find(({ inLanguage }) => inLanguage?.key === key);
    const context = made.get(key) ?? contextOf(assertDefined(other, `the site in ${key}`));
    made.set(key, context);
    return context;
  };
  const contextOf = (other: Site): RenderContext => {
    const own = elsewhere.filter(({ key }) => key === other.inLanguage?.key);
    const places = new Map([...own.flatMap((document) => placesOf(document)), ...renamedPages(site, other)]);
    const place = placeIn(places);
    const isOwn = new Set(own.map((document) => document.own.path));
    const firstPages = new Set<string>();
    for (const { path, kind } of ofFirst) if (kind === 'page' && !places.has(path)) firstPages.add(path);
    // Documents made once stand in all catalogs, in the words of each.
    const said = new Map(
      [...languageIndependentFactories].flatMap((make) => [make(other, [])].flat()).map((each) => [each.path, each]),
    );
    const shared = ofFirst
      .filter(({ path, kind }) => !isOwn.has(path) && kind !== 'page' && kind !== 'mirror')
      .map((document) => said.get(document.path) ?? document);
    return contextWith([...own.map((document) => document.own), ...shared], place, (path) =>
      firstPages.has(stripLabels(path)) ? site.language : undefined,
    );
  };
  return contextWith(
    ofFirst,
    (path) => path,
    () => undefined,
  );
}

const none: readonly Translation[] = [];

/** Address of a document in the first language, with its own; a mirror without its page stands for that too. */
function placesOf({ own, path }: LocalizedDocument): (readonly [from: string, to: string])[] {
  const place = [own.path, path] as const;
  const isAlone = own.kind === 'mirror' && own.mirrorOf === undefined;
  return isAlone ? [place, [pageOfMirror(own.path), pageOfMirror(path)]] : [place];
}

/** Puts a path in its place; query, fragment and labels follow. A path without a place here is the first language's. */
function placeIn(places: ReadonlyMap<string, string>): LanguageContext['place'] {
  return (written) => {
    const [path = ''] = /^[^?#\uE000-\uE0FF]*/.exec(written) ?? [];
    return (places.get(path) ?? path) + written.slice(path.length);
  };
}

/** Links are written with the address that a page has in the first language: where it has another here, by that. */
function renamedPages(site: Site, other: Site): (readonly [from: string, to: string])[] {
  const namedIn = (each: Site) => [
    ...each.pages.map(({ source, path }) => [commonName(source, site.languages), path] as const),
    ...listGeneratedPages(each),
    ...each.questions.map(({ id }) => [`faq/${id}`, questionPath(each, id)] as const),
  ];
  const names = new Map<string, string>(namedIn(site));
  const { prefix = '' } = other.inLanguage ?? {};
  return namedIn(other).flatMap(([name, path]) => {
    const first = names.get(name);
    if (first === undefined || first === path) return [];
    return [
      [first, prefix + path],
      [mirrorPath(first), prefix + mirrorPath(path)],
    ] as const;
  });
}
