import type { PageParts } from './page-parts.ts';

/** The address of what a page shows: of an item, of a list, or of the page itself. */
export const factOf = ({ fact, path = '' }: Pick<PageParts, 'fact' | 'path'>): string => fact ?? `page#${path}`;
