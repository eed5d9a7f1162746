import { pageMark } from '../../core/canonical.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Headers, Variant } from '../../core/release.ts';
import { maxAcceptBytes } from '../../http/negotiate.ts';
import { allowedMethods, allowOf } from '../../http/policy.ts';
import { acceptPatterns } from '../accept-patterns.ts';
import { caddyQuirks } from '../caddy/caddy.ts';
import { block, deferredHeaderLines, quoteToken } from '../caddy/caddyfile.ts';
import { canonicalPathOf, tokenEstimateOf } from '../header-sets.ts';
import { repeatedRangesQuirk } from '../static/quirks.ts';
import { type OverlayHost, type OverlaySite, partitionNameable, rootPlaceholder } from './overlay-host.ts';

/** Names that a row can hold: `|` stands between its parts, and a file is found as a path is that is rewritten to it. */
const isCaddyName = (text: string): boolean => !/[\p{Cc}{}"\\`?#|]/u.test(text) && !/%(?![0-9A-F]{2})/.test(text);

const word = (text: string) => `"${text}"`;

/** Lines of a map: a path → `kind|page|set|file|tokens|set|file|tokens`, HTML or the only one first, then Markdown. */
function overlayRows({ own, pages, headers, release }: OverlaySite): string[] {
  const answer = (variant: Variant | undefined) =>
    variant === undefined
      ? '||'
      : `s${headers.indexOf(variant.headers)}|/${variant.file}|${tokenEstimateOf(variant) ?? ''}`;
  const row = (path: string, kind: string, html: Variant | undefined, markdown: Variant | undefined) => {
    const page = (html && canonicalPathOf(html)) ?? (markdown && canonicalPathOf(markdown)) ?? '';
    return `${word(path)} ${word(`${kind}|${page}|${answer(html)}|${answer(markdown)}`)}`;
  };
  return [
    ...own.map(({ path, variants: [one, other] }) => row(path, other === undefined ? 'own' : 'both', one, other)),
    ...pages.map(({ path, markdown }) => row(path, 'page', undefined, markdown)),
    ...[...release.redirects]
      .filter((pair) => !pair.some((text) => /[\p{Cc}{}"\\`|]/u.test(text)))
      .map(([from, to]) => `${word(from)} ${word(`moved|${to}|`)}`),
  ];
}

/** A weight as a number: `w` is 1, `w05` is 0.5. */
const weight = (name: string) =>
  `(size({gazette.${name}}) < 2 ? 1.0 : double({gazette.${name}}.substring(1, 2) + "." + {gazette.${name}}.substring(2) + "0"))`;

/**
 * negotiate() by the patterns of rx.ts as a matcher, since the one of caddyNegotiate asks by changing a field of the request,
 * which what is theirs would see. A map takes the first row that fits.
 */
const overlayAcceptMatcher = {
  maps: [
    ...block('map {http.request.header.Accept} {gazette.md}', [
      `\`~${acceptPatterns.markdown.weight}\` "w\${1}\${2}\${3}"`,
      'default w0',
    ]),
    ...block('map {http.request.header.Accept} {gazette.html}', [
      ...acceptPatterns.html.flatMap(({ weight: found, present }) => [
        `\`~${found}\` "w\${1}\${2}\${3}"`,
        `\`~${present}\` w0`,
      ]),
      'default w0',
    ]),
  ],
  /** Lines of a matcher that fits those who want Markdown; browsers do not name it. */
  matcher: [
    'header_regexp Accept (?i)text/markdown',
    `expression \`size(bytes({http.request.header.Accept})) <= ${maxAcceptBytes} && ${weight('md')} > 0.0 && ${weight('md')} >= ${weight('html')}\``,
  ],
} as const;

/**
 * `handle` blocks are sorted by the length of their one path. This path is a variable that does not exist: it fits every
 * request, and its name is longer than what others write.
 */
const first = `{http.vars.gazette_${'before_'.repeat(16)}}*`;

/** Lines of a site block: what is ours is answered in one `handle`, and all else is left to what was there. */
function caddySiteBlockLines(site: OverlaySite, root: string): string {
  const { release, headers } = site;
  const row = (name: string, pattern: string, more: readonly string[] = []) =>
    block(`@gazette_${name}`, [`vars_regexp {http.vars.gazette_row} ${pattern}`, ...more]);
  const methods = `method ${allowedMethods.join(' ')}`;
  return `${[
    '# Gazette for Caddy: inside your site block. Generated; do not edit.',
    '# As sent: what rewrites the path for your files does not hide ours.',
    ...block('map {http.request.orig_uri} {gazette.path}', ['~^([^?]*) $1']),
    ...block('map {gazette.path} {gazette.row}', [...overlayRows(site), 'default ""']),
    ...overlayAcceptMatcher.maps,
    ...block('vars', [
      'gazette_path {gazette.path}',
      'gazette_row {gazette.row}',
      'gazette_ours no',
      'gazette_markdown no',
    ]),
    ...row('own', '^(own|both|moved)[|]'),
    'vars @gazette_own gazette_ours yes',
    ...row('wanted', '^(page|both)[|]', [methods, ...overlayAcceptMatcher.matcher]),
    ...block('vars @gazette_wanted', ['gazette_ours yes', 'gazette_markdown yes']),
    '# Pages of yours that have Markdown.',
    ...row('page', '^page[|]', [methods, 'vars gazette_ours no']),
    ...block('header @gazette_page', ['defer', '+Vary Accept']),
    ...linked(site, methods),
    ...block('@gazette_ours', [`path ${first}`, 'vars gazette_ours yes']),
    ...block(
      'handle @gazette_ours',
      block('route', [
        ...refused(site),
        ...row('moved', '^moved[|]'),
        ...block('map {http.vars.gazette_row} {gazette.page}', ['~^[^|]*[|]([^|]*) $1']),
        'vars gazette_page {gazette.page}',
        ...block('route @gazette_moved', [
          ...block('header', ['Location {http.vars.gazette_page}', ...lines(headers.setOf(release.bareHeaders))]),
          'respond 308',
        ]),
        ...sent(headers.sets, root),
      ]),
    ),
  ].join('\n')}\n`;
}

function linked({ pages }: OverlaySite, methods: string): string[] {
  return pages.flatMap(({ path, link }, i) =>
    link === undefined
      ? []
      : [
          ...block(`@gazette_link${i}`, [
            methods,
            'vars gazette_ours no',
            `vars_regexp {http.vars.gazette_path} ${quoteToken(`^${path.replace(/[^\w/-]/g, '[$&]')}$`)}`,
          ]),
          ...block(`header @gazette_link${i}`, ['defer', `+Link ${quoteToken(link)}`]),
        ],
  );
}

function refused({ release, headers }: OverlaySite): string[] {
  const allow = `Allow ${quoteToken(allowOf(release))}`;
  const type = `Content-Type ${quoteToken(mediaTypes.text)}`;
  const preflight =
    release.preflight === undefined
      ? []
      : [
          '@gazette_preflight method OPTIONS',
          ...block('route @gazette_preflight', [
            ...block('header', [allow, ...lines(headers.setOf(release.preflight))]),
            'respond 204',
          ]),
        ];
  return [
    ...preflight,
    `@gazette_refused not method ${allowedMethods.join(' ')}`,
    ...block('route @gazette_refused', [
      ...block('header', [allow, type, ...lines(headers.setOf(release.bareHeaders))]),
      `respond ${quoteToken(`Only ${allowOf(release)} are answered here.`)} 405`,
    ]),
  ];
}

/** The file of the representation that is wanted, with its fields. */
function sent(sets: readonly Headers[], root: string): string[] {
  const answer = '([^|]*)[|]([^|]*)[|]([^|]*)';
  return [
    ...block(
      'map "{http.vars.gazette_markdown}|{http.vars.gazette_row}" {gazette.set} {gazette.file} {gazette.tokens}',
      [`~^no[|](?:[^|]*[|]){2}${answer} $1 $2 $3`, `~^yes[|](?:[^|]*[|]){5}${answer} $1 $2 $3`],
    ),
    ...block(
      'vars',
      ['set', 'file', 'tokens'].map((name) => `gazette_${name} {gazette.${name}}`),
    ),
    '# Dates say nothing here (file times are made of digests), and parts of files are not served.',
    ...['If-Modified-Since', 'If-Unmodified-Since', 'If-Match', 'If-Range', 'Range'].map(
      (name) => `request_header -${name}`,
    ),
    ...sets.flatMap((set, i) => [
      `@gazette_s${i} vars gazette_set s${i}`,
      ...block(`header @gazette_s${i}`, [...deferredHeaderLines, ...lines(set)]),
    ]),
    '@gazette_counted vars_regexp {http.vars.gazette_tokens} ^[0-9]+$',
    'header @gazette_counted x-markdown-tokens {http.vars.gazette_tokens}',
    'rewrite * {http.vars.gazette_file}',
    ...block('file_server', [`root ${quoteToken(root)}`, 'precompressed br gzip', 'disable_canonical_uris']),
  ];
}

/** Stands for the page of a mirror while a value is quoted. */
const waiting = '<page>';

function lines(fields: Headers): string[] {
  return Object.entries(fields).map(
    ([name, value]) =>
      `${name} ${quoteToken(value.replace(pageMark, waiting)).replace(waiting, '{http.vars.gazette_page}')}`,
  );
}

/** Caddy 2.6 or newer: lines for the site block that is there. */
export const caddyOverlay: OverlayHost = {
  name: 'caddy',
  title: 'Caddy, in a site block that is there',
  instructions: `Caddy 2.6 or newer. In the block of your site, anywhere: \`import /path/gazette.caddy\`. Then
\`caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile && systemctl reload caddy\`

What is ours is taken before your \`handle\`, \`route\`, \`reverse_proxy\` and \`file_server\`, and by the path as it was sent, so that
\`try_files\` does not hide it. Your \`redir\` and \`basicauth\` come first, as they stand. In a \`route\` that holds the whole site, or with
\`order … first\` for one of those directives, the line belongs inside it, above all.
`,
  quirks: [
    caddyQuirks.malformed,
    repeatedRangesQuirk,
    {
      capability: 'security-headers',
      reason:
        '`header` lines that stand for your whole site are sent with ours besides; of a field of one name ours is sent, unless yours says `defer` or `-`',
    },
  ],
  emit(site, { root = rootPlaceholder }) {
    const named = partitionNameable(site, isCaddyName);
    const unmet =
      named.others.length === 0
        ? []
        : [
            {
              capability: 'negotiation' as const,
              reason: 'Their names hold a character that cannot stand in a Caddyfile: your server answers them.',
              affected: named.others,
            },
          ];
    return { files: [{ file: 'gazette.caddy', text: caddySiteBlockLines({ ...site, ...named }, root) }], unmet };
  },
};
