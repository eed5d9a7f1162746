import { ask } from '../client.ts';
import type { Neighbour, Place } from './peace.ts';
import { ourHost } from './probes.ts';

/** Where our site and the neighbour's are, as servers of one nginx. */
export interface NginxPlace extends Place {
  readonly port: number;
  /** Lines that serve another release: of the second Gazette site, of the third. */
  readonly otherGazette: (position: number) => string;
}

/** Each text may be of several lines. */
export interface NginxNeighbour extends Neighbour {
  /** In `http`, before all servers. */
  readonly http?: string;
  /** In the server of `neighbour.example`; absent: its files. */
  readonly site?: (place: NginxPlace) => string;
  /** Whole servers after ours. */
  readonly after?: (place: NginxPlace) => string;
  /** In our own server, before and after our line. */
  readonly inside?: readonly [before: (place: NginxPlace) => string, after: (place: NginxPlace) => string];
}

const nothing = () => '';
const files = (place: Place) => `root ${place.files};`;
const proxied = ({ backend }: Place) => `proxy_pass http://${backend};\nproxy_set_header Host $host;`;
const atApp = { host: ourHost, asks: [ask('/app/x?y=1'), ask('/app/'), ask('/app/x', {}, 'POST')] };
const upgrades = 'map $http_upgrade $connection_upgrade { default upgrade; "" close; }';
const upgraded = (place: Place) =>
  `${proxied(place)}\nproxy_http_version 1.1;\nproxy_set_header Upgrade $http_upgrade;\nproxy_set_header Connection $connection_upgrade;`;
const all = () => true;

