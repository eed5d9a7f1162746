import { commonName } from '../../content/languages/file-languages.ts';
import { questionPath } from '../../content/question-path.ts';
import { listGeneratedPages } from '../../content/renamable-pages.ts';
import type { Site } from '../../content/site.ts';
import { assertDefined } from '../../core/assert-defined.ts';
import type { Document, Translation } from '../../core/document.ts';
import { addToGroup } from '../../core/groups.ts';
import { absoluteUrl, mirrorPath } from '../../core/url.ts';
import { findPageFolders } from '../../site/facts/folders.ts';
import { LocalizedDocument } from './localize-documents.ts';

/**
 * Documents by their paths on the origin, with what they are in each language that has them, themselves included; those
 * that one language alone has are not in it. Reciprocal, because all of a group have the same list.
 */
export function buildTranslationTable(site: Site, documents: readonly Document[]): Map<string, readonly Translation[]> {
  const names = namesOfAll(site);
  const groups = new Map<string, { readonly path: string; readonly language: string }[]>();
  for (const document of documents) {
    const { path, kind } = document;
    if (kind === 'asset' || kind === 'public') continue;
    const isPlaced = document instanceof LocalizedDocument;
    const language = isPlaced ? document.language : site.language;
    const own = isPlaced ? document.own.path : path;
    const name = assertDefined(names.get(language), language).get(own) ?? own;
    addToGroup(groups, name, { path, language });
  }
  const table = new Map<string, readonly Translation[]>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const translations = group.map(({ path, language }) => ({ language, url: absoluteUrl(site.baseUrl, path) }));
    for (const { path } of group) table.set(path, translations);
  }
  return table;
}

/**
 * Pages of other languages whose address below the prefix is that of a different page in the first, each with that: a
 * link, which is written with the address of the first language, would lead to either.
 */
export function findAmbiguousPaths(
  site: Site,
  documents: readonly Document[],
): readonly (readonly [page: Document, first: Document])[] {
  if (!site.translations?.length) return [];
  const namesOf = namesOfAll(site);
  const firstNames = assertDefined(namesOf.get(site.language), site.language);
  // Two documents at one address are reported as that alone.
  const byPath = new Map<string, Document | undefined>();
  for (const document of documents) byPath.set(document.path, byPath.has(document.path) ? undefined : document);
  return documents.flatMap((document) => {
    if (!(document instanceof LocalizedDocument) || document.kind !== 'page') return [];
    const { path } = document.own;
    const first = byPath.get(path);
    if (first === undefined || byPath.get(document.path) === undefined) return [];
    const name = assertDefined(namesOf.get(document.language), document.language).get(path) ?? path;
    return name === (firstNames.get(path) ?? path) ? [] : [[document, first] as const];
  });
}

/** The names of pages in each language. What lists a folder is what an editor has written at its address in another. */
function namesOfAll(site: Site): ReadonlyMap<string, Map<string, string>> {
  const all = [site, ...(site.translations ?? [])];
  const names = new Map(all.map((each) => [each.language, namesIn(each)]));
  const written = new Map([...names.values()].flatMap((each) => [...each]));
  for (const each of all)
    for (const { path } of findPageFolders(each).indexes)
      for (const own of [path, mirrorPath(path)]) names.get(each.language)?.set(own, written.get(own) ?? own);
  return names;
}

/** Common names of pages in all languages, by their paths in one; and of their mirrors. */
function namesIn(site: Site): Map<string, string> {
  const names = new Map<string, string>();
  const written = site.pages.map(({ path, source }) => [commonName(source, site.languages), path] as const);
  const asked = site.questions.map(({ id }) => [`faq/${id}`, questionPath(site, id)] as const);
  for (const [name, path] of [...written, ...asked, ...listGeneratedPages(site)]) {
    names.set(path, name);
    names.set(mirrorPath(path), `${name}.md`);
  }
  return names;
}
