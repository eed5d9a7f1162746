import { mediaTypes } from '../../core/media-types.ts';
import type { Headers, Release } from '../../core/release.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import { type HeaderSets, headerSets, tokensOf } from '../header-sets.ts';
import type { Host, Quirk } from '../host.ts';
import { block, line, quoted } from './caddyfile.ts';
import { caddyNegotiate } from './negotiate.ts';

/** What Caddy does otherwise, whatever its configuration says. */
export const caddyQuirks = {
  malformed: {
    capability: 'missing-paths',
    reason: 'Go answers 400 to a percent sign without two hexadecimal digits, before any configuration',
  },
} as const satisfies Record<string, Quirk>;

/** Caddy 2.6 or newer: one Caddyfile, whose maps hold the routes. */
export const caddy: Host = {
  name: 'caddy',
  title: 'Caddy',
  instructions: `Package: \`caddy\`, 2.6 or newer.

1. Copy \`dist/\` to \`/srv/gazette/dist\`, or name its place in the environment variable \`GAZETTE_ROOT\`. Keep the files'
   modification times (\`rsync -a\`, \`cp -a\`): Caddy makes its ETags of them.
2. The address is the base URL, for which Caddy gets a certificate by itself; \`GAZETTE_ADDRESS\` replaces it
   (\`http://:8080\` behind a proxy).
3. Check: \`caddy adapt --adapter caddyfile --config Caddyfile\`
4. Start: \`caddy run --adapter caddyfile --config Caddyfile\`; after a new build: \`caddy reload\` with the same options.
`,
  quirks: Object.values(caddyQuirks),
  emit(release, options) {
    const text = caddyfile(release, headerSets(release, options));
    return { files: [{ file: 'Caddyfile', text }], unmet: [], exceeded: [] };
  },
};

function caddyfile(release: Release, headers: HeaderSets): string {
  const { negotiated, variants, redirects } = tables(release, headers);
  const fields = (of: Headers) => Object.entries(headers.setOf(of)).map(([k, v]) => line(k, v));

  const allow = line('Allow', allowOf(release));
  const answerToOptions = (preflight: Headers) => [
    '@preflight method OPTIONS',
    ...block('handle @preflight', [...block('header', [allow, ...fields(preflight)]), 'respond 204']),
  ];

  const route = [
    ...(release.preflight === undefined ? [] : answerToOptions(release.preflight)),
    `@refused not method ${allowedMethods.join(' ')}`,
    ...block('handle @refused', [
      ...block('header', [allow, line('Content-Type', mediaTypes.text), ...fields(release.bareHeaders)]),
      `respond ${quoted(`Only ${allowOf(release)} are answered here.`)} 405`,
    ]),
    '# As sent: neither decoded nor resolved, so that a path has one spelling.',
    ...block('map {http.request.uri} {gazette.path}', ['~^([^?]*) $1']),
    ...block('map {gazette.path} {gazette.location} {gazette.negotiated}', [
      ...redirects,
      ...negotiated,
      'default "" no',
    ]),
    '@redirect not vars {gazette.location} ""',
    ...block('handle @redirect', [
      ...block('header', ['Location {gazette.location}', ...fields(release.bareHeaders)]),
      'respond 308',
    ]),
    ...caddyNegotiate,
    'vars @markdown gazette.wanted " markdown"',
    ...block('map "{gazette.path}{http.vars.gazette.wanted}" {gazette.file} {gazette.set} {gazette.tokens}', [
      ...variants,
      'default "" "" ""',
    ]),
    '# Dates say nothing here (file times are made of digests), and parts of files are not served.',
    ...['If-Modified-Since', 'If-Unmodified-Since', 'If-Match', 'If-Range', 'Range'].map((k) => `request_header -${k}`),
    '@missing vars {gazette.file} ""',
    ...block('handle @missing', [
      'request_header -If-None-Match',
      ...block('header', ['defer', ...withoutDates, ...fields(release.notFound.headers)]),
      `rewrite * ${quoted(`/${release.notFound.file}`)}`,
      ...block('file_server', ['status 404', 'disable_canonical_uris']),
    ]),
    ...headers.sets.flatMap((set, i) => [
      `@s${i} vars {gazette.set} s${i}`,
      // Deferred, because file_server adds to them.
      ...block(`header @s${i}`, ['defer', ...withoutDates, ...Object.entries(set).map(([k, v]) => line(k, v))]),
    ]),
    '@tokens not vars {gazette.tokens} ""',
    'header @tokens x-markdown-tokens {gazette.tokens}',
    'rewrite * {gazette.file}',
    ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
  ];

  const site = block(`{$GAZETTE_ADDRESS:${release.baseUrl}}`, [
    'root * {$GAZETTE_ROOT:/srv/gazette/dist}',
    ...block('route', route),
  ]);
  return `${['# Gazette for Caddy 2.6 or newer. Generated; do not edit.', ...site].join('\n')}\n`;
}

const withoutDates = ['-Last-Modified', '-Accept-Ranges'];

/** The closed world as rows of maps. */
function tables(release: Release, { indexOf }: HeaderSets) {
  const routes = [...release.routes.values()];
  const variants = routes.flatMap(({ path, variants }) =>
    variants.map(({ when, file, headers }) => {
      const key = quoted(when === 'markdown' ? `${path} markdown` : path);
      return `${key} ${quoted(`/${file}`)} s${indexOf(headers)} ${quoted(tokensOf({ headers }) ?? '')}`;
    }),
  );
  return {
    variants,
    negotiated: routes.filter(({ variants }) => variants.length > 1).map(({ path }) => `${quoted(path)} "" yes`),
    redirects: [...release.redirects].map(([from, to]) => `${quoted(from)} ${quoted(to)} no`),
  };
}
