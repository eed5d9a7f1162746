import { largest } from '../../core/largest.ts';
import { headerSets } from '../header-sets.ts';
import type { Host, LimitExceeded } from '../host.ts';
import { apacheQuirks, htaccessUnmet } from './differences.ts';
import { fieldsOf } from './fields.ts';
import { htaccess } from './folder.ts';
import { serverLines, siteLines, tlsLines } from './server.ts';

/** Apache 2.4: one `.htaccess` for shared hosting, and a virtual host for one's own server. */
export const apache: Host = {
  name: 'apache',
  title: 'Apache HTTP Server',
  tokens: 'table',
  instructions: `Apache 2.4.13 or newer with mod_rewrite, mod_headers, mod_mime, mod_dir, mod_alias and mod_env. The file system must
tell upper case from lower.

## A server of your own

Once:

1. Modules, on Debian: \`a2enmod rewrite headers\`; for TLS also \`ssl\` and \`http2\`.
2. Put \`site-tls.conf\`, or behind a proxy \`site.conf\`, into \`/etc/apache2/sites-available/gazette.conf\`. Write your
   folder for \`@GAZETTE_BASE@\`, such as \`/srv/gazette\`, and the paths of your certificate. The file is yours from then on.
3. After the first release: \`a2ensite gazette\`, \`apachectl configtest\`, \`apachectl graceful\`

For each release, in this folder: \`./deploy.sh --base /srv/gazette\`

By hand: copy \`dist/\` to \`/srv/gazette/releases/NAME/dist\`, and keep the files' times (\`rsync -a\`, \`cp -a\`): Apache
makes its ETags of them. Copy \`gazette.conf\` and \`../markdown-tokens.tsv\` to \`/srv/gazette/releases/NAME/config/\`, and
write the path of \`releases/NAME\` for each \`@GAZETTE_ROOT@\`. Then let the link \`/srv/gazette/current\` point to it, check
(\`apachectl configtest\`), and load it (\`apachectl graceful\`).

\`gazette.conf\` can also be included in a virtual host that you have. It takes the paths of the site, and leaves your
aliases and proxies alone. Where another handler has no file, as the status page, say that it lies elsewhere:
\`Alias "/server-status" "/nonexistent"\`. \`Header set\` of the whole server is sent besides our fields.

## Shared hosting

Copy \`dist/\` and \`.htaccess\` into the folder that is served. Apache ignores \`.htaccess\` unless the provider has set
\`AllowOverride All\` for it. Check: \`curl -I https://…/.well-known/api-catalog\` must show \`application/linkset+json\`.

What \`.htaccess\` cannot do and \`gazette.conf\` can is in UNMET.md. Apache reads it anew for every request, which costs
about half a millisecond, whatever the number of pages.
`,
  quirks: Object.values(apacheQuirks),
  emit(release, options) {
    const headers = headerSets(release, options);
    const fields = fieldsOf(release, headers);
    const folder = text(
      '# Gazette for Apache 2.4, shared hosting. Generated; do not edit.',
      htaccess(release, headers, fields),
    );
    const generated = '# Gazette for Apache 2.4: one release, inside a virtual host. Generated; do not edit.';
    const adapted =
      '# Gazette for Apache 2.4: this file is yours to adapt; what it includes is generated with every release.';
    return {
      files: [
        { file: '.htaccess', text: folder },
        { file: 'gazette.conf', text: text(generated, serverLines(release, headers, fields)) },
        { file: 'site-tls.conf', text: text(adapted, tlsLines(release)) },
        { file: 'site.conf', text: text(adapted, siteLines(release)) },
      ],
      uploaded: [{ file: '.htaccess', text: folder }],
      unmet: Object.values(htaccessUnmet),
      exceeded: tooLong(folder),
    };
  },
};

function text(heading: string, lines: readonly string[]): string {
  return `${[heading, ...lines].join('\n')}\n`;
}

/** Apache reads lines of 8,190 bytes in .htaccess (core_config, MAX_STRING_LEN), and fails the request on longer ones. */
function tooLong(text: string): LimitExceeded[] {
  const got = largest(text.split('\n').map((line) => Buffer.byteLength(line)));
  return got <= 8190 ? [] : [{ limit: 'bytes in a line of .htaccess', allowed: 8190, got }];
}
