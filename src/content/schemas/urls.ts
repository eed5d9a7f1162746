import { z } from 'zod';
import { hasHiddenCharacters } from '../../core/characters.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { isReservedForFiles, isReservedForPages } from '../../core/reserved-paths.ts';
import { isHttpUri } from '../../core/url.ts';
import { fieldMeta } from './field-meta.ts';
import { rule } from './rule.ts';

function isPlainHttps(value: string): boolean {
  const url = parseUrl(value);
  if (!url) return false;
  // Equality with the parsed form refuses line breaks, spaces, non-ASCII hosts and other disguises.
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    (url.href === value || url.href === `${value}/`)
  );
}

const hidesNothing = (s: string) => !hasHiddenCharacters(s);
const noHidden = rule('expected an address that hides no character behind "%"');
const notEncoded = rule('expected a URL of the characters that RFC 3986 allows', {
  hint: 'Percent-encode the others, such as %7B for {, %7C for |, %5B for [ and %25 for a % of its own.',
});

const httpsField = z
  .string()
  .max(2000)
  .refine(
    isPlainHttps,
    rule('expected an absolute https:// URL', { hint: 'For a page of this site write its path, such as /privacy/.' }),
  )
  .refine(hidesNothing, noHidden)
  .refine((s) => !isPlainHttps(s) || isHttpUri(s), notEncoded);

/** An absolute https URL without user name or disguise. */
export const httpsUrl = () => httpsField;

/** `privacy/`: a path that lacks its first slash. With a dot it could be a host, without the last slash anything. */
function fromRoot(value: string | number): string | undefined {
  return /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\/$/.test(String(value)) ? `/${value}` : undefined;
}

const linkField = z
  .string()
  .max(2000)
  .refine(
    (s) => /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*\/?)?(?:#[A-Za-z0-9._~/-]+)?$/.test(s) || isPlainHttps(s),
    rule('expected a path of this site such as /privacy/, or an absolute https:// URL'),
  )
  .refine(hidesNothing, noHidden)
  .refine((s) => !isPlainHttps(s) || isHttpUri(s), notEncoded)
  .register(fieldMeta, { kind: 'text', meant: fromRoot });

const pathField = z
  .string()
  .max(2000)
  .refine(
    (s) => /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*\/?)?(?:#[A-Za-z0-9._~/-]+)?$/.test(s),
    rule('expected a path of this site such as /privacy/', { hint: 'For another site write href: an https:// URL.' }),
  )
  .register(fieldMeta, { kind: 'text', meant: fromRoot });

/** A path of this site (`/privacy/`), checked to exist. */
export const sitePath = () => pathField;

/** A path that a page or file had: of plain segments, as every host can redirect it. */
const isOldPath = (s: string) => /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/?$/.test(s);

/** A path that was published once (`/old/`, `/old.pdf`); never one that must stay a 404 (service.md 5.6, 7). */
export const oldPath = () =>
  z
    .string()
    .max(500)
    .refine(isOldPath, rule('expected a path of this site that was published once, such as /old/'))
    .refine(
      (s) => !isReservedForPages(s.split('/', 2)[1] ?? '') && !isReservedForFiles(s),
      rule('expected a path that pages and files may have', {
        code: 'path-reserved',
        hint: 'The path belongs to the API, or must stay a 404.',
      }),
    );

/** Target of a redirect: hosts treat a query or a fragment of it differently. */
export const redirectTarget = () =>
  z
    .string()
    .max(500)
    .refine(
      (s) => s === '/' || isOldPath(s) || (isPlainHttps(s) && /^https:\/\/[A-Za-z0-9.:-]+(?:\/[\w.~/-]*)?$/.test(s)),
      rule('expected a path of this site such as /new/, or an https:// URL without query, fragment and "%"'),
    );

/** A path of this site (`/privacy/`, checked to exist) or an absolute https URL. */
export const siteLink = () => linkField;
