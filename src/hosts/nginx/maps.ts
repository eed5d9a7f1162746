import type { Release } from '../../core/release.ts';
import { allowOf } from '../../http/policy.ts';
import { type HeaderSets, tokensOf } from '../header-sets.ts';
import { rx } from '../rx.ts';
import { dollar, nginxValue, variableOf } from './syntax.ts';

type Entry = readonly [key: string, value: string];

/**
 * The `http` level of the configuration: which file answers a path, and with which header fields, as maps.
 *
 * All state is in maps, and no location adds a header field: one add_header in a location would discard all of the
 * server's. A map's plain keys are looked up in lower case, so that the file's name tells whether the case is right.
 */
export function nginxMaps(release: Release, headers: HeaderSets): string {
  const { first, second, tokens } = tables(release, headers);
  return [
    '# Gazette for nginx: the routes, for the http level. Generated; do not edit.',
    // A "$" in a value would begin a variable, and only geo takes it as it is.
    `geo $${dollar} {\n  default "$";\n}`,
    '# negotiate(): Markdown for those who name it with a weight that is not below that of HTML (RFC 9110 §12.5.1).',
    ...negotiation(),
    '# The path as received: no decoding and no dot segments, so that a path has one spelling.',
    map('$request_uri', 'gazette_path', [['~^([^?]*)', '$1']]),
    map('$gazette_path', 'gazette_first', first),
    map('$gazette_path', 'gazette_second', second),
    map('"$gazette_path $gazette_first $gazette_markdown$gazette_second"', 'gazette_chosen', [
      ['~^(\\S+) [0-9]+\\1(?:index[.]html)? 1([0-9]+/\\S+)$', '$2'],
      ['~^(\\S+) ([0-9]+\\1(?:index[.]html)?) [01]', '$2'],
    ]),
    map('$gazette_chosen', 'gazette_file', [['~^[0-9]+(/\\S+)$', '$1']]),
    map(
      '$gazette_path',
      'gazette_redirect',
      [...release.redirects].map(([from, to]) => [from, nginxValue(to)]),
    ),
    map('"$gazette_path $gazette_redirect"', 'gazette_location', [['~^(\\S+) (\\1/)$', '$2']]),
    '# Header fields: by the set of the file, of the 404 page, or of an answer without a document.',
    map('"$status $gazette_chosen"', 'gazette_set', setEntries(release, headers), 'error'),
    ...varyingFields(headers).map((name) =>
      map('$gazette_set', variableOf(name), fieldEntries(name, headers, release)),
    ),
    map('$gazette_file', 'gazette_estimate', tokens),
    map(
      '$status',
      'gazette_allow',
      (release.preflight === undefined ? ['405'] : ['204', '405']).map((status) => [
        status,
        nginxValue(allowOf(release)),
      ]),
    ),
    map('$status', 'gazette_tokens', [['200', '$gazette_estimate']]),
    '',
  ].join('\n');
}

/** The fields that are not the same in all sets. */
export function varyingFields({ sets }: HeaderSets): string[] {
  const [first = {}] = sets;
  const names = new Set(['Cache-Control', ...sets.flatMap((set) => Object.keys(set))]);
  names.delete('Content-Type');
  // Errors of the server itself are in no set, and must not be kept by caches.
  return [...names].filter((name) => name === 'Cache-Control' || sets.some((set) => set[name] !== first[name]));
}

function tables(release: Release, { indexOf }: HeaderSets) {
  const first: Entry[] = [];
  const second: Entry[] = [];
  const tokens = new Map<string, string>();
  for (const { path, variants } of release.routes.values()) {
    for (const variant of variants) {
      const value = nginxValue(`${indexOf(variant.headers)}/${variant.file}`);
      (variant.when === 'markdown' ? second : first).push([path, value]);
      const estimate = tokensOf(variant);
      if (estimate !== undefined) tokens.set(`/${variant.file}`, estimate);
    }
  }
  return { first, second, tokens: [...tokens] };
}

function negotiation(): string[] {
  const captured = '"w$1$2$3"';
  const html = rx.html.flatMap(({ weight, present }): Entry[] => [
    [`~${weight}`, captured],
    [`~${present}`, 'w0'],
  ]);
  const digits = (name: string) =>
    map(
      `"\${gazette_${name}_weight}000"`,
      `gazette_${name}_digits`,
      [
        ['w000', '1000'],
        ['~^w([0-9]{4})', '$1'],
      ],
      '0000',
    );
  return [
    map('$http_accept', 'gazette_markdown_weight', [
      [`~${rx.tooLong}`, '""'],
      [`~${rx.markdown.weight}`, captured],
    ]),
    map('$http_accept', 'gazette_html_weight', html, 'w0'),
    digits('markdown'),
    digits('html'),
    map(
      '"$gazette_markdown_digits:$gazette_html_digits"',
      'gazette_markdown',
      [
        ['~^0000', '0'],
        [`~${rx.notLess}`, '1'],
      ],
      '0',
    ),
  ];
}

function setEntries(release: Release, { indexOf }: HeaderSets): Entry[] {
  return [
    ['~^(?:200|304) ([0-9]+)/', '$1'],
    ['~^404 ', String(indexOf(release.notFound.headers))],
    ['~^(?:308|405) ', String(indexOf(release.bareHeaders))],
    ...(release.preflight === undefined ? [] : [['~^204 ', String(indexOf(release.preflight))] as const]),
  ];
}

function fieldEntries(name: string, { sets, setOf }: HeaderSets, { bareHeaders }: Release): Entry[] {
  const error = name === 'Cache-Control' ? 'no-store' : setOf(bareHeaders)[name];
  const entries = [...sets.map((set, i) => [String(i), set[name]] as const), ['error', error] as const];
  return entries.flatMap(([key, value]): Entry[] => (value === undefined ? [] : [[key, nginxValue(value)]]));
}

function map(source: string, variable: string, entries: readonly Entry[], otherwise = '""'): string {
  const lines = entries.map(([key, value]) => `  "${key}" ${value};\n`);
  return `map ${source} $${variable} {\n  default ${otherwise};\n${lines.join('')}}`;
}
