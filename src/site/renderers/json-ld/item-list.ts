import type { Site } from '../../../content/site.ts';
import { entryPath } from '../../facts/entry-path.ts';

/** Items of a list that have pages, in order; empty for an empty list. */
export function itemListNodes(
  site: Site,
  of: 'solution' | 'industry' | 'product',
  items: readonly { readonly id: string; readonly name: string }[],
  url: (path: string) => string,
): object[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({ id, name }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        url: url(entryPath(site, of, id) ?? '/'),
      })),
    },
  ];
}