/** Sites beside us on the same nginx, and settings of an operator for all of its servers. */
export const nginxNeighbours: readonly NginxNeighbour[] = [
  { name: 'a file server' },
  { name: 'an application behind a proxy', site: (place) => `location / {\n${proxied(place)}\n}` },
  {
    name: 'a WebSocket, by a map',
    upgrade: '/socket',
    http: upgrades,
    site: (place) => `location /socket {\n${upgraded(place)}\n}\nlocation / {\n${files(place)}\n}`,
  },
  {
    name: 'hashes of maps that are set before us',
    http: `map_hash_bucket_size 32;\nmap_hash_max_size 512;\n${upgrades}`,
  },
  { name: 'small hashes of variables', http: 'variables_hash_max_size 1024;\nvariables_hash_bucket_size 64;' },
  { name: 'small hashes of names', http: 'server_names_hash_bucket_size 32;\nserver_names_hash_max_size 128;' },
  { name: 'small hashes of types', http: 'types_hash_max_size 1024;\ntypes_hash_bucket_size 32;' },
  {
    name: 'compression of everything',
    http: 'gzip on;\ngzip_types *;\ngzip_min_length 1;\ngzip_proxied any;\ngzip_vary on;\ngzip_comp_level 9;',
  },
  { name: 'other media types', http: 'default_type text/x-theirs;\ntypes { text/x-other md html json css js; }' },
  { name: 'error pages', http: 'error_page 404 /error.html;\nerror_page 403 405 500 502 503 =200 /error.html;' },
  { name: 'header fields', http: 'add_header X-Frame-Options DENY always;\nadd_header Cache-Control no-store always;' },
  { name: 'times to live, and no tags', http: 'expires 1h;\netag off;' },
  { name: 'files that are kept open', http: 'open_file_cache max=1000;\nopen_file_cache_errors on;' },
  {
    name: 'small buffers',
    http: 'client_header_buffer_size 512;\nlarge_client_header_buffers 4 1k;\noutput_buffers 1 512;\npostpone_output 0;',
  },
  { name: 'includes in pages', http: 'ssi on;\nssi_types *;' },
  { name: 'another character set', http: 'charset windows-1252;\ncharset_types *;\noverride_charset on;' },
  { name: 'lists of folders, another index', http: 'autoindex on;\nindex page.html;' },
  { name: 'slashes and names as they come', http: 'merge_slashes off;\nunderscores_in_headers on;\nserver_tokens on;' },
  {
    name: 'ranges, dates, and files sent by the kernel',
    http: 'max_ranges 9;\nif_modified_since before;\nsendfile on;\ntcp_nopush on;\naio threads;\ndirectio 4m;',
  },
  {
    name: 'redirects with names and ports',
    http: 'absolute_redirect on;\nport_in_redirect on;\nserver_name_in_redirect on;',
  },
  { name: 'error pages of proxies', http: 'recursive_error_pages on;\nproxy_intercept_errors on;\nlog_not_found off;' },
  {
    name: 'variables of our names',
    http: 'map $uri $gazette_markdown { default 1; }\nmap $uri $gazette_cache_control { default theirs; }\ngeo $gazette_tokens { default 7; }',
    site: (place) => `${files(place)}\nadd_header X-Theirs "$gazette_markdown $gazette_cache_control $gazette_tokens";`,
  },
  {
    name: 'variables of our names in its own server',
    site: (place) =>
      `${files(place)}\nset $gazette_accept theirs;\nset $gazette_vary theirs;\nadd_header X-Theirs "$gazette_accept $gazette_vary";`,
  },
  {
    name: 'a site like WordPress',
    asks: [ask('/index.php/x'), ask('/none'), ask('/.env'), ask('/style.css'), ask('/page.html')],
    site: (place) =>
      `${files(place)}\nindex index.php index.html;\nlocation / { try_files $uri $uri/ /index.php?$args; }\nlocation ~ \\.php {\n${proxied(place)}\n}\nlocation ~* \\.(?:js|css|md|json|ico)$ { expires max; log_not_found off; }\nlocation ~ /\\. { deny all; }`,
  },
  {
    name: 'a catch-all that is the default',
    host: 'anyone.example',
    after: (place) => `server {\nlisten 127.0.0.1:${place.port} default_server;\nserver_name _;\n${files(place)}\n}`,
  },
  {
    name: 'a pattern that our name fits',
    host: 'other.com',
    after: (place) => `server {\nlisten 127.0.0.1:${place.port};\nserver_name ~^.*[.]com$;\n${files(place)}\n}`,
  },
  {
    name: 'the redirect that certbot writes',
    site: () => `if ($host = neighbour.example) { return 301 https://$host$request_uri; }\nreturn 404;`,
  },
  {
    name: 'a password',
    site: (place) => `${files(place)}\nauth_basic theirs;\nauth_basic_user_file ${place.files}/.env;`,
  },
  { name: 'a second Gazette site', site: ({ otherGazette }) => otherGazette(0) },
  {
    name: 'nine more Gazette sites',
    host: 'site-9.example',
    after: ({ port, otherGazette }) =>
      Array.from(
        { length: 9 },
        (_, i) => `server {\nlisten 127.0.0.1:${port};\nserver_name site-${i + 1}.example;\n${otherGazette(i % 2)}\n}`,
      ).join('\n'),
  },
  {
    name: 'in our server: an application, and a WebSocket',
    ...atApp,
    upgrade: '/app/socket',
    http: upgrades,
    inside: [nothing, (place) => `location /app/ {\n${upgraded(place)}\n}`],
  },
  {
    name: 'in our server: patterns for the same extensions',
    ...atApp,
    inside: [
      () => 'location ~* \\.(?:css|js|md|json|txt|html)$ { return 418; }\nlocation ~ /\\. { deny all; }',
      (place) => `location ^~ /app/ {\n${proxied(place)}\n}\nlocation ~ \\.php$ { return 418; }`,
    ],
    spoils: {
      reason: 'what is no path of ours falls to the patterns of the server, which may refuse it in words of its own',
      asks: ({ target }) => target === '/.env',
    },
  },
  {
    name: 'in our server: files, error pages, index and fields',
    host: ourHost,
    asks: [ask('/app/page.html'), ask('/app/none'), ask('/app/folder/')],
    inside: [
      (place) =>
        `${files(place)}\nindex page.html;\nerror_page 403 /page.html;\nadd_header X-Frame-Options DENY;\nexpires 1d;\ngzip on;`,
      ({ files }) => `location /app/ {\nalias ${files}/;\nerror_page 404 /app/error.html;\n}`,
    ],
  },
  {
    name: 'in our server: a place where certificates are proven',
    host: ourHost,
    asks: [ask('/.well-known/acme-challenge/page.html')],
    inside: [({ files }) => `location ^~ /.well-known/acme-challenge/ {\nalias ${files}/;\n}`, nothing],
  },
  {
    name: 'text that is replaced everywhere',
    http: 'sub_filter "<title>" "<title>Theirs: ";\nsub_filter_types *;\nsub_filter_last_modified on;',
    spoils: { reason: 'sub_filter has no "off": what it touches is sent in chunks, and without a tag', asks: all },
  },
  {
    name: 'a password for everything',
    http: 'auth_basic theirs;\nauth_basic_user_file /nowhere;',
    spoils: { reason: '"auth_basic off" in our location would also open what an operator wants closed', asks: all },
  },
  {
    name: 'addresses that are refused everywhere',
    http: 'deny all;',
    spoils: { reason: '"allow all" in our location would also open what an operator wants closed', asks: all },
  },
  {
    name: 'limits of requests for everything',
    http: 'limit_req_zone $binary_remote_addr zone=all:1m rate=1r/m;\nlimit_req zone=all burst=5 nodelay;',
    site: () => 'limit_req_dry_run on;\nreturn 200 theirs;',
    spoils: { reason: 'limit_req has no "off", and may be meant for us too', asks: all },
  },
];
