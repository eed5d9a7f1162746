/** Line that ends a paragraph, no table or quotation: a blank line, a heading, a list item, a rule, an underline. */
export const blockStartPattern =
  /^[ \t>]*(?:$|#{1,6}(?:[ \t]|$)|(?:[-*+]|\d{1,9}[.)])[ \t]+\S|(?:[-*_][ \t]*){3,}$|[-=]+[ \t]*$)/;

/** A heading that is one line. */
export const headingPattern = /^[ \t>]*#{1,6}[ \t]/;

/** How many block quotes a line says that it stands in; one with fewer may still belong to the paragraph before it. */
export function countBlockQuotes(line: string): number {
  return line.includes('>') ? (/^(?:[ \t]*>)*/.exec(line)?.[0] ?? '').replace(/[ \t]+/g, '').length : 0;
}
