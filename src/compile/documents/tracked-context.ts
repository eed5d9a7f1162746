import type { Document, RenderContext } from '../../core/document.ts';
import { type Note, trackedRows } from './tracked.ts';

/** Render context that notes each read, except of texts that the document named before. */
export function trackedContext(
  { catalog, url, textOf }: RenderContext,
  { texts }: Pick<Document, 'texts'>,
  note: Note,
): RenderContext {
  const named = new Set(texts);
  return {
    catalog: trackedRows('catalog', catalog, note),
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
