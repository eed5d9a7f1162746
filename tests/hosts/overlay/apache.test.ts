import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apacheOverlay } from '../../../src/hosts/overlay/apache.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { respond } from '../../../src/http/respond.ts';
import { repeatedRanges } from '../accept-headers.ts';
import { apacheBinary, checkedApache, loadModules } from '../apache-server.ts';
import { ask, httpExchange, oracleRequest } from '../client.ts';
import { differences } from '../differences.ts';
import { describeWith, freePort, temporaryFolder, writeRelease, writeTexts } from '../servers.ts';
import cases from './apache.cases.json' with { type: 'json' };
import { foreign, many, packed } from './attached.ts';
import { staysTheirs } from './proof.ts';

const { files } = apacheOverlay.emit(buildOverlaySite(packed, foreign), { root: '@ROOT@' });
const textOf = (name: string) => files.find(({ file }) => file === name)!.text;

/** README.md and UNMET.md tell of these: an Allow of Apache's own beside ours, and redirects that are absolute. */
const told = [/^allow: .*TRACE"$/, /^location: expected "(.*)", got "https:\/\/www\.example\.org\1"$/];

/** A company's own .htaccess: an application's page, fields, dotfiles, a redirect, a password. */
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
    // Without a Vary of theirs, which would hide one that Apache adds.
    writeTexts(root, [{ file: '.htaccess', text: theirHtaccess.replace(/^.* Vary .*$/m, '') }]);
    writeTexts(folder, [{ file: 'gazette.conf', text: textOf('gazette.conf').replaceAll('@ROOT@', root) }]);
    return on ? `Include ${folder}/gazette.conf` : '';
  });
});

describeWith(apacheBinary, 'Apache: hundreds of pages', 'apt-get install apache2', () => {
  const [release, pages] = many(250);

  it.each(['htaccess-block', 'gazette.conf'])('are answered by rules that they share: %s', async (name) => {
    const folder = temporaryFolder('overlay-apache-many');
    const root = join(folder, 'site');
    writeRelease(root, release);
    const emitted = apacheOverlay.emit(buildOverlaySite(release, pages), { root }).files;
    const { text } = emitted.find(({ file }) => file === name)!;
    writeTexts(root, [{ file: '.htaccess', text: (name === 'htaccess-block' ? text : '') + theirHtaccess }]);
    const port = await freePort();
    const server = await checkedApache(folder, port, site(root, port, name === 'gazette.conf' ? text : ''));
    const exchange = httpExchange(server.origin);
    const stem = '/docs-of-theirs/section-9/a-page-with-a-name-249';
    for (const [path, accept, method = 'GET'] of [
      [`${stem}/`, 'text/markdown'],
      [`${stem}.md`, '*/*'],
      [`${stem}.md`, '*/*', 'OPTIONS'],
      [`${stem}.md`, '*/*', 'HEAD'],
      ['/docs-of-theirs/section-0/a-page-with-a-name-0/', 'text/markdown'],
      ['/team.html', 'text/markdown'],
      ['/team.md', '*/*'],
      ['/llms.txt', '*/*'],
      ['/docs/api/', 'text/html'],
      ['/index.md', '*/*'],
    ] as const) {
      const sent = ask(path, { Accept: accept }, method);
      const found = differences(respond(release, oracleRequest(sent)), await exchange(sent), method);
      // Rules that pages share do not know how many tokens each has: told in UNMET.md.
      expect([path, found.filter((difference) => !difference.startsWith('x-markdown-tokens'))]).toEqual([path, []]);
    }
    const theirs = async (path: string, accept: string) => {
      const { status, body, headers } = await exchange(ask(path, { Accept: accept }));
      return [status, String(body), headers.get('vary')?.join()];
    };
    expect(await theirs(`${stem}/`, 'text/html')).toEqual([200, 'Theirs\n', 'Accept-Encoding,Accept']);
    // Markdown of theirs beside a page stays theirs.
    expect(await theirs('/beside/', 'text/markdown')).toEqual([200, 'Theirs\n', 'Accept-Encoding']);
    expect((await exchange(ask(`${stem}.md`, { 'Content-Length': '0' }, 'POST'))).status).toBe(405);
    await server.stop();
  });
});

function overlaid(install: (on: boolean, root: string, folder: string) => string): void {
  const folder = temporaryFolder('overlay-apache');
  staysTheirs({
    release: packed,
    guards: true,
    oddAccept: (accept) => repeatedRanges.includes(accept),
    excused: ({ target }, difference) =>
      told.some((pattern) => pattern.test(difference)) ||
      (target.includes('%') && difference.startsWith('x-markdown-tokens')),
    async start(on, port, guarded = false) {
      const root = join(folder, 'site');
      if (!on) writeRelease(root, packed);
      rmSync(join(root, '.htaccess'), { force: true });
      return checkedApache(folder, port, site(root, port, install(on, root, folder), guarded));
    },
  });
}

const password = 'AuthType Basic\nAuthName theirs\nAuthBasicProvider file\nAuthUserFile /nowhere\nRequire valid-user';

function site(root: string, port: number, ours: string, guarded = false): string {
  const modules = cases;
  return `${loadModules(modules)}
<VirtualHost *:${port}>
ServerName localhost
DocumentRoot ${root}
${ours}
RewriteEngine On
RewriteRule ^/proxied/ /x.json [L]
<Directory ${root}>
  Options FollowSymLinks
  AllowOverride All
  ${guarded ? password : 'Require all granted'}
</Directory>
</VirtualHost>`;
}
