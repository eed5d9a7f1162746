import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import text from '../scripts/page.ts?browser';

/** Named by its content, so that caches may keep it for ever. */
export const scriptPath = `/assets/script.${sha256(text).slice(0, 12)}.js`;

/** The one script of the site: it adds to pages that are complete without it. */
export function script(): Document {
  return {
    path: scriptPath,
    file: scriptPath.slice(1),
    kind: 'asset',
    mediaType: mediaTypes.js,
    title: 'Script',
    description: 'Search in the questions, the contact form, copy buttons, and requests to the API from its reference.',
    render: () => text,
  };
}
