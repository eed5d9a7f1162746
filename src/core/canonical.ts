/** Where the path of a page stands in a set of header fields that mirrors share: characters that no URI has. */
export const pageMark = '{page}';

/** `/index.md` → `/`, `/en/index.md` → `/en/`, `/x.md` → `/x/`: the page that a Markdown mirror is of. */
export function pageOfMirror(path: string): string {
  return path.endsWith('/index.md') ? path.slice(0, -'index.md'.length) : pageBeside(path);
}

/** The same of a mirror beside the folder of its page, `x/index.html`: that may be called `index`, too. */
export const pageBeside = (path: string): string => `${path.slice(0, -'.md'.length)}/`;

const end = '>; rel="canonical"';

/**
 * The path of the page that a `Link` names as canonical (RFC 6596); undefined of any other value. It follows from the mirror's own
 * path, so that a configuration need not name each.
 */
export function canonicalPage(link: string): string | undefined {
  // Each answer of the origin comes by here: most have no such end.
  if (!link.endsWith(end) || !link.startsWith('<')) return undefined;
  const origin = link.indexOf('/', link.indexOf('//') + 2);
  const page = link.slice(origin, -end.length);
  const isOne = link.indexOf('>') === link.length - end.length;
  return isOne && origin !== -1 ? page : undefined;
}

/** Puts `{page}` for that path: the value that all mirrors share. */
export function sharedLink(link: string): string {
  const page = canonicalPage(link);
  return page === undefined ? link : `${link.slice(0, -(page.length + end.length))}${pageMark}${end}`;
}

/** A set of fields with that path put back: the object itself where none is missing. */
export function withPage<Fields extends Readonly<Record<string, string>>>(fields: Fields, page: string): Fields {
  const { Link } = fields;
  return Link?.includes(pageMark) ? { ...fields, Link: Link.replace(pageMark, () => page) } : fields;
}
