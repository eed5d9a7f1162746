import { posix } from 'node:path';
import { findFileLinks, replaceFileLinks } from '../../content/file-links.ts';
import type { Sources } from '../../content/read/load.ts';
import { preserveLineEnds } from '../../edit/source/text-edit.ts';

/** Rewrites the relative links from and to renamed files in `texts`. */
export function rebaseFileLinks(
  { pages, faq, news = [] }: Sources,
  targets: ReadonlyMap<string, string>,
  texts: Map<string, string>,
  read: (file: string) => string,
): void {
  for (const { file, body } of [...pages, ...faq, ...news]) {
    if (findFileLinks(file, body).length === 0) continue;
    const before = texts.get(file) ?? read(file);
    const folder = posix.dirname(targets.get(file) ?? file);
    const text = preserveLineEnds(before, (plain) =>
      replaceFileLinks(plain, findFileLinks(file, plain), (link) => {
        const target = targets.get(link.file);
        return target || targets.has(file) ? posix.relative(folder, target ?? link.file) : link.written;
      }),
    );
    if (text !== undefined && text !== before) texts.set(file, text);
  }
}
