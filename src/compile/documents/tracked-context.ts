import type { Document, RenderContext } from '../../core/document.ts';
import { type ReadListener, trackRows } from './track-reads.ts';

/** Render context that notes each read, except of texts that the document named before. */
export function trackContext(
  { catalog, url, textOf }: RenderContext,
  { texts }: Pick<Document, 'texts'>,
  note: ReadListener,
): RenderContext {
  const named = new Set(texts);
  return {
    catalog: trackRows('catalog', catalog, note),
    url(path) {
      note('site baseUrl');
      return url(path);
    },
    ...(textOf && {
      textOf(document) {
        if (!named.has(document)) note('catalog render');
        return textOf(document);
      },
    }),
  };
}
