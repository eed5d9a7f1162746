import { type MediaType, mediaTypes } from '../../core/media-types.ts';
import type { TextFacts } from '../../core/release.ts';
import { copied } from '../../core/shared-texts.ts';
import { linksAndIds, textLinks } from './extraction.ts';

/** The links of a document to these origins, which may be views of its text, and the anchors of HTML. */
export function readText(
  mediaType: MediaType,
  text: string,
  origins: readonly string[],
): Pick<TextFacts, 'links' | 'ids'> {
  if (mediaType !== mediaTypes.html) return { links: textLinks(text, origins) };
  const { links, ids } = linksAndIds(text, origins);
  return { links, ids: copied([...ids].join(' ')) };
}
