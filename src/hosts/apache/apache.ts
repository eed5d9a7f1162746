import { largest } from '../../core/largest.ts';
import type { Release } from '../../core/release.ts';
import { allowedMethods } from '../../http/policy.ts';
import { type HeaderSets, headerSets } from '../header-sets.ts';
import type { Host, LimitExceeded } from '../host.ts';
import { directoryLines, errorPages, htaccessLines } from './folder.ts';
import { apacheQuirks, htaccessUnmet } from './quirks.ts';
import {
  type ApacheFields,
  buildApacheFields,
  rewriteCondition,
  section,
  serverContext,
  skipRulesIf,
  substitution,
} from './rule-context.ts';
import { encodedPathRules, otherSpellingCondition, pathRules, patternRules } from './rules.ts';

/** Apache 2.4: one `.htaccess` for shared hosting, and a virtual host for one's own server. */
export const apache: Host = {
  name: 'apache',
  title: 'Apache HTTP Server',
  tokens: 'table',
  instructions: `Apache 2.4.13 or newer with mod_rewrite, mod_headers, mod_mime, mod_dir, mod_alias and mod_env. A file system that
knows \`a\` from \`A\`.

By hand: copy \`dist/\` to \`/srv/gazette/releases/NAME/dist\`, and keep the files' times (\`rsync -a\`, \`cp -a\`): Apache
makes its ETags of them. Copy the \`.conf\` files and \`../markdown-tokens.tsv\` to \`/srv/gazette/releases/NAME/config/\`;
in them write \`/srv/gazette/releases/NAME\` for \`@GAZETTE_ROOT@\`, and \`/srv/gazette\` for \`@GAZETTE_BASE@\`. Let the link
\`/srv/gazette/current\` point to \`releases/NAME\`, and load it as below.

\`gazette.conf\` can also be included in a virtual host that you have. It takes the paths of the site, and leaves your
aliases and proxies alone. Where another handler has no file, as the status page, say that it lies elsewhere:
\`Alias "/server-status" "/nonexistent"\`. \`Header set\` of the whole server is sent besides our fields.

## Shared hosting

Copy \`dist/\` and \`.htaccess\` into the folder that is served. Apache ignores \`.htaccess\` unless the provider has set
\`AllowOverride All\` for it. Check: \`curl -I https://…/.well-known/api-catalog\` must show \`application/linkset+json\`.

What \`.htaccess\` cannot do and \`gazette.conf\` can is in UNMET.md. Apache reads it again for every request: one costs several
times what it costs with \`gazette.conf\`, at any number of pages.
`,
  quirks: Object.values(apacheQuirks),
  emit(release, options) {
    const headers = headerSets(release, options);
    const fields = buildApacheFields(release, headers);
    const folder = text(
      '# Gazette for Apache 2.4, shared hosting. Generated; do not edit.',
      htaccessLines(release, headers, fields),
    );
    const generated = '# Gazette for Apache 2.4: one release, inside a virtual host. Generated; do not edit.';
    const adapted =
      '# Gazette for Apache 2.4: this file is yours to adapt; what it includes is generated with every release.';
    return {
      files: [
        { file: '.htaccess', text: folder },
        { file: 'gazette.conf', text: text(generated, serverLines(release, headers, fields)) },
        { file: 'site-tls.conf', text: text(adapted, tlsLines(release)) },
        { file: 'site.conf', text: text(adapted, siteLines(release)) },
      ],
      uploaded: [{ file: '.htaccess', text: folder }],
      unmet: Object.values(htaccessUnmet),
      exceeded: tooLong(folder),
    };
  },
};

function text(heading: string, lines: readonly string[]): string {
  return `${[heading, ...lines].join('\n')}\n`;
}

/** Apache reads lines of 8,190 bytes in .htaccess (core_config, MAX_STRING_LEN), and fails the request on longer ones. */
function tooLong(text: string): LimitExceeded[] {
  const got = largest(text.split('\n').map((line) => Buffer.byteLength(line)));
  return got <= 8190 ? [] : [{ limit: 'bytes in a line of .htaccess', allowed: 8190, got }];
}

/**
 * Lines for one release inside any virtual host. Rules of the server take nothing but paths that are there, so
 * that its aliases and proxies stay; all that is left and falls into the folder is a missing path.
 */
function serverLines(release: Release, headers: HeaderSets, fields: ApacheFields): string[] {
  const place = serverContext;
  const site = { release, headers, fields, place, bare: [] };
  const found = pathRules(site);
  return [
    'DocumentRoot "@GAZETTE_ROOT@/dist"',
    ...fields.early,
    ...fields.refused,
    'RewriteEngine On',
    `RewriteMap ${place.tokens} "txt:@GAZETTE_ROOT@/config/markdown-tokens.tsv"`,
    ...patternRules(site),
    ...skipRulesIf(
      [rewriteCondition('%{REQUEST_METHOD}', `!^(?:${allowedMethods.join('|')})$`)],
      '^',
      encodedPathRules(site),
    ),
    ...skipRulesIf(
      [rewriteCondition('%{REQUEST_METHOD}', `!^(?:${allowedMethods.join('|')})$`, ' [OR]'), otherSpellingCondition],
      '^',
      found,
    ),
    ...section('Directory', '"@GAZETTE_ROOT@/dist"', directoryLines(release, headers, fields)),
  ];
}

/** A virtual host that has nothing else: what an operator adapts. */
function siteLines(release: Release): string[] {
  const page = substitution(`/${release.notFound.file}`);
  return section('VirtualHost', '*:80', [`ServerName ${release.baseUrl}`, ...alone(page)]);
}

/** TLS virtual host, with a redirect to it. */
function tlsLines(release: Release): string[] {
  const page = substitution(`/${release.notFound.file}`);
  const { hostname } = new URL(release.baseUrl);
  return [
    ...section('VirtualHost', '*:80', [
      `ServerName ${hostname}`,
      '# Certificates are asked for under this one path.',
      `RedirectMatch 308 "^(?!/\\.well-known/acme-challenge/)(.*)$" "https://${hostname}$1"`,
    ]),
    '',
    ...section('VirtualHost', '*:443', [
      `ServerName ${release.baseUrl}`,
      'SSLEngine On',
      'SSLProtocol -all +TLSv1.2 +TLSv1.3',
      '# Your certificate:',
      `SSLCertificateFile "/etc/letsencrypt/live/${hostname}/fullchain.pem"`,
      `SSLCertificateKeyFile "/etc/letsencrypt/live/${hostname}/privkey.pem"`,
      ...section('IfModule', 'mod_http2.c', ['Protocols h2 http/1.1']),
      ...alone(page),
    ]),
  ];
}

function alone(page: string): string[] {
  return [
    'Include "@GAZETTE_BASE@/current/config/gazette.conf"',
    '',
    '# Nothing else is served here: neither aliases nor home pages that the server has for all its sites. For a path of',
    '# your own, such as /app/, add above the last line: RewriteRule ^/app/ - [L]',
    'TraceEnable Off',
    'AllowEncodedSlashes NoDecode',
    ...errorPages(page),
    'RewriteCond %{REQUEST_METHOD} =TRACE',
    'RewriteRule ^ - [E=gazette_bare:1,E=gazette_allow:1,E=gazette_refused:1,L]',
    `RewriteRule !^${page.replaceAll('.', '[.]')}$ /.gazette [L]`,
  ];
}
