import { ask } from '../client.ts';
import type { Neighbour, Place } from './peace.ts';
import { ourHost } from './probes.ts';

/** Where our site and the neighbour's are, as sites of a Caddyfile. */
export interface CaddyPlace extends Place {
  readonly port: number;
  /** Lines that serve another release: of the second Gazette site, of the third. */
  readonly otherGazette: (position: number) => string;
}

/** Each text may be of several lines. */
export interface CaddyNeighbour extends Neighbour {
  /** Global options. */
  readonly global?: string;
  /** Before our site: snippets. */
  readonly before?: string;
  /** In the block of `neighbour.example`; absent: a file server. */
  readonly site?: (place: CaddyPlace) => string;
  /** Whole blocks after our site. */
  readonly after?: (place: CaddyPlace) => string;
  /** In our own block, before and after our line. */
  readonly inside?: readonly [before: (place: CaddyPlace) => string, after: (place: CaddyPlace) => string];
}

const nothing = () => '';
const fileServer = ({ files }: Place) => `root * ${files}\nfile_server`;
const atApp = { host: ourHost, asks: [ask('/app/x?y=1'), ask('/app/'), ask('/app/x', {}, 'POST')] };
const password = '$2a$04$Tvf0GjZBdzTgXg.MFLGHmeSxUg/Aae8.Dc1m5F8qLrHkA9hKg3JQe';

