import { stripParameters } from '../../core/media-types.ts';
import { getReleaseFile, type Headers, type Release } from '../../core/release.ts';
import { findMissingCatalogue } from '../../language/language-by-tag.ts';
import type { PublishedRepresentation } from '../statements/statement.ts';
import { parsePublishedPage } from './page.ts';

/** Every representation of a path as a reader gets it; of what is no text, none. */
export function findPublished(
  path: string,
  release: Release,
  languages: readonly LanguageSection[],
  more: Pick<PublishedRepresentation, 'origins' | 'isFree'> = {},
): PublishedRepresentation[] {
  return (release.routes.get(path)?.variants ?? []).flatMap(({ file, headers }) => {
    const mediaType = stripParameters(headers['Content-Type'] ?? '');
    if (!isText.test(mediaType)) return [];
    return [
      {
        ...{ path, mediaType, origin: release.baseUrl, ...findLanguageSection(path, languages), ...more },
        headers: lowerCaseHeaders(headers),
        get text() {
          return Buffer.from(getReleaseFile(release, file).bytes).toString('utf8');
        },
      },
    ];
  });
}

/** Header fields with their names in lower case. */
export const lowerCaseHeaders = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const isText = /^(?:text\/(?:html|markdown|plain)|application\/(?:[\w.-]+\+)?(?:json|xml))\b/;

/** A language of an origin, and where it lives: empty, or `/en`. */
export interface LanguageSection {
  readonly language: string;
  readonly prefix: string;
}

/** The languages of an origin, as its homepage says: its own, then those of its alternates. English where it says none. */
export function listLanguageSections(home: string, origin: string): readonly LanguageSection[] {
  const { language, links } = parsePublishedPage(home);
  const others = links.flatMap(({ rel, hreflang, href }) => {
    const prefix = href.startsWith(`${origin}/`) ? href.slice(origin.length, -1) : '';
    const isOther = rel === 'alternate' && hreflang !== '' && hreflang !== 'x-default';
    return !isOther || prefix === '' || prefix.includes('.') ? [] : [{ language: spokenTag(hreflang), prefix }];
  });
  return [{ language: spokenTag(language), prefix: '' }, ...others];
}

const spokenTag = (tag: string): string => (tag !== '' && findMissingCatalogue(tag) === undefined ? tag : 'en');

/** The language that a path is in. */
export const findLanguageSection = (path: string, languages: readonly LanguageSection[]): LanguageSection =>
  languages.find(({ prefix }) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`)) ??
  languages[0] ?? { language: 'en', prefix: '' };
