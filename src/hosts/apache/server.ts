import type { Release } from '../../core/release.ts';
import { allowedMethods } from '../../http/policy.ts';
import type { HeaderSets } from '../header-sets.ts';
import type { ApacheFields } from './fields.ts';
import { directoryLines, errorPages } from './folder.ts';
import { serverContext } from './rule-context.ts';
import { otherSpellingCondition, pathRules } from './rules.ts';
import { rewriteCondition, section, skipRulesIf, substitution } from './syntax.ts';

/**
 * Lines for one release inside any virtual host. Rules of the server take nothing but paths that are there, so
 * that its aliases and proxies stay; all that is left and falls into the folder is a missing path.
 */
export function serverLines(release: Release, headers: HeaderSets, fields: ApacheFields): string[] {
  const place = serverContext;
  const found = pathRules({ release, headers, fields, place, bare: [] });
  return [
    'DocumentRoot "@GAZETTE_ROOT@/dist"',
    ...fields.early,
    ...fields.refused,
    'RewriteEngine On',
    `RewriteMap ${place.tokens} "txt:@GAZETTE_ROOT@/config/markdown-tokens.tsv"`,
    ...skipRulesIf(
      [rewriteCondition('%{REQUEST_METHOD}', `!^(?:${allowedMethods.join('|')})$`, ' [OR]'), otherSpellingCondition],
      '^',
      found,
    ),
    ...section('Directory', '"@GAZETTE_ROOT@/dist"', directoryLines(release, headers, fields)),
  ];
}

/** A virtual host that has nothing else: what an operator adapts. */
export function siteLines(release: Release): string[] {
  const page = substitution(`/${release.notFound.file}`);
  return section('VirtualHost', '*:80', [`ServerName ${release.baseUrl}`, ...alone(page)]);
}

/** TLS virtual host, with a redirect to it. */
export function tlsLines(release: Release): string[] {
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
