import type { Quirk, UnmetCapability } from '../host.ts';
import { repeatedRangesQuirk } from '../static/quirks.ts';

/** Capabilities that `.htaccess` lacks; the virtual host has them. */
export const htaccessUnmet = {
  trace: {
    capability: 'methods',
    reason:
      'Only the configuration of the server can turn TRACE off: it is answered 200 unless the provider has set `TraceEnable Off`.',
    affected: ['TRACE on every path'],
    only: '.htaccess',
  },
  ownPage: {
    capability: 'missing-paths',
    reason:
      "Apache answers 404 with its own page, before it reads .htaccess, to a path with an encoded slash or NUL; and 403 to a name that no file system can hold or a link that leads to itself. Neither is the site's 404 page.",
    affected: ['paths with `%2F` or `%00`', 'paths with a name of more than 255 bytes (403)'],
    found: ['not-found-page', 'charset-changed', 'error-headers-missing'].map((code) => ({
      code,
      paths: ['/..%2f**', '/**%00'],
    })),
    only: '.htaccess',
  },
} as const satisfies Record<string, UnmetCapability>;

/** Quirks of Apache in every configuration. */
export const apacheQuirks = {
  repeatedRanges: repeatedRangesQuirk,
  redirects: {
    capability: 'redirects',
    reason: 'mod_rewrite sends no relative Location: it is the same path below the base URL',
  },
  malformed: {
    capability: 'missing-paths',
    reason: 'Apache answers 400 to a path that leaves the root or is no percent-encoding, before any configuration',
  },
  estimates: {
    capability: 'markdown-tokens',
    reason:
      'Apache may read no table from .htaccess: x-markdown-tokens comes with the Markdown of the homepage, and of pages with a line of their own',
    only: '.htaccess',
  },
  allow: {
    capability: 'methods',
    reason: 'Apache adds an Allow line of its own: empty, or TRACE where that is on',
  },
} as const satisfies Record<string, Quirk>;
