/** Decodes the references that our pages use. */
const decodePageEntities = (text: string) =>
  !text.includes('&')
    ? text
    : text.replace(
        /&(?:amp|lt|gt|quot|#39);/g,
        (e) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[e] ?? "'",
      );

/** Links of a page to its own origin as path, query and fragment: `/x/#y`, `#y`; links elsewhere are left out. */
export function findHtmlLinks(html: string, origins: readonly string[]): string[] {
  return ownPaths(findLinkAttributes(html).links, origins);
}

/** Links and fragment identifiers of a page that renderLayout() wrote: its quoting is always the same. */
export function findHtmlLinksAndIds(html: string, origins: readonly string[]): { links: string[]; ids: Set<string> } {
  const { links, ids } = findLinkAttributes(html);
  return { links: ownPaths(links, origins), ids: new Set(ids.map(decodePageEntities)) };
}

/** Links of Markdown, plain text, JSON and XML: absolute URLs of the origin, and Markdown's `](/x/)`. */
export function findTextLinks(text: string, origins: readonly string[]): string[] {
  return findLinkOffsets(text, origins).map(({ link }) => link);
}

/** Every link of findTextLinks() with the UTF-16 offset at which it begins: first the URLs, then those of Markdown. */
export function findLinkOffsets(
  text: string,
  origins: readonly string[],
): { readonly link: string; readonly at: number }[] {
  const found: { link: string; at: number }[] = [];
  for (const origin of origins) {
    for (let at = text.indexOf(origin); at >= 0; at = text.indexOf(origin, at + origin.length)) {
      addressEnd.lastIndex = at + origin.length;
      const [whole = ''] = addressEnd.exec(text) ?? [];
      // A template (RFC 6570) is no address.
      if (text[addressEnd.lastIndex] === '{') continue;
      const rest = whole.replace(/[.,;:!?*_&]+$/, '');
      // `https://example.com.evil` and `https://example.community` are other origins; `…` is where a sample was cut.
      if ((rest === '' || /^[/?#]/.test(rest)) && !rest.includes('…'))
        found.push({ link: rest === '' ? '/' : rest, at });
    }
  }
  for (let at = text.indexOf('](/'); at >= 0; at = text.indexOf('](/', Math.max(at + 3, path.lastIndex))) {
    path.lastIndex = at + 2;
    const [, link] = path.exec(text) ?? [];
    if (link !== undefined) found.push({ link, at: at + 2 });
  }
  return found;
}

/** Rest of a URL behind its origin; the first 2,000 characters of a longer one count. */
const addressEnd = /[^\s"'<>()[\]{}|\\^`]{0,2000}/y;
/** A path of Markdown's `](/x/)`, with the bracket behind it. */
const path = /(\/[^)\s/\\][^)\s]*|\/)\)/y;

function ownPaths(written: readonly string[], origins: readonly string[]): string[] {
  const own: string[] = [];
  for (const each of written) {
    const path = ownPath(decodePageEntities(each), origins);
    if (path !== undefined) own.push(path);
  }
  return own;
}

function ownPath(link: string, origins: readonly string[]): string | undefined {
  if (link.startsWith('#')) return link.length > 1 ? link : undefined;
  if (link.startsWith('/')) return link.startsWith('//') ? undefined : link;
  const origin = origins.find((o) => link === o || (link.startsWith(o) && /^[/?#]/.test(link.slice(o.length))));
  return origin === undefined ? undefined : link.slice(origin.length) || '/';
}

/** The values of attributes as they are written, in their order. */
interface LinkAttributes {
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
