import { parseAlone, textOf } from '../../core/html-tree.ts';

/** All text of a piece of HTML. */
export const textOfHtml = (html: string): string => textOf(parseAlone(html));
