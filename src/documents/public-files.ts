import type { Site } from '../content/site.ts';
import type { Document } from '../core/document.ts';
import { mediaTypes, publicMediaTypes } from '../core/media-types.ts';

/** The files of public/, byte for byte. The loader has refused every extension that has no media type here. */
export function publicFiles(site: Site): Document[] {
  return site.publicFiles.map(({ path, bytes }) => ({
    path,
    file: path.slice(1),
    kind: 'public',
    mediaType: publicMediaTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? mediaTypes.text,
    title: path,
    description: 'A file of public/.',
    source: `public${path}`,
    render: () => bytes,
  }));
}
