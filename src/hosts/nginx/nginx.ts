import { largest } from '../../core/largest.ts';
import { mediaTypes } from '../../core/media-types.ts';
import { compareCodeUnits } from '../../core/problem.ts';
import type { Release } from '../../core/release.ts';
import { allowOf } from '../../http/policy.ts';
import { type HeaderSets, headerSets } from '../header-sets.ts';
import type { Host, HostFile, LimitExceeded, Quirk } from '../host.ts';
import { splitRedirects } from '../old-addresses.ts';
import { repeatedRangesQuirk } from '../static/quirks.ts';
import { buildNginxFields, buildNginxTypes, locations, refuseMethods } from './locations.ts';
import { block, nginxValue, nginxWord } from './syntax.ts';

/** The servers that include a release: an operator copies one of them, and keeps it. */
function siteFiles(release: Release): HostFile[] {
  const { hostname } = new URL(release.baseUrl);
  const name = `server_name ${serverName(hostname)};`;
  const brotli = 'brotli_static on;';
  return [
    file('site.conf', 'plain HTTP, for what stands behind a proxy', plain([name])),
    file('site-brotli.conf', 'plain HTTP with Brotli', plain([name, brotli])),
    file('site-tls.conf', 'HTTPS; fill in the two paths of the certificate', encrypted(hostname, name, brotli)),
  ];
}

const include = 'include @GAZETTE_BASE@/current/config/gazette.conf;';

function plain(lines: readonly string[]): string[] {
  return block('server', ['listen 80;', ...lines, include]);
}

function encrypted(hostname: string, name: string, brotli: string): string[] {
  return [
    ...block('server', [
      'listen 80;',
      'listen [::]:80;',
      name,
      'server_tokens off;',
      '# Where a renewal of the certificate is proven (RFC 8555 §8.3).',
      'location ^~ /.well-known/acme-challenge/ { root /var/www/html; }',
      `location / { return 308 https://${hostname}$request_uri; }`,
    ]),
    ...block('server', [
      '# nginx 1.25.1 and newer: "listen 443 ssl;", and "http2 on;" below.',
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
      name,
      `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
      `ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      '# With the module libnginx-mod-http-brotli-static:',
      `# ${brotli}`,
      include,
    ]),
  ];
}

function file(name: string, purpose: string, lines: readonly string[]): HostFile {
  const head = `# Gazette for nginx: ${purpose}. This file is yours to adapt; what it includes comes with every release.`;
  return { file: name, text: `${[head, ...lines].join('\n')}\n` };
}

/** Names are hashed in buckets that are too small for long ones by default; patterns are not. */
function serverName(hostname: string): string {
  return hostname.length <= 20 ? hostname : `"~^${hostname.replaceAll('.', '[.]')}$"`;
}

/** Quirks of nginx in every configuration. */
export const nginxQuirks = {
  repeatedRanges: repeatedRangesQuirk,
  acceptLines: {
    capability: 'accept-lines',
    reason: 'nginx before 1.23 reads the first of several Accept lines only',
  },
  estimates: {
    capability: 'markdown-tokens',
    reason:
      'nginx sends x-markdown-tokens only for the homepage and for pages with a line of their own, because it would need a table of all paths',
  },
  preconditions: {
    capability: 'preconditions',
    reason: 'nginx answers 412 by itself, as RFC 9110 §13.1.1 allows',
  },
} as const satisfies Record<string, Quirk>;

/**
 * Lines for one release inside any server: one location that holds all others, so that nothing of it reaches a
 * neighbour's, and a neighbour's patterns are not asked for its paths. No map: those belong to all servers together.
 */
function nginxServer(release: Release, headers: HeaderSets): string {
  const fields = buildNginxFields(release, headers);
  const types = buildNginxTypes(release);
  const allow = allowOf(release);
  const missing = fields.set(headers.indexOf(release.notFound.headers));
  const page = nginxWord(`/${release.notFound.file}`);
  const patterns = patternLines(release, fields.set(headers.indexOf(release.bareHeaders)));
  const preflight =
    release.preflight === undefined
      ? []
      : block('location = /.gazette/204', [
          ...fields.set(headers.indexOf(release.preflight), { allow }),
          'return 204;',
        ]);
  const answers = block('location ^~ /.gazette/', [
    'internal;',
    'recursive_error_pages off;',
    ...fields.added(true),
    ...block('location = /.gazette/404', [...patterns.missing, ...missing, `rewrite ^ ${page} break;`]),
    ...patterns.answer,
    ...preflight,
    ...block('location = /.gazette/405', [
      'types { }',
      `default_type ${nginxWord(mediaTypes.text)};`,
      ...fields.set(headers.indexOf(release.bareHeaders), { allow }),
      `return 405 ${nginxValue(`Only ${allow} are answered here.\\n`).replace('\\\\n', '\\n')};`,
    ]),
    '# A path that nginx cannot decode (%00, %zz) is refused before it is known, and is a missing one like any other.',
    ...block('location = /.gazette/400', [
      ...fields.error,
      ...block('if ($request_uri = "")', [...missing, `rewrite ^ ${page} break;`]),
      'return 400;',
    ]),
    ...[413, 414, 429, 500, 503].flatMap((status) =>
      block(`location = /.gazette/${status}`, [...fields.error, `return ${status};`]),
    ),
  ]);
  const root = block('location /', [
    'root "@GAZETTE_ROOT@/dist";',
    ...types.lines,
    'default_type application/octet-stream;',
    ...undone,
    '',
    '# Side-cars of dist/ are sent as they are; anything compressed on the fly would share a tag with them.',
    'gzip off;',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_vary off;',
    '',
    '# Tags are made of times, and times of digests, which are no dates: none is sent, none is compared.',
    'etag on;',
    'if_modified_since off;',
    'max_ranges 0;',
    ...fields.added(false),
    '',
    'recursive_error_pages on;',
    ...errorPages,
    ...(release.preflight === undefined ? [] : ['error_page 418 = /.gazette/204;']),
    '',
    ...refuseMethods(release),
    'return 404;',
    '',
    ...answers,
    ...locations(release, headers, fields, types),
  ]);
  return `${['# Gazette for nginx: one release, inside a server. Generated; do not edit.', '# Before a location is chosen:', ...early, ...patterns.early, ...root].join('\n')}\n`;
}

