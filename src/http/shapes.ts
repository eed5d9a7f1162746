import { fileOf, mirrorPath } from '../core/url.ts';

/**
 * A name in a path that every server reads alike: no dot in front, nothing encoded, nothing that a pattern, a shell or
 * a file system takes for its own. Written so that every dialect of patterns takes it.
 */
export const segment = '[A-Za-z0-9_~-][A-Za-z0-9._~-]*';

/** `x/12`, the name of a part without its extension. */
export const partName = `(?:${segment}/)+[0-9]+`;

/** Where the digest stands in the name of a file that never changes: `/assets/style.0123456789ab.css`. */
export const digestInName = '[0-9a-f]{12}';

/**
 * Shapes of most paths of an origin. A path of such a shape is served if its file is there, so that a host knows any
 * number of pages by a few lines. Numbers are positions of sets of header fields.
 */
export interface Shapes {
  /** `/x/` if `x/index.html` is there: that, or `x.md` for those who want Markdown. */
  readonly page?: { readonly html: number; readonly markdown: number };
  /** `/x.md` if it is there, and the page `x/index.html`. */
  readonly mirror?: number;
  /** `/assets/x.0123456789ab.css` if it is there, by extension: also of the releases before, whose files are kept. */
  readonly assets: readonly FileShape[];
  /** `/x/12.json` if it is there, by extension: parts of a whole, such as the words of the search. */
  readonly parts: readonly FileShape[];
  /** `/x.pdf` if it is there, by extension. */
  readonly files: readonly FileShape[];
  /** `/x` is sent to `/x/` if `x/index.html` is there. */
  readonly redirects: boolean;
}

export interface FileShape {
  /** `css`: letters and digits. */
  readonly extension: string;
  readonly set: number;
}

/** Meaning of a path by its shape and the present files. */
export type ShapeMatch =
  | { readonly kind: 'page'; readonly html: string; readonly markdown: string }
  | { readonly kind: 'file'; readonly file: string; readonly set: number }
  | { readonly kind: 'redirect'; readonly location: string };

/**
 * Says what a path is by its shape; undefined is a missing path. Exact rows of a host come before this.
 *
 * @param path as received, undecoded, without a query
 * @param exists whether dist/ has a regular file of this name
 */
export function shapeOf(shapes: Shapes, path: string, exists: (file: string) => boolean): ShapeMatch | undefined {
  if (!plain.test(path)) return undefined;
  if (path.endsWith('/')) return pageShape(shapes, path, exists);
  const file = path.slice(1);
  // A path that looks like a mirror or a file is that or nothing: a host chooses by the look of it first.
  if (path.endsWith('.md') && shapes.mirror !== undefined)
    return exists(file) && exists(`${file.slice(0, -3)}/index.html`)
      ? { kind: 'file', file, set: shapes.mirror }
      : undefined;
  const [, extension] = /\.([A-Za-z0-9]+)$/.exec(path) ?? [];
  const shape = [
    ...(asset.test(path) ? shapes.assets : []),
    ...(part.test(path) ? shapes.parts : []),
    ...shapes.files,
  ].find((candidate) => candidate.extension === extension);
  if (shape !== undefined) return exists(file) ? { kind: 'file', file, set: shape.set } : undefined;
  return shapes.redirects && exists(`${file}/index.html`) ? { kind: 'redirect', location: `${path}/` } : undefined;
}

function pageShape({ page }: Shapes, path: string, exists: (file: string) => boolean): ShapeMatch | undefined {
  const html = fileOf(path);
  return page && exists(html) ? { kind: 'page', html, markdown: fileOf(mirrorPath(path)) } : undefined;
}

const plain = new RegExp(`^(?:/${segment})+/?$`);
const part = new RegExp(`^/${partName}[.][A-Za-z0-9]+$`);
const asset = new RegExp(`^/assets/${segment}[.]${digestInName}[.][A-Za-z0-9]+$`);
