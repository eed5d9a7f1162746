import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder, with slashes. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name).slice(folder.length + 1));

/** How many files a folder holds, and how many bytes they have together. */
export function sizeOf(folder) {
  const files = filesOf(folder);
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) };
}

/** Names what is missing of an output that has to hold so many pages, in words; undefined when nothing is. */
export function lackOf(folder, pages) {
  const files = filesOf(folder);
  const read = (pattern) =>
    files
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  const found = {
    'HTML pages': files.filter((file) => file.endsWith('.html')).length,
    mirrors: files.filter((file) => file.endsWith('.md')).length,
    'dates in the sitemap': read(/sitemap[^/]*\.xml$/).split('<lastmod>').length - 1,
    'lines of llms.txt': (read(/llms(?!-full)[^.]*\.(?:txt|md)$/).match(/^- \[/gm) ?? []).length,
  };
  const few = Object.entries(found).filter(([, count]) => count < pages);
  return few.length === 0 ? undefined : few.map(([what, count]) => `${count} ${what}`).join(', ');
}