/** Directives against settings of the server around. */
const undone = [
  'charset off;',
  'server_tokens off;',
  'absolute_redirect off;',
  'autoindex off;',
  'expires off;',
  'ssi off;',
  'log_not_found off;',
  'open_file_cache off;',
];

/**
 * Redirects by a pattern: with a query before a location is chosen, since the path may be a page's; others where nothing
 * is served, so that they cost no other request anything.
 */
function patternLines(release: Release, bare: readonly string[]) {
  const { patterns } = splitRedirects(release.redirects);
  const lines = (isAsked: boolean) =>
    patterns
      .filter(({ query }) => (query !== undefined) === isAsked)
      .flatMap(({ pattern, to }) =>
        block(`if ($request_uri ~ "^${pattern}$")`, [
          `set $gazette_to ${nginxValue(to)};`,
          'rewrite ^ /.gazette/308 last;',
        ]),
      );
  const answer = block('location = /.gazette/308', [...refuseMethods(release), ...bare, 'return 308 $gazette_to;']);
  // On its way to an error page a request comes by here once more.
  const early = lines(true).length === 0 ? [] : ['if ($uri ~ "^/[.]gazette/") { break; }', ...lines(true)];
  return { early, missing: lines(false), answer: patterns.length === 0 ? [] : answer };
}

/** nginx refuses TRACE, and what it cannot read, before it looks for a location. */
const early = ['error_page 400 494 =404 /.gazette/400;', 'error_page 405 = /.gazette/405;'];

const errorPages = [
  ...early,
  'error_page 403 404 =404 /.gazette/404;',
  ...[413, 414, 429, 500, 503].map((status) => `error_page ${status} /.gazette/${status};`),
];

/** nginx 1.18 or newer with the modules that every build has; Brotli, where its module is, by one more line. */
export const nginx: Host = {
  name: 'nginx',
  title: 'nginx',
  instructions: `Package: \`nginx\`, 1.18 or newer. With Brotli: \`libnginx-mod-http-brotli-static\` besides. A file system that knows
\`a\` from \`A\`.

\`gazette.conf\` stands inside one \`server\`, and takes nothing from others: it may be included in a server that you have,
which then answers with this site wherever it has no location of its own. Only old addresses with a query, which you have named
yourself, come before your locations.
`,
  quirks: Object.values(nginxQuirks),
  emit(release, options) {
    assertConventions(release);
    const text = nginxServer(release, headerSets(release, options));
    const files = [{ file: 'gazette.conf', text }, ...siteFiles(release)].sort((a, b) =>
      compareCodeUnits(a.file, b.file),
    );
    return { files, unmet: [], exceeded: tooLong(files) };
  },
};

function assertConventions(release: Release): void {
  // Addresses are percent-encoded, names of files are not.
  const addresses = [...release.routes.keys(), ...release.redirects.keys()];
  const refused =
    addresses.find((path) => !/^[\x21\x23-\x5B\x5D-\x7E]+$/.test(path)) ??
    [...release.files.keys()].find((file) => !/^[\x21\x23-\x5B\x5D-\x7E\u00a0-\uffff]+$/.test(file));
  if (refused !== undefined) throw new Error(`nginx: not a path that can be quoted: ${refused}`);
}

/** The buffer of nginx's configuration reader (NGX_CONF_BUFFER): a longer word is an error of `nginx -t`. */
const longestLine = 4096;

function tooLong(files: readonly HostFile[]): LimitExceeded[] {
  const got = largest(files.flatMap(({ text }) => text.split('\n').map((line) => line.length)));
  return got <= longestLine ? [] : [{ limit: 'bytes in one line of the configuration', allowed: longestLine, got }];
}