/** Sites beside us on the same Caddy, and in the same file. */
export const caddyNeighbours: readonly CaddyNeighbour[] = [
  { name: 'a file server' },
  { name: 'a file server with lists of folders', site: ({ files }) => `root * ${files}\nfile_server browse` },
  { name: 'an application behind a proxy', site: ({ backend }) => `reverse_proxy ${backend}` },
  {
    name: 'an application whose proxy trusts others',
    site: ({ backend }) => `reverse_proxy ${backend} {\ntrusted_proxies private_ranges\nheader_up X-Site neighbour\n}`,
  },
  {
    name: 'a WebSocket behind a proxy',
    upgrade: '/socket',
    site: ({ backend }) =>
      `@socket {\nheader Connection *Upgrade*\nheader Upgrade websocket\n}\nreverse_proxy @socket ${backend}\nheader X-Site sockets`,
  },
  {
    name: 'a site like one in PHP',
    asks: [ask('/index.php/x'), ask('/none'), ask('/.env'), ask('/page.html')],
    site: ({ files, backend }) =>
      `root * ${files}\nrespond /.* 403\n@php path *.php *.php/*\nreverse_proxy @php ${backend}\ntry_files {path} {path}/ /index.html\nfile_server`,
  },
  {
    name: 'a catch-all on the same port',
    host: 'anyone.example',
    after: (place) => `http://:${place.port} {\n${fileServer(place)}\n}`,
  },
  {
    name: 'a wildcard that our name fits',
    host: 'other.com',
    after: (place) => `http://*.com:${place.port} {\n${fileServer(place)}\n}`,
  },
  {
    name: 'header after respond for all',
    global: 'order header after respond',
    site: () => 'header X-A b\nrespond "hi"',
  },
  {
    name: 'another order of everything that we use',
    global: ['vars last', 'map last', 'rewrite last', 'request_header last', 'file_server first', 'respond first']
      .map((order) => `order ${order}`)
      .join('\n'),
  },
  { name: 'route before everything', global: 'order route first' },
  { name: 'compression', site: (place) => `encode zstd gzip\n${fileServer(place)}` },
  {
    name: 'compression by a snippet',
    before: '(compressed) {\nencode gzip zstd\n}',
    site: (place) => `import compressed\n${fileServer(place)}`,
  },
  {
    name: 'a snippet named gazette',
    before: '(gazette) {\nheader X-Snippet theirs\n}',
    site: (place) => `import gazette\n${fileServer(place)}`,
  },
  {
    name: 'limits of all servers',
    global:
      'servers {\ntimeouts {\nread_body 5s\nread_header 5s\nwrite 30s\nidle 1m\n}\nmax_header_size 16KB\nprotocols h1\n}',
  },
  { name: 'metrics and credentials in logs', global: 'servers {\nmetrics\nlog_credentials\n}' },
  {
    name: 'times, mail and logs',
    global: 'grace_period 1s\nemail admin@neighbour.example\nskip_install_trust\nlog {\nlevel WARN\n}',
  },
  { name: 'no automatic HTTPS, another address by default', global: 'auto_https off\ndefault_bind 127.0.0.1' },
  { name: 'an access log', site: (place) => `log {\noutput discard\n}\n${fileServer(place)}` },
  {
    name: 'error pages',
    site: (place) => `handle_errors {\nrewrite * /error.html\nfile_server\n}\n${fileServer(place)}`,
  },
  {
    name: 'header fields',
    site: (place) =>
      `header {\nX-Frame-Options DENY\nCache-Control no-store\n-Server\nContent-Security-Policy "default-src *"\ndefer\n}\n${fileServer(place)}`,
  },
  {
    name: 'redirects',
    site: () => 'redir /folder /folder/ permanent\nredir / https://elsewhere.example{uri}\nredir * /none 302',
  },
  { name: 'a password', site: (place) => `basicauth /folder* {\nbob ${password}\n}\n${fileServer(place)}` },
  { name: 'templates', site: (place) => `templates\n${fileServer(place)}` },
  {
    name: 'paths without their prefix',
    site: (place) => `handle_path /app/* {\n${fileServer(place)}\n}\nrewrite * /index.html\n${fileServer(place)}`,
  },
  {
    name: 'maps, variables and matchers of our names',
    site: () =>
      'map {path} {gazette.path} {gazette.row} {\n/page.html "/x" "y"\ndefault "/z" none\n}\nvars gazette_path theirs\n@gazette_file path /page.html\nheader @gazette_file X-Page yes\nrespond "{gazette.path} {gazette.row} {http.vars.gazette_path} {http.vars.gazette_file}"',
  },
  { name: 'a second Gazette site', site: ({ otherGazette }) => otherGazette(0) },
  {
    name: 'nine more Gazette sites',
    host: 'site-9.example',
    after: ({ port, otherGazette }) =>
      Array.from({ length: 9 }, (_, i) => `http://site-${i + 1}.example:${port} {\n${otherGazette(i % 2)}\n}`).join(
        '\n',
      ),
  },
  {
    name: 'in our block: an application before us',
    ...atApp,
    inside: [({ backend }) => `handle /app/* {\nreverse_proxy ${backend}\n}`, nothing],
  },
  {
    name: 'in our block: an application after us, a WebSocket too',
    ...atApp,
    upgrade: '/app/socket',
    inside: [nothing, ({ backend }) => `handle_path /app/* {\nreverse_proxy ${backend}\n}`],
  },
  {
    name: 'in our block: files, a password and error pages',
    host: ourHost,
    asks: [ask('/app/page.html'), ask('/app/none'), ask('/app/folder/')],
    inside: [
      (place) => `root * ${place.files}\nhandle_errors {\nrespond "their error" 500\n}`,
      ({ files }) => `handle_path /app/* {\nbasicauth /folder* {\nbob ${password}\n}\nroot * ${files}\nfile_server\n}`,
    ],
  },
  {
    name: 'in our block: matchers, maps and variables',
    ...atApp,
    inside: [
      () =>
        'map {path} {row} {path_of} {\n~^/(.*)$ a $1\ndefault b c\n}\n@file path /app/*\n@s0 path /app/*\nvars set s1\nvars file /x',
      () => 'handle @file {\nrespond "{row} {path_of} {http.vars.set}"\n}',
    ],
  },
  {
    name: 'in our block: another field for all answers',
    ...atApp,
    inside: [() => 'header X-Frame-Options DENY', () => 'handle /app/* {\nrespond app\n}'],
    spoils: { reason: 'a field of the block is sent with all that is in the block', asks: () => true },
  },
  {
    name: 'in our block: compression of everything',
    ...atApp,
    inside: [() => 'encode gzip', () => 'handle /app/* {\nrespond app\n}'],
    spoils: {
      reason: 'encode compresses what leaves the block: what has no side-car, under the tag of what is not compressed',
      asks: ({ headers }) => headers.some(([name, value]) => name === 'Accept-Encoding' && value.includes('gzip')),
    },
  },
];
