import { findFileLinks } from '../../content/file-links.ts';
import { listSiteLanguages } from '../../content/languages/languages.ts';
import { listTypedModules, type Sources } from '../../content/read/load.ts';
import { createPositionLookup } from '../../content/read/position.ts';
import type { ValuePath } from '../../content/read/source.ts';
import type { Position } from '../../core/problem.ts';
import { isDraft, resolvePageAddress } from './causes.ts';
import { findLinkOffsets } from './extract-links.ts';
import { resolveLinkTarget, toTargetKey } from './target.ts';

/**
 * Every place in the published content at which a link of this origin is written, by toTargetKey(): in Markdown where
 * the address stands, in typed modules and front matter where the value does. One pass over everything. A link that
 * stayed text has no place: it has been reported as that. Drafts count only `withDrafts`.
 */
export function findLinkPositions(
  sources: Sources,
  origins: readonly string[],
  withDrafts = false,
): Map<string, Position[]> {
  const places = new Map<string, Position[]>();
  const languages = listSiteLanguages(sources);
  const add = (link: string, from: string, at?: Position) => {
    const key = toTargetKey(resolveLinkTarget(link, from));
    const known = places.get(key) ?? [];
    places.set(key, known);
    if (at) known.push(at);
  };
  for (const located of listTypedModules(sources))
    for (const { text, path } of texts(located.value)) {
      if (isOldAddress(path)) continue;
      if (/^\/(?!\/)/.test(text)) add(text, '/', located.locate(path));
      else for (const { link } of findLinkOffsets(text, origins)) add(link, '/', located.locate(path));
    }
  const skills = sources.skills.map(({ source }) => source);
  for (const source of [...sources.pages, ...sources.faq, ...(sources.news ?? []), ...skills]) {
    if (!withDrafts && isDraft(source)) continue;
    const { body, frontMatter, file, bodyLine } = source;
    // A question stands on the homepage.
    const from = resolvePageAddress(source, languages) ?? '/';
    for (const { text, path } of texts(frontMatter.value)) {
      // A path among the sections leads somewhere; a slug or a title does not.
      if (!isOldAddress(path) && path.length > 1 && /^\/(?!\/)/.test(text)) add(text, from, frontMatter.locate(path));
      for (const { link, at } of findLinkOffsets(text, origins))
        add(link, from, (text.includes('\n') && frontMatter.locateIn?.(path, at)) || frontMatter.locate(path));
    }
    const positionAt = createPositionLookup(file, body);
    const byFile = findFileLinks(file, body).map(({ at, written, path }) => ({
      link: path + (/^#[^\s)>]*/.exec(body.slice(at + written.length))?.[0] ?? ''),
      at,
    }));
    for (const { link, at } of [...bodyLinks(body, origins), ...byFile]) {
      const place = at === undefined ? undefined : positionAt(at);
      add(link, from, place && { ...place, line: place.line + bodyLine - 1 });
    }
  }
  return places;
}

// Links of content that linksIn() omits: `](#x`, `](</x>`, `](/x "title")`, `[a]: /x` at the start of a line.
const destination =
  /\]\([ \t]*(?:<(\/(?!\/)[^>\n]*|#[^>\n]*)>|(\/(?!\/)[^)\s]*|#[^)\s]*)([^)\n]*\)?))|^[ \t>]*\[[^\]\n]+\]:[ \t]*<?(\/(?!\/)[^>\s]*|#[^>\s]*)/gm;

/** Links with their offsets; of link syntax that stays text, which has been reported, without. */
function bodyLinks(body: string, origins: readonly string[]): { link: string; at: number | undefined }[] {
  const others = [...body.matchAll(destination)].flatMap((match) => {
    const [whole, inBrackets, bare, end, defined] = match;
    const link = inBrackets ?? bare ?? defined ?? '';
    // linksIn() has found it.
    if (end === ')' && link.startsWith('/')) return [];
    const isLink = end === undefined || /^[ \t]*(?:[ \t]["'(].*)?\)$/.test(end);
    return [{ link, at: isLink ? match.index + whole.indexOf(link, 2) : undefined }];
  });
  return [...findLinkOffsets(body, origins), ...others];
}

/** Old address of a redirect, which is no link. */
function isOldAddress([name, , member]: ValuePath): boolean {
  return name === 'formerly' || (name === 'redirects' && member === 'from');
}

function texts(value: unknown, path: ValuePath = []): { text: string; path: ValuePath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    texts(member, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
