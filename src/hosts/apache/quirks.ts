import type { Quirk, UnmetCapability } from '../host.ts';
import { repeatedRangesQuirk } from '../static/quirks.ts';

/** Capabilities that `.htaccess` lacks; the virtual host has them. */
export const htaccessUnmet = {
  trace: {
    capability: 'methods',
    reason:
      'Only the configuration of the server can turn TRACE off. The answer is 200 unless the provider has set `TraceEnable Off`.',
    affected: ['TRACE on every path'],
    only: '.htaccess',
  },
  ownPage: {
    capability: 'missing-paths',
    reason:
      'Before it reads .htaccess, Apache answers with its own page: 404 to a path with an encoded slash or NUL, 403 to a name that no file system can hold or a link that leads to itself.',
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
      'Apache may read no table from .htaccess and sends x-markdown-tokens only for the homepage and for pages with a line of their own',
    only: '.htaccess',
  },
  allow: {
    capability: 'methods',
    reason: 'Apache adds an Allow line of its own: empty, or TRACE where that is on',
  },
} as const satisfies Record<string, Quirk>;
