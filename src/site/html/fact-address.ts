import type { PageParts } from './page-parts.ts';

/** Fact address of a page: an item, a list, or the page itself. */
export const factAddress = ({ fact, path = '' }: Pick<PageParts, 'fact' | 'path'>): string => fact ?? `page#${path}`;
