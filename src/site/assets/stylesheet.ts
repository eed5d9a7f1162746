import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { style } from '../styles/style.ts';

/** Named by its content, so that caches may keep it for ever. */
export const stylesheetPath = `/assets/style.${sha256(style).slice(0, 12)}.css`;

/** The one stylesheet of the site. */
export function stylesheet(): Document {
  return {
    path: stylesheetPath,
    file: stylesheetPath.slice(1),
    kind: 'asset',
    mediaType: mediaTypes.css,
    title: 'Stylesheet',
    description: 'Styles of all pages.',
    render: () => style,
  };
}
