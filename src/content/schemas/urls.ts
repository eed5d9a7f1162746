import { z } from 'zod';
import { hidesCharacters } from '../../core/characters.ts';
import { parsedUrl } from '../../core/parsed-url.ts';
import { isHttpUri } from '../../core/url.ts';
import { rule } from './rule.ts';

function isPlainHttps(value: string): boolean {
  const url = parsedUrl(value);
  if (!url) return false;
  // Equality with the parsed form refuses line breaks, spaces, non-ASCII hosts and other disguises.
  return (
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    (url.href === value || url.href === `${value}/`)
  );
}

const hidesNothing = (s: string) => !hidesCharacters(s);
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

const linkField = z
  .string()
  .max(2000)
  .refine(
    (s) => /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*\/?)?(?:#[A-Za-z0-9._~/-]+)?$/.test(s) || isPlainHttps(s),
    rule('expected a path of this site such as /privacy/, or an absolute https:// URL'),
  )
  .refine(hidesNothing, noHidden)
  .refine((s) => !isPlainHttps(s) || isHttpUri(s), notEncoded);

const pathField = z
  .string()
  .max(2000)
  .refine(
    (s) => /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*\/?)?(?:#[A-Za-z0-9._~/-]+)?$/.test(s),
    rule('expected a path of this site such as /privacy/', { hint: 'For another site write href: an https:// URL.' }),
  );

/** A path of this site (`/privacy/`), checked to exist. */
export const sitePath = () => pathField;

/** A path of this site (`/privacy/`, checked to exist) or an absolute https URL. */
export const siteLink = () => linkField;
