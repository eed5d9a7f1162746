import { attribute, elementsIn, readHtml, textOf } from '../third-party/helpers.ts';
import { members, type SiteReader } from './site-reader.ts';

type Html = ReturnType<typeof readHtml>;

/** Findings of a crawler: the texts, the addresses of its origin in them, each with who names it, and the anchors. */
export function crawl({ get, json, origin, pagePaths, paths, typeOf, notFoundPage }: SiteReader) {
  /** URLs of this origin in an HTML page, resolved as browsers do: from every attribute that holds one, and `og:image`. */
  function inHtml(base: string, { elements }: Html): string[] {
    const all = elements.flatMap((e) => [e, ...(e.tagName === 'template' ? elementsIn(e) : [])]);
    const written = all.flatMap((e) =>
      ['href', 'src', 'action', 'formaction', 'cite', 'poster', 'data', 'manifest'].flatMap(
        (name) => attribute(e, name) ?? [],
      ),
    );
    const meta = all.flatMap((e) => inText(attribute(e, 'content') ?? ''));
    return [...written, ...meta]
      .map((url) => new URL(url, origin + base).href)
      .filter((url) => url.startsWith(`${origin}/`));
  }

  const absoluteUrl = new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w.:@-])[^\\s"'<>()[\\]{}|\\\\^\`]*`, 'g');

  /** Absolute URLs of this origin anywhere in a text, whatever its format; punctuation that follows is not theirs. */
  function inText(text: string): string[] {
    return (text.match(absoluteUrl) ?? []).map((url) => new URL(url.replace(/[.,;:!?*_]+$/, '')).href);
  }

  /** The text of a page with its JSON-LD, of which an `@id` is a name and no address. */
  const pageText = ({ elements }: Html) => textOf(elements[0]!).replace(/"@id":"[^"]*"/g, '');

  /** Targets of Markdown links, JSON strings that are paths of this origin, and assets that a program names. */
  function pathsIn(path: string, text: string): string[] {
    const type = typeOf(path) ?? '';
    // Modules that a program loads when it is asked for.
    if (/javascript/.test(type)) return [...text.matchAll(/(["'`])(\/assets\/[^"'`]+)\1/g)].map(([, , to]) => to!);
    if (/markdown|plain/.test(type))
      return [...text.matchAll(/\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]: (\S+)/gm)].map(([, a, b]) => (a ?? b)!);
    if (!/json/.test(type)) return [];
    const all = members(json(path)).flatMap(([name, value]) => [name, ...(Array.isArray(value) ? value : [value])]);
    return all.filter((value): value is string => typeof value === 'string' && /^\/[\w.]/.test(value));
  }

  /** Whatever is served, by a name for messages: every path in each of its representations, and the 404 page. */
  const bodies = new Map([...paths.map((path) => [path, get(path).body] as const), ['404', notFoundPage] as const]);

  /** The bases of the paths of the description: no address of a document. */
  const bases = new Set(json<{ servers: { url: string }[] }>('/api/v1/openapi.json').servers.map(({ url }) => url));

  /** Every address of this origin that is found, and by what. */
  const found = new Map<string, Set<string>>();
  /** The anchors of every page: each is read once, for all that is asked of it. */
  const ids = new Map<string, Set<string>>();
  const isPage = new Set(pagePaths);
  for (const [name, text] of bodies) {
    const base = paths.includes(name) ? name : '/';
    const relative = pathsIn(name, text).map((url) => new URL(url, origin + base).href);
    const link = [...(get(base).headers.get('link') ?? '').matchAll(/<([^>]*)>/g)].map(
      ([, url]) => new URL(url!, origin).href,
    );
    const html = /^<!doctype html>/.test(text) ? readHtml(text) : undefined;
    const written = html ? [...inHtml(base, html), ...inText(pageText(html))] : inText(text);
    if (html && isPage.has(name)) ids.set(name, new Set(html.elements.flatMap((e) => attribute(e, 'id') ?? [])));
    for (const url of [...written, ...relative, ...link])
      if (url.startsWith(`${origin}/`) && !bases.has(url)) found.set(url, (found.get(url) ?? new Set()).add(name));
  }

  return { bodies, found, ids };
}
