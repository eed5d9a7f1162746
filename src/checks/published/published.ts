import { stripParameters } from '../../core/media-types.ts';
import { getReleaseFile, type Headers, type Release } from '../../core/release.ts';
import type { PublishedRepresentation } from '../statements/statement.ts';
import { languageAt, type Placed } from './languages.ts';

/** Every representation of a path as a reader gets it; of what is no text, none. */
export function publishedAt(
  path: string,
  release: Release,
  languages: readonly Placed[],
  more: Pick<PublishedRepresentation, 'origins' | 'isFree'> = {},
): PublishedRepresentation[] {
  return (release.routes.get(path)?.variants ?? []).flatMap(({ file, headers }) => {
    const mediaType = stripParameters(headers['Content-Type'] ?? '');
    if (!isText.test(mediaType)) return [];
    return [
      {
        ...{ path, mediaType, origin: release.baseUrl, ...languageAt(path, languages), ...more },
        headers: lowerCase(headers),
        get text() {
          return Buffer.from(getReleaseFile(release, file).bytes).toString('utf8');
        },
      },
    ];
  });
}

/** Header fields with their names in lower case. */
export const lowerCase = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const isText = /^(?:text\/(?:html|markdown|plain)|application\/(?:[\w.-]+\+)?(?:json|xml))\b/;
