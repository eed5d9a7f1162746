import type { Site } from '../../content/site.ts';
import { sha256 } from '../../core/digest.ts';
import type { Document } from '../../core/document.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { defineDerivedValue } from '../../core/tracked-reads.ts';

/** A program for browsers, in the language of a site. */
interface BrowserProgram {
  /** Path with a digest of the content, so that caches may keep it for ever. */
  path(site: Site): string;
  document(site: Site): Document;
}

/** A named program; its `text` includes its words, so that pages need none, and browsers cache both. */
export function browserProgram(
  name: string,
  { text, ...about }: Pick<Document, 'title' | 'description'> & { text(site: Site): string },
): BrowserProgram {
  // Cached by site, as every page names it.
  const paths = new WeakMap<Site, string>();
  const pathOf = defineDerivedValue(`the address of ${name}`, (site: Site): string => {
    const known = paths.get(site);
    if (known) return known;
    const path = `/assets/${name}.${sha256(text(site)).slice(0, 12)}.js`;
    paths.set(site, path);
    return path;
  });
  return {
    path: pathOf,
    document: (site) => {
      const path = pathOf(site);
      return {
        path,
        file: path.slice(1),
        kind: 'asset',
        mediaType: mediaTypes.js,
        ...about,
        render: () => text(site),
      };
    },
  };
}
