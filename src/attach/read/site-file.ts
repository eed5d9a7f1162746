/** A file of the site that was found, by its path below the folder, `/`-separated. */
export interface SiteFile {
  readonly file: string;
  readonly size: number;
}

/** The folder of another generator, as it was found. Bytes are read when they are asked for. */
export interface FoundSite {
  /** Sorted by code unit. */
  readonly files: readonly SiteFile[];
  /** Symbolic links, by their paths: what is there, or below, nobody has looked at. */
  readonly links?: readonly string[];
  bytes(file: string): Uint8Array;
}

export const isHtmlFile = (file: string): boolean => /\.x?html?$/i.test(file);

/** Every address under which servers are used to answer with a file of HTML: `/x/`, `/x`, `/x/index.html`; `/x.html`, `/x`. */
export function addressesOf(file: string): readonly string[] {
  const path = `/${file}`;
  const folder = /^(.*\/)index\.x?html?$/i.exec(path)?.[1];
  if (folder !== undefined) return folder === '/' ? ['/', path] : [folder, folder.slice(0, -1), path];
  const bare = path.replace(/\.x?html?$/i, '');
  return [path, bare, `${bare}/`];
}

/** A path of a URL as the name of a file: percent-encoded bytes decoded; undefined if they are none. */
export function decoded(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A name of a file as the path of a URL, as browsers send it. */
export const encodedPath = (path: string): string =>
  path.replace(/[^A-Za-z0-9/._~!$&'()*+,;=:@-]+/g, (part) => encodeURIComponent(part));

/**
 * The same for a file of ours, whose address only we write: all but the unreserved (RFC 3986 §2.3) and `@` is encoded, so that it
 * stands in Markdown, XML and header fields as it is.
 */
export const plainPath = (path: string): string =>
  encodedPath(path).replace(/[!$&'()*+,;=:]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
