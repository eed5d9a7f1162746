/** A file in the folder, by its relative path, `/`-separated. */
interface SiteFile {
  readonly file: string;
  readonly size: number;
}

/** The folder of another generator. Bytes are read on demand. */
export interface ForeignFolder {
  /** Sorted by code unit. */
  readonly files: readonly SiteFile[];
  /** Paths of symbolic links, which are not followed. */
  readonly links?: readonly string[];
  bytes(file: string): Uint8Array;
}

export const isHtmlFile = (file: string): boolean => /\.x?html?$/i.test(file);

/** Usual addresses of an HTML file: `/x/`, `/x`, `/x/index.html`; `/x.html`, `/x`. */
export function listFileAddresses(file: string): readonly string[] {
  const path = `/${file}`;
  const folder = /^(.*\/)index\.x?html?$/i.exec(path)?.[1];
  if (folder !== undefined) return folder === '/' ? ['/', path] : [folder, folder.slice(0, -1), path];
  const bare = path.replace(/\.x?html?$/i, '');
  return [path, bare, `${bare}/`];
}

/** File name of a URL path: percent-decoded; undefined if invalid. */
export function decodePath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** URL path of a file name, as browsers send it. */
export const encodePath = (path: string): string =>
  path.replace(/[^A-Za-z0-9/._~!$&'()*+,;=:@-]+/g, (part) => encodeURIComponent(part));

/**
 * Path of our files: encodes all but unreserved characters (RFC 3986 §2.3) and `@`, so that Markdown, XML and header
 * fields need no escape.
 */
export const encodePathStrictly = (path: string): string =>
  encodePath(path).replace(/[!$&'()*+,;=:]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
