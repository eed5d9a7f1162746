/** The values of attributes as they are written, in their order. */
export interface LinkAttributes {
  /** `href`, `src`, `action` and `cite`. */
  readonly links: readonly string[];
  readonly ids: readonly string[];
}

const linkNames = [' href', ' src', ' action', ' cite'];

/**
 * The attributes of HTML that say where it leads and where it can be entered, in one pass. The same as the patterns
 * ` (?:href|src|action|cite)="([^"]*)"` and ` id="([^"]*)"` find, which look at each character of it.
 */
export function findLinkAttributes(html: string): LinkAttributes {
  const links: string[] = [];
  const ids: string[] = [];
  let [linkEnd, idEnd] = [0, 0];
  for (let at = html.indexOf('="'); at !== -1; at = html.indexOf('="', at + 2)) {
    const isId = at - 3 >= idEnd && html.startsWith(' id', at - 3);
    if (!isId && !isLink(html, at, linkEnd)) continue;
    const end = html.indexOf('"', at + 2);
    if (end === -1) break;
    (isId ? ids : links).push(html.slice(at + 2, end));
    if (isId) idEnd = end + 1;
    else linkEnd = end + 1;
  }
  return { links, ids };
}

/** Whether the name that ends at `at` is that of a link, and begins behind the value before it. */
function isLink(html: string, at: number, from: number): boolean {
  return linkNames.some((name) => at - name.length >= from && html.startsWith(name, at - name.length));
}
