import { findLinksAndIds } from '../checks/links/find-links-and-ids.ts';
import { type MediaType, mediaTypes } from '../core/media-types.ts';
import type { TextFacts } from '../core/release.ts';
import { estimateTokens } from '../core/tokens.ts';

/** Facts of a document's text, for later steps; links may be views of it. */
export function extractTextFacts(mediaType: MediaType, text: string, origins: readonly string[]): TextFacts {
  const tokens = mediaType === mediaTypes.markdown ? estimateTokens(text) : undefined;
  return { tokens, ...findLinksAndIds(mediaType, text, origins) };
}
