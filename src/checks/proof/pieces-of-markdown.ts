import { parseAlone } from '../../core/html-tree.ts';
import { otherHtml } from '../../markdown/other-parser.ts';
import { blocksOf } from './read-page.ts';

/** The pieces of a text, between its marks, that the other parser of Markdown reads. */
export const piecesOfMarkdown = (markdown: string): string[] =>
  blocksOf(parseAlone(otherHtml(markdown)), () => false).flatMap((block) => block.pieces);
