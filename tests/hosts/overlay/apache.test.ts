import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { apacheOverlay } from '../../../src/hosts/overlay/apache.ts';
import { overlaySite } from '../../../src/hosts/overlay/overlay-site.ts';
import { repeatedRanges } from '../accept-headers.ts';
import { apacheBinary, checkedApache, loadModules } from '../apache-server.ts';
import { describeWith, temporaryFolder, writeRelease, writeTexts } from '../servers.ts';
import { attached, foreign } from './attached.ts';
import { staysTheirs } from './proof.ts';

const encoded = [...attached.routes.keys()].filter((path) => path.includes('%'));
const { files } = apacheOverlay.emit(overlaySite(attached, foreign), { root: '@ROOT@' });
const textOf = (name: string) => files.find(({ file }) => file === name)!.text;

/** As README.md and UNMET.md say: an Allow of Apache's own beside ours, and redirects that are absolute. */
const told = [/^allow: .*TRACE"$/, /^location: expected "(.*)", got "https:\/\/www\.example\.org\1"$/];

/** What a company has in its .htaccess: an application's page, fields, dotfiles, a redirect, a password. */
const theirHtaccess = `Header always set X-Frame-Options DENY
Header set Content-Security-Policy "default-src 'self'"
Header set Vary Accept-Encoding
ErrorDocument 404 /404.html
DirectoryIndex index.html
<FilesMatch "^[.]">
  Require all denied
</FilesMatch>
# BEGIN WordPress
RewriteEngine On
RewriteBase /
RewriteRule ^old$ /about/ [R=301,L]
RewriteRule ^members/ - [R=401,L]
RewriteRule (^|/)[.] - [F]
RewriteRule ^api/ - [F]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /app.html [L]
# END WordPress
`;

describeWith(apacheBinary, 'Apache: a marked block in the .htaccess that is there', 'apt-get install apache2', () => {
  overlaid((on, root) => {
    writeTexts(root, [{ file: '.htaccess', text: (on ? textOf('htaccess-block') : '') + theirHtaccess }]);
    return '';
  });
});

describeWith(apacheBinary, 'Apache: lines in the virtual host that is there', 'apt-get install apache2', () => {
  overlaid((on, root, folder) => {
    writeTexts(root, [{ file: '.htaccess', text: theirHtaccess }]);
    writeTexts(folder, [{ file: 'gazette.conf', text: textOf('gazette.conf').replaceAll('@ROOT@', root) }]);
    return on ? `Include ${folder}/gazette.conf` : '';
  });
});

function overlaid(install: (on: boolean, root: string, folder: string) => string): void {
  const folder = temporaryFolder('overlay-apache');
  staysTheirs({
    unnamed: encoded,
    oddAccept: (accept) => repeatedRanges.includes(accept),
    excused: (_, difference) => told.some((pattern) => pattern.test(difference)),
    async start(on, port) {
      const root = join(folder, 'site');
      if (!on) writeRelease(root, attached);
      rmSync(join(root, '.htaccess'), { force: true });
      const modules = [
        'mpm_event',
        'authz_core',
        'mime',
        'headers',
        'rewrite',
        'dir',
        'env',
        'alias',
        'unixd',
        'autoindex',
      ];
      return checkedApache(
        folder,
        port,
        `${loadModules(modules)}
<VirtualHost *:${port}>
ServerName localhost
DocumentRoot ${root}
${install(on, root, folder)}
RewriteEngine On
RewriteRule ^/proxied/ /x.json [L]
<Directory ${root}>
  Options FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
</VirtualHost>`,
      );
    },
  });
}
