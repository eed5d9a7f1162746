import { largest } from '../../core/largest.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { allowOf } from '../../http/policy.ts';
import { type HeaderSets, headerSets } from '../header-sets.ts';
import type { Host, LimitExceeded } from '../host.ts';
import { apacheQuirks, htaccessUnmet } from './differences.ts';
import { apacheRules } from './rules.ts';
import { headerValue, substitution } from './syntax.ts';

const heading = '# Gazette for Apache 2.4. Generated; do not edit.\n';

/** Apache 2.4: one `.htaccess` for shared hosting, and a virtual host with the same directives for one's own server. */
export const apache: Host = {
  name: 'apache',
  title: 'Apache HTTP Server',
  instructions: `Apache 2.4 with mod_rewrite, mod_headers, mod_mime and mod_dir. Keep the files' modification times when you copy
\`dist/\` (\`rsync -a\`, \`cp -a\`): Apache makes its ETags of them.

## A server of your own

1. Modules, on Debian: \`a2enmod rewrite headers\`
2. Copy \`dist/\` to \`/srv/gazette/dist\`, and \`gazette.conf\` to \`/etc/apache2/sites-available/\`; for another folder or port
   change them there. \`a2ensite gazette\`
3. Check: \`apachectl configtest\`
4. Start, and after a new build: \`apachectl graceful\`

## Shared hosting

Copy \`dist/\` and \`.htaccess\` into the folder that is served. Apache ignores \`.htaccess\` unless the provider has set
\`AllowOverride All\` for it. Check: \`curl -I https://…/.well-known/api-catalog\` must show \`application/linkset+json\`.

What \`.htaccess\` cannot do and \`gazette.conf\` can is in UNMET.md. Apache reads it anew for every request, which takes
milliseconds from some hundreds of pages on.
`,
  quirks: Object.values(apacheQuirks),
  emit(release, options) {
    const headers = headerSets(release, options);
    const rules = apacheRules(release, headers);
    const fields = headerLines(release, headers);
    const htaccess = `${heading}${[...folder, ...errors(release), '', ...rules, '', ...fields].join('\n')}\n`;
    return {
      files: [
        { file: '.htaccess', text: htaccess },
        { file: 'gazette.conf', text: virtualHost(release, rules, fields) },
      ],
      uploaded: [{ file: '.htaccess', text: htaccess }],
      unmet: Object.values(htaccessUnmet),
      exceeded: tooLong(htaccess),
    };
  },
};

const folder = [
  'Options -Indexes -MultiViews',
  'DirectorySlash Off',
  'DirectoryIndex disabled',
  'FileETag MTime Size',
  '# A .br is no Breton, and a .gz is what it was before.',
  'RemoveType .br .gz',
  'RemoveEncoding .br .gz',
  'RemoveLanguage .br .gz',
  '<IfModule mod_expires.c>',
  '  ExpiresActive Off',
  '</IfModule>',
  '# Else 403: the rules below make it 404.',
  '<FilesMatch "^\\.ht">',
  '  Require all granted',
  '</FilesMatch>',
];

function errors(release: Release): string[] {
  const page = substitution(`/${release.notFound.file}`);
  return [
    ...[403, 404].map((status) => `ErrorDocument ${status} ${page}`),
    `ErrorDocument 405 "Only ${allowOf(release)} are answered here."`,
  ];
}

function headerLines(release: Release, { sets, indexOf }: HeaderSets): string[] {
  // "always" fields go out with errors and 304 as well, but beside those that Apache has set for success.
  const names = new Set(sets.flatMap((set) => Object.keys(set)));
  names.delete('Content-Type');
  const conditions = sets.map((_, i) => `env=s${i}`);
  conditions[indexOf(release.bareHeaders)] = '"expr=%{REQUEST_STATUS} =~ /^(?:405|308)$/"';
  if (release.preflight !== undefined) conditions[indexOf(release.preflight)] = '"expr=%{REQUEST_STATUS} == 204"';
  const withAllow = release.preflight === undefined ? '== 405' : '=~ /^(?:204|405)$/';
  return [
    '# Dates say nothing here (file times are made of digests), and parts of files are not served.',
    ...['If-Modified-Since', 'If-Unmodified-Since', 'If-Match', 'If-Range', 'Range'].map(
      (name) => `RequestHeader unset ${name}`,
    ),
    ...['Last-Modified', 'Accept-Ranges', ...names].map((name) => `Header onsuccess unset ${name}`),
    ...sets.flatMap((set, i) =>
      Object.entries(set).map(([name, value]) => `Header always set ${name} ${headerValue(value)} ${conditions[i]}`),
    ),
    '# Apache adds an Allow of its own, which is empty: both together are one list (RFC 9110 5.6.1).',
    `Header always set Allow "${allowOf(release)}" "expr=%{REQUEST_STATUS} ${withAllow}"`,
    `Header always set Content-Type "${mediaTypes.text}" "expr=%{REQUEST_STATUS} == 405"`,
    'Header always set Content-Encoding %{encoding}e env=encoding',
    'Header always set x-markdown-tokens %{tokens}e "expr=-n reqenv(\'tokens\')"',
  ];
}

function virtualHost(release: Release, rules: readonly string[], fields: readonly string[]): string {
  return `${heading}<VirtualHost *:80>
  ServerName ${release.baseUrl}
  DocumentRoot "/srv/gazette/dist"
  TraceEnable Off
  AllowEncodedSlashes NoDecode
  # A name that no file system can hold is 404, not 403.
  RewriteEngine On
  RewriteRule [^/]{256} - [R=404,L]
${indented([...errors(release), ...fields], '  ')}
  <Directory "/srv/gazette/dist">
    AllowOverride None
    Require all granted
${indented([...folder, '', ...rules], '    ')}
  </Directory>
</VirtualHost>
`;
}

/** Apache reads lines of 8,190 bytes in .htaccess (core_config, MAX_STRING_LEN), and fails the request on longer ones. */
function tooLong(text: string): LimitExceeded[] {
  const got = largest(text.split('\n').map((line) => Buffer.byteLength(line)));
  return got <= 8190 ? [] : [{ limit: 'bytes in a line of .htaccess', allowed: 8190, got }];
}

function indented(lines: readonly string[], by: string): string {
  return lines.map((line) => line && by + line).join('\n');
}
