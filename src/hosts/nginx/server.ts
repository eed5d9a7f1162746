import { mediaTypes } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { allowOf } from '../../http/policy.ts';
import type { HeaderSets } from '../header-sets.ts';
import { buildNginxFields } from './fields.ts';
import { locations, refuseMethods } from './locations.ts';
import { block, nginxValue, nginxWord } from './syntax.ts';
import { buildNginxTypes } from './types.ts';

/**
 * Lines for one release inside any server: one location that holds all others, so that nothing of it reaches a
 * neighbour's, and a neighbour's patterns are not asked for its paths. No map: those belong to all servers together.
 */
export function nginxServer(release: Release, headers: HeaderSets): string {
  const fields = buildNginxFields(release, headers);
  const types = buildNginxTypes(release);
  const allow = allowOf(release);
  const missing = fields.set(headers.indexOf(release.notFound.headers));
  const page = nginxWord(`/${release.notFound.file}`);
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
    ...block('location = /.gazette/404', [...missing, `rewrite ^ ${page} break;`]),
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
  return `${['# Gazette for nginx: one release, inside a server. Generated; do not edit.', '# Before a location is chosen:', ...early, ...root].join('\n')}\n`;
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

/** nginx refuses TRACE, and what it cannot read, before it looks for a location. */
const early = ['error_page 400 494 =404 /.gazette/400;', 'error_page 405 = /.gazette/405;'];

const errorPages = [
  ...early,
  'error_page 403 404 =404 /.gazette/404;',
  ...[413, 414, 429, 500, 503].map((status) => `error_page ${status} /.gazette/${status};`),
];
