import { ask } from '../client.ts';
import type { Neighbour, Place } from './peace.ts';
import { ourHost } from './probes.ts';

/** Where the neighbour's things are, for the texts of a configuration. */
export interface ApachePlace extends Place {
  readonly port: number;
  /** The configuration of another release: of the second Gazette site, of the third. */
  readonly otherGazette: (position: number) => string;
}

/** Each text may be of several lines. */
export interface ApacheNeighbour extends Neighbour {
  /** Modules that it wants besides. */
  readonly modules?: readonly string[];
  /** Directives of the server for all its sites. */
  readonly global?: string | ((place: ApachePlace) => string);
  /** In the virtual host of `neighbour.example`; absent: a folder of files. */
  readonly site?: (place: ApachePlace) => string;
  /** Whole virtual hosts after ours. */
  readonly after?: (place: ApachePlace) => string;
  /** In our own virtual host, before and after our line. */
  readonly inside?: readonly [before: (place: ApachePlace) => string, after: (place: ApachePlace) => string];
  /** A `.htaccess` in the neighbour's folder. */
  readonly htaccess?: string;
}

export const files = ({ files: folder }: Place, more = '') =>
  `DocumentRoot "${folder}"\n<Directory "${folder}">\nRequire all granted\nAllowOverride All\n${more}\n</Directory>`;
const nothing = () => '';
const everything = () => true;
const atApp = { host: ourHost, asks: [ask('/app/page.html'), ask('/app/none'), ask('/app/', {}, 'POST'), ask('/app')] };
const gazette = (place: ApachePlace, position: number) =>
  `<VirtualHost *:${place.port}>\nServerName gazette-${position}.example\nInclude "${place.otherGazette(position)}"\n</VirtualHost>`;

