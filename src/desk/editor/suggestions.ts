import type { LiveEdition } from '../live/live-state.ts';
import type { ContentFile } from './content-file.ts';

/** Suggests known values for fields that mostly repeat one: categories, authors. */
export function listSuggestions(
  { role }: ContentFile,
  path: readonly string[],
  edition: LiveEdition | undefined,
): string[] {
  if (!edition || path.length !== 1) return [];
  const { sources, site } = edition;
  if (role.kind === 'question' && path[0] === 'category') return listCategories(sources.faq);
  if (role.kind === 'news' && path[0] === 'author') return (site.company.people ?? []).map(({ id }) => id);
  return [];
}

/** The categories of questions, each once, in the order of their names. */
export function listCategories(faq: readonly { readonly frontMatter: { readonly value: unknown } }[]): string[] {
  const found = faq.flatMap(({ frontMatter }) => {
    const { category } = frontMatter.value as { readonly category?: unknown };
    return typeof category === 'string' ? [category] : [];
  });
  return [...new Set(found)].sort();
}
