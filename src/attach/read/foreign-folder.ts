import type { Problem } from '../../core/problem.ts';

/** A file in the folder, by its relative path, `/`-separated. */
interface SiteFile {
  readonly file: string;
  readonly size: number;
}

/** The folder of another generator. Bytes are read on demand. */
export interface ForeignFolder {
  /** Path of the origin at which the site lies, such as `/docs/`; its files are named from the root on. Absent: the root. */
  readonly basePath?: string;
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

/** Files of a source folder that are never published. */
const sources =
  /^(?:node_modules\/|package\.json$|(?:astro|next|nuxt|vite|svelte|gatsby|docusaurus|eleventy)[.-]config\.\w+$|\.eleventy\.js$|hugo\.\w+$|_config\.yml$|mkdocs\.yml$|Gemfile$|composer\.json$|wp-config\.php$|content\/site\.ts$|\.vitepress\/)/;

/** Our pages name llms.txt; attached pages with our lines do not. */
const ours = /<link rel="describedby" type="text\/plain" href="[^"]*\/llms\.txt">/;

/** Why a folder is not a site built by another generator (`foreign-folder`); undefined if it is. */
export function checkForeignFolder({ files, bytes }: ForeignFolder, name: string): Problem | undefined {
  const at = { file: name };
  const source = files.find(({ file }) => sources.test(file));
  if (source)
    return {
      code: 'foreign-folder',
      at,
      message: `expected the folder that is published, got one with sources: ${source.file}`,
      hint: 'Name the folder that the generator writes, such as dist, _site, public or out.',
    };
  if (!files.some(({ file }) => isHtmlFile(file)))
    return { code: 'foreign-folder', at, message: 'expected pages, got a folder without any file of HTML' };
  const home = files.find(({ file }) => file === 'index.html');
  if (home && isGazettePage(Buffer.from(bytes(home.file)).toString('utf8')))
    return {
      code: 'foreign-folder',
      at,
      message: 'expected the site of another generator, got one that Gazette has built',
      hint: 'A site of Gazette needs nothing attached: publish it as it is.',
    };
  return undefined;
}

/** Whether Gazette rendered a page. */
export const isGazettePage = (html: string): boolean => ours.test(html) && !html.includes('<!--gazette-->');