/** Sites and programs beside us on the same Apache, and in the same virtual host. */
export const apacheNeighbours: readonly ApacheNeighbour[] = [
  { name: 'a folder of files' },
  { name: 'a folder with lists', site: (place) => files(place, 'Options Indexes FollowSymLinks') },
  {
    name: 'a catch-all',
    host: 'anyone.example',
    after: (place) =>
      `<VirtualHost _default_:${place.port}>\nServerName all.example\nServerAlias *\n${files(place)}\n</VirtualHost>`,
  },
  {
    name: 'a second site of ours',
    host: 'gazette-0.example',
    asks: [ask('/'), ask('/docs/api/', { Accept: 'text/markdown' }), ask('/docs/api'), ask('/none'), ask('/about/')],
    after: (place) => gazette(place, 0),
  },
  {
    name: 'nine more sites of ours',
    host: 'gazette-8.example',
    asks: [ask('/'), ask('/docs/api/', { Accept: 'text/markdown' }), ask('/docs/api'), ask('/none'), ask('/about/')],
    after: (place) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => gazette(place, i)).join('\n'),
  },
  {
    name: 'a site like WordPress',
    htaccess: `RewriteEngine On
RewriteRule ^index\\.html$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.html [L]`,
  },
  { name: 'a charset for all', global: 'AddDefaultCharset ISO-8859-1' },
  {
    name: 'types of its own',
    global: 'AddType text/x-other .md .html .css\nAddEncoding x-gzip .gz\nAddLanguage br .br',
  },
  { name: 'a charset by extension', global: 'AddCharset ISO-8859-1 .html .md .json' },
  {
    name: 'compression of all types',
    modules: ['filter', 'deflate'],
    global: 'SetOutputFilter DEFLATE\nAddOutputFilterByType DEFLATE text/html text/markdown application/json',
  },
  {
    name: 'Brotli on the fly',
    modules: ['filter', 'brotli'],
    global: 'AddOutputFilterByType BROTLI_COMPRESS text/html text/markdown application/json',
  },
  {
    name: 'a field for all sites',
    global: 'Header set X-Frame-Options DENY',
    spoils: {
      reason: 'mod_headers can take a field away by its name only: others than ours are sent besides',
      asks: everything,
    },
  },
  {
    name: 'our fields with values of its own',
    global: 'Header set Cache-Control no-store\nHeader always set Referrer-Policy no-referrer\nHeader set Vary Cookie',
  },
  {
    name: 'error pages for all',
    global: 'ErrorDocument 404 "Nothing here."\nErrorDocument 405 /error.html\nErrorDocument 403 /error.html',
  },
  {
    name: 'variables with short names',
    modules: ['setenvif'],
    global: 'SetEnvIf Request_URI . s1 set=s1 markdown=1 tokens=9 br_gzip=.br encoding=gzip\nSetEnv found 1',
  },
  { name: 'folders without a slash', global: 'DirectorySlash Off\nDirectoryIndex index.html page.html' },
  {
    name: 'folders with an index',
    global: 'DirectorySlash On\nDirectoryIndex index.html\nFallbackResource /index.html',
  },
  {
    name: 'MultiViews',
    modules: ['negotiation'],
    global:
      '<Directory />\nOptions Indexes FollowSymLinks MultiViews\n</Directory>\nLanguagePriority de en\nForceLanguagePriority Prefer Fallback',
  },
  { name: 'tags of inodes', global: 'FileETag All' },
  { name: 'no tags', global: 'FileETag None' },
  {
    name: 'expiry for all',
    modules: ['expires'],
    global: 'ExpiresActive On\nExpiresDefault "access plus 1 year"',
    asks: [ask('/none'), ask('/folder')],
  },
  {
    name: 'its own name for the server',
    global: 'ServerTokens Prod\nServerSignature On',
    spoils: { reason: 'the field Server belongs to the whole server', asks: everything },
  },
  { name: 'a signature', global: 'ServerSignature On\nUseCanonicalName On' },
  { name: 'overrides everywhere', global: '<Directory />\nAllowOverride All\n</Directory>' },
  { name: 'a rewrite rule of the server', global: 'RewriteEngine On\nRewriteRule ^/about - [F]' },
  {
    name: 'a rewrite rule that sites inherit',
    global: 'RewriteEngine On\nRewriteOptions InheritDown\nRewriteRule ^/old$ /index.html [R=301,L]',
    site: (place) => `RewriteEngine On\n${files(place)}`,
    asks: [ask('/old'), ask('/')],
  },
  { name: 'encoded slashes for all', global: 'AllowEncodedSlashes On\nMergeSlashes Off' },
  {
    name: 'icons for all',
    global: ({ files: folder }) =>
      `Alias /icons/ "${folder}/"\n<Directory "${folder}">\nRequire all granted\n</Directory>`,
    asks: [ask('/icons/page.html'), ask('/icons/none')],
  },
  { name: 'homes of users', modules: ['userdir'], global: 'UserDir public_html' },
  { name: 'corrected spelling', modules: ['speling'], global: 'CheckSpelling On' },
  { name: 'magic', modules: ['mime_magic'], global: 'MIMEMagicFile /etc/apache2/magic' },
  {
    name: 'server side includes',
    modules: ['include', 'filter'],
    global: '<Directory />\nOptions Includes FollowSymLinks\n</Directory>\nAddOutputFilter INCLUDES .html',
  },
  {
    name: 'words replaced on the fly',
    modules: ['filter', 'substitute'],
    global: 'AddOutputFilterByType SUBSTITUTE text/html\nSubstitute "s/the/a/"',
    spoils: { reason: 'a filter that is chosen by type cannot be taken out', asks: everything },
  },
  {
    name: 'an application behind a proxy',
    modules: ['proxy', 'proxy_http'],
    site: ({ backend }) => `ProxyPass "/" "http://${backend}/"`,
  },
  {
    name: 'a redirect to TLS, as certbot writes it',
    site: (place) =>
      `${files(place)}\nRewriteEngine On\nRewriteCond %{SERVER_NAME} =neighbour.example\nRewriteRule ^ https://%{SERVER_NAME}%{REQUEST_URI} [END,NE,R=permanent]`,
  },
  {
    name: 'an alias in our own host',
    ...atApp,
    inside: [
      ({ files: folder }) => `Alias /app "${folder}"\n<Directory "${folder}">\nRequire all granted\n</Directory>`,
      nothing,
    ],
  },
  {
    name: 'an alias after us, with rules of its own',
    ...atApp,
    htaccess: 'RewriteEngine On\nRewriteBase /app/\nRewriteRule ^none$ page.html [L]\nHeader set X-App yes',
    inside: [
      nothing,
      ({ files: folder }) =>
        `Alias /app "${folder}"\n<Directory "${folder}">\nRequire all granted\nAllowOverride All\n</Directory>`,
    ],
  },
  {
    name: 'a proxied path in our own host',
    ...atApp,
    modules: ['proxy', 'proxy_http'],
    inside: [({ backend }) => `ProxyPass "/app" "http://${backend}/app"`, nothing],
  },
  {
    name: 'a handler without a file in our own host, such as the status page',
    modules: ['proxy', 'proxy_http'],
    host: ourHost,
    asks: [ask('/server-status')],
    // A path without a file lies in our folder, where it is a missing one, unless an alias says that it lies elsewhere.
    inside: [
      ({ files: folder }) => `Alias "/server-status" "${folder}/none"`,
      ({ backend }) =>
        `<Location "/server-status">\nRequire all granted\nSetHandler "proxy:http://${backend}/"\n</Location>`,
    ],
  },
  {
    name: 'compression and fields of an application in our own host',
    ...atApp,
    modules: ['filter', 'deflate'],
    inside: [
      ({ files: folder }) =>
        `Alias /app "${folder}"\n<Directory "${folder}">\nRequire all granted\nSetOutputFilter DEFLATE\n</Directory>\n<Location "/app">\nHeader set X-App yes\nErrorDocument 404 "No such thing."\n</Location>`,
      nothing,
    ],
  },
];
