import { pageMark } from '../../../core/canonical.ts';
import { mediaTypes } from '../../../core/media-types.ts';
import type { Headers } from '../../../core/release.ts';
import { allowOf } from '../../../http/policy.ts';
import { nginxNegotiationLines } from '../../nginx/negotiate.ts';
import { block, nginxValue, nginxWord } from '../../nginx/syntax.ts';
import type { OverlaySite } from '../overlay-site.ts';

const place = '/.gazette-overlay';

/**
 * Lines of a server: they send what is ours to one internal location, before any of theirs is looked for. All maps are
 * asked there, since asking one later would change `$1` of theirs.
 */
export function nginxServerBlockLines({ release, headers }: OverlaySite, root: string): string {
  const { bareHeaders, preflight } = release;
  const bare = headers.setOf(bareHeaders);
  const allow = allowOf(release);
  const own = '(?:own|both|moved)$';
  const decide = [
    'set $gazette_asked "$gazette_method $gazette_markdown $gazette_kind";',
    'set $gazette_tokens "";',
    'set $gazette_once "$gazette_vary$gazette_link$gazette_page$gazette_first$gazette_first_tokens$gazette_second$gazette_second_tokens";',
    'if ($gazette_asked ~ "^(?:GET|HEAD) (?:. own|0 both)$") { set $gazette_tokens $gazette_first_tokens; }',
    `if ($gazette_asked ~ "^(?:GET|HEAD) (?:. own|0 both)$") { rewrite ^ ${place}/$gazette_first last; }`,
    'if ($gazette_asked ~ "^(?:GET|HEAD) 1 (?:page|both)$") { set $gazette_tokens $gazette_second_tokens; }',
    `if ($gazette_asked ~ "^(?:GET|HEAD) 1 (?:page|both)$") { rewrite ^ ${place}/$gazette_second last; }`,
    `if ($gazette_asked ~ "^(?:GET|HEAD) . moved$") { rewrite ^ ${place}/308 last; }`,
    ...(preflight === undefined ? [] : [`if ($gazette_asked ~ "^OPTIONS . ${own}") { rewrite ^ ${place}/204 last; }`]),
    `if ($gazette_asked ~ "^(?!GET |HEAD )[^ ]+ . ${own}") { rewrite ^ ${place}/405 last; }`,
  ];
  const exact = (status: number, fields: Headers, lines: readonly string[]) =>
    block(`location = ${place}/${status}`, [...added(fields, true), ...lines]);
  const answers = [
    ...(preflight === undefined
      ? []
      : exact(204, { Allow: allow, ...headers.setOf(preflight) }, ['types { }', 'default_type "";', 'return 204;'])),
    ...exact(405, { Allow: allow, ...bare }, [
      'types { }',
      `default_type ${nginxWord(mediaTypes.text)};`,
      `return 405 ${nginxValue(`Only ${allow} are answered here.`)};`,
    ]),
    ...exact(308, bare, ['return 308 $gazette_page;']),
  ];
  return `${[
    '# Gazette for nginx: inside your server. Generated; do not edit.',
    ...nginxNegotiationLines,
    ...decide,
    ...block(`location ^~ ${place}/`, [
      'internal;',
      ...undone,
      ...compression(release.routes.values()),
      ...answers,
      ...headers.sets.flatMap((fields, i) => fileLocation(fields, i, root)),
    ]),
  ].join('\n')}\n`;
}

/** The files of one set of fields; a location with fields of its own inherits none of theirs. */
function fileLocation(fields: Headers, i: number, root: string): string[] {
  return block(`location ^~ ${place}/${i}/`, [
    'internal;',
    `alias ${nginxWord(`${root}/`)};`,
    'types { }',
    `default_type ${nginxWord(fields['Content-Type'] ?? mediaTypes.text)};`,
    ...added(fields, false),
    'add_header x-markdown-tokens $gazette_tokens;',
    // Tags are made of times, and times of digests, which are no dates.
    'add_header Last-Modified "";',
  ]);
}

function added(fields: Headers, always: boolean): string[] {
  return Object.entries(fields)
    .filter(([name]) => name !== 'Content-Type')
    .map(
      ([name, value]) =>
        `add_header ${name} ${nginxValue(value).replace(pageMark, () => `$\{gazette_page}`)}${always ? ' always' : ''};`,
    );
}

/** Directives against settings of the server around. */
const undone = [
  'charset off;',
  'absolute_redirect off;',
  'autoindex off;',
  'expires off;',
  'ssi off;',
  'etag on;',
  'if_modified_since off;',
  'max_ranges 0;',
  '# Our own Vary says it.',
  'gzip_vary off;',
];

/** Side-cars, where attach has written some: what is compressed on the fly would share a tag with them. */
function compression(routes: Iterable<OverlaySite['own'][number]>): string[] {
  for (const { variants } of routes)
    for (const { encodings = [] } of variants)
      if (encodings.length > 0) return ['gzip off;', 'gzip_static on;', 'gzip_proxied any;'];
  return [];
}
