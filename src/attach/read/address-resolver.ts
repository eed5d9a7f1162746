import { parseUrl } from '../../core/parse-url.ts';
import { decodePath, type ForeignFolder, isHtmlFile, listFileAddresses } from './foreign-folder.ts';

/** Target of an address on the site. */
type AddressTarget =
  | { readonly kind: 'file'; readonly file: string }
  /** Another origin, or no page: mail, telephone. */
  | { readonly kind: 'elsewhere'; readonly href: string }
  /** No such file; the server may still answer. */
  | { readonly kind: 'nothing'; readonly path: string };

interface ResolvedAddress {
  readonly target: AddressTarget;
  /** Absolute address. */
  readonly href: string;
  /** Decoded, without `#`; empty if absent. */
  readonly fragment: string;
}

/** Order in which servers look: /x/ is x/index.html, then another index, then x.html. */
const rankOf = (file: string): number =>
  /(?:^|\/)index\.html$/i.test(file) ? 2 : /(?:^|\/)index\./i.test(file) ? 1 : 0;

/** Resolves addresses to files as file servers do. */
export class AddressResolver {
  readonly #files: ReadonlySet<string>;
  readonly #pages = new Map<string, string>();
  readonly #origin: string;
  readonly #links: readonly string[];

  constructor(site: Pick<ForeignFolder, 'files' | 'links'>, origin: string) {
    this.#links = (site.links ?? []).map((link) => `/${link}`);
    this.#origin = origin;
    this.#files = new Set(site.files.map(({ file }) => file));
    for (const { file } of site.files) {
      if (!isHtmlFile(file)) continue;
      for (const address of listFileAddresses(file)) {
        const known = this.#pages.get(address);
        if (known === undefined || rankOf(file) > rankOf(known)) this.#pages.set(address, file);
      }
    }
  }

  /** The file served at a path, percent-encoded or not. */
  fileAt(path: string): string | undefined {
    const name = decodePath(path);
    if (name === undefined) return undefined;
    if (this.#files.has(name.slice(1))) return name.slice(1);
    return this.#pages.get(name);
  }

  /** Whether a path is, or lies below, a symbolic link. */
  isLinked(path: string): boolean {
    const name = decodePath(path) ?? path;
    return this.#links.some((link) => name === link || name.startsWith(`${link}/`));
  }

  /** Resolves an address within a page; undefined if it is invalid. `base`: the `href` of `<base>`. */
  resolve(href: string, page: string, base?: string): ResolvedAddress | undefined {
    const own = `${this.#origin}${page}`;
    const url = parseUrl(href, base === undefined ? own : (parseUrl(base, own)?.href ?? own));
    if (!url) return undefined;
    const fragment = decodePath(url.hash.slice(1)) ?? url.hash.slice(1);
    if (url.origin !== this.#origin) return { target: { kind: 'elsewhere', href: url.href }, href: url.href, fragment };
    const file = this.fileAt(url.pathname);
    const target: AddressTarget = file === undefined ? { kind: 'nothing', path: url.pathname } : { kind: 'file', file };
    return { target, href: url.href, fragment };
  }
}
