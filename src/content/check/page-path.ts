import { slugLength, slugPattern } from '../../core/slug.ts';

/** First segments that no page may take: they belong to the API, or must stay 404 (service.md 5.6, 7). */
const reserved = new Set([
  'api',
  'oauth2',
  'oauth',
  'token',
  'agent',
  'authorize',
  'authorization',
  'register',
  'registration',
  'identity',
  'assets',
]);

/** Names that Windows keeps for devices: such a folder could not be checked out or unpacked there. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The URL path of a page from its file below content/pages and its optional slug:
 * `home.md` → `/`, `privacy.md` → `/privacy/`, `guides/start.md` → `/guides/start/`, `guides/index.md` → `/guides/`.
 * Returns the path, or what is wrong with it.
 */
export function pagePath(file: string, slug?: string): { path: string } | { reserved: string } | { segment: string } {
  const parts = file.replace(/\.md$/, '').split('/');
  const name = parts.pop()!;
  const last = slug ?? (name === 'index' || (name === 'home' && parts.length === 0) ? undefined : name);
  const segments = last === undefined ? parts : [...parts, last];
  const odd = segments.find((part) => part.length > slugLength || !slugPattern.test(part) || device.test(part));
  if (odd !== undefined) return { segment: odd };
  if (segments[0] !== undefined && reserved.has(segments[0])) return { reserved: `/${segments[0]}` };
  return { path: segments.length === 0 ? '/' : `/${segments.join('/')}/` };
}
