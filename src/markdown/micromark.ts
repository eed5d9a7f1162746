import { micromark } from 'micromark';

/**
 * Markdown as HTML, by a parser that is not the one of pages: CommonMark alone, in which a table is a paragraph and HTML
 * is text. For who compares what two readers understand; nothing of it is published.
 */
export function renderWithMicromark(markdown: string): string {
  return micromark(markdown);
}
