const decodeEntities = (text: string) =>
  text.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (e) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[e] ?? "'",
  );

/** Fragment identifiers of a page that layout() wrote: its quoting is always the same. */
export function htmlIds(html: string): Set<string> {
  return new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decodeEntities(id)));
}

/** Links of a page to its own origin as path, query and fragment: `/x/#y`, `#y`; links elsewhere are left out. */
export function htmlLinks(html: string, origins: readonly string[]): string[] {
  return [...html.matchAll(/ (?:href|src|action|cite)="([^"]*)"/g)].flatMap(([, link = '']) =>
    ownPath(decodeEntities(link), origins),
  );
}

/** The same for Markdown, plain text, JSON and XML: absolute URLs of the origin, and Markdown's `](/x/)`. */
export function textLinks(text: string, origins: readonly string[]): string[] {
  return linksIn(text, origins).map(({ link }) => link);
}

/** Every link of textLinks() with the UTF-16 offset at which it begins: first the URLs, then those of Markdown. */
export function linksIn(text: string, origins: readonly string[]): { readonly link: string; readonly at: number }[] {
  const found: { link: string; at: number }[] = [];
  for (const origin of origins) {
    for (let at = text.indexOf(origin); at >= 0; at = text.indexOf(origin, at + origin.length)) {
      const [whole = ''] =
        /^[^\s"'<>()[\]{}|\\^`]*/.exec(text.slice(at + origin.length, at + origin.length + 2000)) ?? [];
      const rest = whole.replace(/[.,;:!?*_&]+$/, '');
      // `https://example.com.evil` and `https://example.community` are other origins; `…` is where a sample was cut.
      if ((rest === '' || /^[/?#]/.test(rest)) && !rest.includes('…'))
        found.push({ link: rest === '' ? '/' : rest, at });
    }
  }
  for (const { 1: link = '', index } of text.matchAll(/\]\((\/[^)\s/\\][^)\s]*|\/)\)/g))
    found.push({ link, at: index + 2 });
  return found;
}

function ownPath(link: string, origins: readonly string[]): string[] {
  if (link.startsWith('#') && link.length > 1) return [link];
  if (link.startsWith('/') && !link.startsWith('//')) return [link];
  const origin = origins.find((o) => link === o || (link.startsWith(o) && /^[/?#]/.test(link.slice(o.length))));
  return origin === undefined ? [] : [link.slice(origin.length) || '/'];
}
