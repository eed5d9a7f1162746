import type { ForeignFolder } from '../../attach/read/foreign-folder.ts';
import { UsageError } from '../common/arguments.ts';

/** Reads --base-path: `/docs` → `/docs/`; throws UsageError. */
export function parseBasePath(text: string | undefined): string {
  if (text === undefined) return '/';
  const path = text.endsWith('/') ? text : `${text}/`;
  if (/^\/(?:[\w.~-]+\/)*$/.test(path) && !/\/\.{1,2}\//.test(path)) return path;
  throw new UsageError(`--base-path is a path of the origin, such as /docs/; not "${text}".`);
}

/** A folder as it lies below a path of the origin: its files have the names that they have from the root on. */
export function placeBelow(site: ForeignFolder, basePath: string): ForeignFolder {
  if (basePath === '/') return site;
  const start = basePath.slice(1);
  return {
    basePath,
    files: site.files.map(({ file, size }) => ({ file: start + file, size })),
    ...(site.links && { links: site.links.map((link) => start + link) }),
    bytes: (file) => site.bytes(file.slice(start.length)),
  };
}

/** Files by their names in the folder of the site, and those for the root of the origin, which lie outside of it. */
export function splitAtPath<T>(
  files: ReadonlyMap<string, T>,
  basePath: string,
): { readonly inSite: ReadonlyMap<string, T>; readonly atRoot: ReadonlyMap<string, T> } {
  const start = basePath.slice(1);
  const inSite = new Map<string, T>();
  const atRoot = new Map<string, T>();
  for (const [file, value] of files)
    if (file.startsWith(start)) inSite.set(file.slice(start.length), value);
    else atRoot.set(file, value);
  return { inSite, atRoot };
}
