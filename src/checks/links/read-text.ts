import { type MediaType, mediaTypes } from '../../core/media-types.ts';
import type { TextFacts } from '../../core/release.ts';
import { copied } from '../../core/shared-texts.ts';
import { linksAndIds, textLinks } from './extraction.ts';

/** The links of a document to these origins, and the anchors of HTML. What it returns goes through `shared`: copies. */
export function readText(
  mediaType: MediaType,
  text: string,
  origins: readonly string[],
  shared: (text: string) => string,
): Pick<TextFacts, 'links' | 'ids'> {
  if (mediaType !== mediaTypes.html) return { links: textLinks(text, origins).map(shared) };
  const { links, ids } = linksAndIds(text, origins);
  return { links: links.map(shared), ids: copied([...ids].join(' ')) };
}
