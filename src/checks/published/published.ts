import { stripParameters } from '../../core/media-types.ts';
import { getReleaseFile, type Headers, type Release } from '../../core/release.ts';
import type { PublishedRepresentation } from '../statements/statement.ts';
import { findLanguageSection, type LanguageSection } from './languages.ts';

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
