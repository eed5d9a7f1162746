import type { Fix } from '../../core/problem.ts';
import { slugify } from '../../core/slugify.ts';

/** `content/faq/How_Much.md` → `how-much.md`: a file whose name is an address or an id. */
export function fileNameFix(file: string): Fix | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
  const slug = slugify(name);
  return slug === undefined || slug === name ? undefined : { kind: 'file-name', to: `${slug}.md` };
}
