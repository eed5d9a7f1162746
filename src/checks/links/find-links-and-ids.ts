import { copyString } from '../../core/copy-string.ts';
import { type MediaType, mediaTypes } from '../../core/media-types.ts';
import type { TextFacts } from '../../core/release.ts';
import { findHtmlLinksAndIds, findTextLinks } from './extract-links.ts';

/** The links of a document to these origins, which may be views of its text, and the anchors of HTML. */
export function findLinksAndIds(
  mediaType: MediaType,
  text: string,
  origins: readonly string[],
): Pick<TextFacts, 'links' | 'ids'> {
  if (mediaType !== mediaTypes.html) return { links: findTextLinks(text, origins) };
  const { links, ids } = findHtmlLinksAndIds(text, origins);
  return { links, ids: copyString([...ids].join(' ')) };
}
