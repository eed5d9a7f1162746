import { z } from 'zod';
import { hasHiddenCharacters } from '../../core/characters.ts';
import { maxLevels } from '../../core/find-redirect.ts';
import { parseOldAddress } from '../../core/old-address.ts';
import { parseUrl } from '../../core/parse-url.ts';
import { isReservedForFiles, isReservedForPages } from '../../core/reserved-paths.ts';
import { canonicalAddress, isHttpUri } from '../../core/url.ts';
import { fieldMeta } from './field-meta.ts';
import { rule } from './text-rules.ts';

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

const wholeAddress = 'Write all of it, also for a page of this site, such as https://www.example.org/terms/.';

/** An absolute https URL without user name or disguise; `hint` says what to do about another. */
export const httpsUrl = (hint = wholeAddress) =>
  z
    .string()
    .max(2000)
    .refine(isPlainHttps, rule('expected an absolute https:// URL', { hint }))
    .refine(hidesNothing, noHidden)
    .refine((s) => !isPlainHttps(s) || isHttpUri(s), notEncoded);

/** `privacy/`: a path that lacks its first slash; `privacy.md`: the file of a page. Another name with a dot could be a host. */
function fromRoot(value: string | number): string | undefined {
  const [, page] = /^(?:\/?content\/pages\/)?([a-z0-9-]+(?:\/[a-z0-9-]+)*)\.md$/.exec(String(value)) ?? [];
  if (page !== undefined) return `/${page}/`;
  return /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\/$/.test(String(value)) ? `/${value}` : undefined;
}

const letter = '(?:[A-Za-z0-9._~-]|%[89A-F][0-9A-F])';
const pathWithAnchor = new RegExp(`^/(?:${letter}+(?:/${letter}+)*/?)?(?:#(?:${letter}|/)+)?$`);

/** `/`, `/x/`, `/x/#part`. */
const isPathWithAnchor = (s: string) => !hasHiddenCharacters(s) && pathWithAnchor.test(canonicalAddress(s));

/** A path in its one form; URLs of other sites stay. */
const toCanonical = (s: string) => (s.startsWith('/') ? canonicalAddress(s) : s);

const linkField = z
  .string()
  .max(2000)
  .refine(
    (s) => isPathWithAnchor(s) || isPlainHttps(s),
    rule('expected a path of this site such as /privacy/, or an absolute https:// URL'),
  )
  .refine(hidesNothing, noHidden)
  .refine((s) => !isPlainHttps(s) || isHttpUri(s), notEncoded)
  .overwrite(toCanonical)
  .register(fieldMeta, { kind: 'text', meant: fromRoot });

const pathField = z
  .string()
  .max(2000)
  .refine(
    isPathWithAnchor,
    rule('expected a path of this site such as /privacy/', { hint: 'For another site write href: an https:// URL.' }),
  )
  .overwrite(toCanonical)
  .register(fieldMeta, { kind: 'text', meant: fromRoot });

/** A path of this site (`/privacy/`), checked to exist. */
export const sitePath = () => pathField;

const encoded = '%[0-9A-F]{2}';
const oldSegment = `/(?![.])(?:[\\w.~!$&'()+,;=:@-]|${encoded})+`;
const oldQuery = `[?](?:[\\w.~!$&'()+,;=:@/?-]|${encoded})+`;
const oldAddressPattern = new RegExp(
  `^(?:(?:${oldSegment})+/?(?:${oldQuery})?|/${oldQuery}|(?:${oldSegment}){1,${maxLevels}}/[*])$`,
);
const pathOfOld = (s: string) => parseOldAddress(canonicalAddress(s)).path;

/** The first that does not hold is told. */
const oldAddressRules: readonly (readonly [holds: (s: string) => boolean, ...Parameters<typeof rule>])[] = [
  [
    (s) => !s.includes('#'),
    'expected an old address without "#"',
    {
      hint: 'Browsers keep what follows "#" to themselves, so that no host can redirect it. Write what stands before it.',
    },
  ],
  [
    (s) => /^[^*]*$|^\/[^*?]+\/\*$/.test(s),
    'expected "*" for all below a folder, such as /blog/*',
    {
      hint: 'It stands once, at the end, behind the "/" of a folder. For each other address write a redirect of its own.',
    },
  ],
  [
    (s) => !/%(?![0-9a-f]{2})|%(?:[01][0-9a-f]|7f|2f|5c)/i.test(s),
    'expected an old address that servers read alike',
    {
      hint: 'They refuse "%" without two digits, and %2F, %5C and control characters, before they look for a redirect: leave those to a wildcard, such as /old/*.',
    },
  ],
  [
    (s) => !hasHiddenCharacters(s) && oldAddressPattern.test(canonicalAddress(s)),
    'expected a path of this site that was published once, such as /old/',
    {
      hint: 'Write it without the origin, as a browser shows it or percent-encoded: /über-uns/, /index.php?id=7, or /blog/* for all below a folder.',
    },
  ],
  // Never one that must stay a 404 (service.md 5.6, 7).
  [
    (s) => !isReservedForPages(pathOfOld(s).split('/', 2)[1] ?? '') && !isReservedForFiles(pathOfOld(s)),
    'expected a path that pages and files may have',
    { code: 'path-reserved', hint: 'The path belongs to the API, or must stay a 404.' },
  ],
];
const faultOf = (s: string) => oldAddressRules.findIndex(([holds]) => !holds(s));

/** An address that was published once (`/old/`, `/old.pdf`, `/index.php?id=7`, `/blog/*`). */
export const oldAddress = () =>
  oldAddressRules.reduce(
    (schema, [, message, params], i) => schema.refine((s) => faultOf(s) !== i, rule(message, params)),
    z.string().max(500),
  );

/** Target of a redirect, checked to be served: of another site hosts treat a query or a fragment differently. */
export const redirectTarget = () =>
  z
    .string()
    .max(500)
    .refine(
      (s) => isPathWithAnchor(s) || (isPlainHttps(s) && /^https:\/\/[A-Za-z0-9.:-]+(?:\/[\w.~/-]*)?$/.test(s)),
      rule(
        'expected a path of this site such as /new/ or /new/#part, or an https:// URL without query, fragment and "%"',
        { hint: 'Hosts differ in what they do with those.' },
      ),
    )
    .overwrite(toCanonical);

/** A path of this site (`/privacy/`, checked to exist) or an absolute https URL. */
export const siteLink = () => linkField;
