import { maxAcceptBytes } from '../../http/negotiate.ts';
import { block, quoteToken } from './caddyfile.ts';

/** The weight of `range`, a list of its name and its parameters (RFC 9110 §12.4.2). */
const weight = `[range.filter(p, p.matches("^q[ \\\\t]*(=|$)"))].map(q, size(q) == 0 ? 1.0
    : q[0].matches("^q=(0([.][0-9]{0,3})?|1([.]0{0,3})?)$") ? double(q[0].substring(2)) : 0.0)[0]`;

/**
 * CEL has no variables, so that `[x].exists(name, …)` binds a name. It splits a copy of Accept without quoted strings
 * (RFC 9110 §5.6.4; one that is not closed runs to the end) and without white space around separators.
 */
const question = `size(bytes({http.request.header.Accept})) <= ${maxAcceptBytes}
  && [{http.request.header.Gazette-Accept}.lowerAscii().split(",").map(range, range.split(";"))].exists(ranges,
  [ranges.filter(range, range[0] == "text/markdown").map(range,
    ${weight})].exists(markdown,
  [["text/html", "text/*", "*/*"].map(name, ranges.filter(range, range[0] == name)).filter(found, size(found) > 0)].exists(found,
  [size(found) == 0 ? [] : found[0].map(range,
    ${weight})].exists(html,
  markdown.exists(m, m > 0.0 && html.all(h, m >= h))))))`.replaceAll(/\n */g, ' ');

/**
 * negotiate() as lines of a Caddyfile, to stand inside `route`: of the rows that are named, `gazette_row` ends with
 * " markdown" if that is wanted. Browsers do not name Markdown: the long question is asked of others only.
 */
export function caddyNegotiationLines(rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  return [
    ...block('@gazette_choice', [
      `vars gazette_row ${rows.map(quoteToken).join(' ')}`,
      'header_regexp Accept (?i)text/markdown',
    ]),
    ...block('route @gazette_choice', [
      'request_header Gazette-Accept {http.request.header.Accept}',
      'request_header Gazette-Accept `"(?:[^"\\\\]|\\\\(?:.|$))*(?:"|$)` _',
      'request_header Gazette-Accept `(^|[,;])[ \\t]+` `$1`',
      'request_header Gazette-Accept `[ \\t]+([,;]|$)` `$1`',
      `@gazette_markdown expression \`${question}\``,
      'vars @gazette_markdown gazette_row "{http.vars.gazette_row} markdown"',
    ]),
  ];
}
