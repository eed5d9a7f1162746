import { isReservedForPages } from '../../core/reserved-paths.ts';
import type { SiteLanguage } from '../../core/site-language.ts';
import { isAddressName } from '../../core/slug.ts';
import { canonicalAddress } from '../../core/url.ts';

/** Names that Windows keeps for devices: such a folder could not be checked out or unpacked there. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The URL path of a page from its name below content/pages, without ending, and its optional slug:
 * `home` → `/`, `privacy` → `/privacy/`, `guides/start` → `/guides/start/`, `guides/index` → `/guides/`.
 * `languages` are those of a site that has several. Returns the path, percent-encoded, or what is wrong with it.
 */
export function pagePath(
  named: string,
  slug?: string,
  languages: readonly SiteLanguage[] = [],
  isName: (name: string) => boolean = isAddressName,
): { path: string } | { reserved: string; isLanguage?: true } | { segment: string } {
  const parts = named.split('/');
  const name = parts.pop() ?? '';
  const last = slug ?? (name === 'index' || (name === 'home' && parts.length === 0) ? undefined : name);
  const segments = last === undefined ? parts : [...parts, last];
  const odd = segments.find((part) => !isName(part) || device.test(part));
  if (odd !== undefined) return { segment: odd };
  const [first] = segments;
  const isLanguage = languages.some(({ key }) => key.toLowerCase() === first);
  if (first !== undefined && (isLanguage || isReservedForPages(first)))
    return { reserved: `/${first}`, ...(isLanguage && { isLanguage }) };
  return { path: segments.length === 0 ? '/' : canonicalAddress(`/${segments.join('/')}/`) };
}
