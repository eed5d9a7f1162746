import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import { apache } from '../../src/hosts/apache/apache.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { installRelease } from './installed.ts';
import { findCommand, freePort, type Server, startServer, temporaryFolder, writeTexts } from './servers.ts';
import { replaceIn, type Serving } from './serving.ts';

export const apacheBinary = findCommand('apache2') ?? findCommand('httpd');

export type Form = '.htaccess' | 'site.conf';

/** Installs the configuration as its README says, lets Apache check it, and starts it on a free port. */
export async function startApache(
  release: Release,
  form: Form,
  { port: wanted, ...options }: HostOptions & { readonly port?: number } = {},
): Promise<Serving> {
  const base = temporaryFolder('apache');
  const port = wanted ?? (await freePort());
  const { dist, config } = installRelease(base, apache, release, options);
  // A server of one's own has no .htaccess, and would not read it.
  if (form === 'site.conf') rmSync(join(dist, '.htaccess'));
  const site = form === '.htaccess' ? sharedHosting(dist) : readFileSync(join(config, form), 'utf8');
  const server = await checkedApache(base, port, around(site.replaceAll('*:80', `*:${port}`)));
  return { server, root: dist, replace: replaceIn(dist) };
}

/** Lets Apache check a configuration (a warning is an error here), and starts it; `site` is all but where things are. */
export async function checkedApache(folder: string, port: number, site: string): Promise<Server> {
  const text = `ServerRoot /usr/lib/apache2
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
User www-data
Group www-data
${site}
TypesConfig /etc/mime.types
<Directory />
  Require all denied
</Directory>
`;
  writeTexts(folder, [{ file: 'httpd.conf', text }]);
  const conf = join(folder, 'httpd.conf');
  const checked = spawnSync(apacheBinary!, ['-t', '-f', conf], { encoding: 'utf8' });
  if (checked.status !== 0 || checked.stderr.trim() !== 'Syntax OK') throw new Error(`apache2 -t: ${checked.stderr}`);
  return startServer(apacheBinary!, ['-DFOREGROUND', '-f', conf], { port }).catch((error: Error) => {
    throw new Error(`${error.message}${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  });
}

/** Lines that load modules; some are built into the server. */
export function loadModules(names: readonly string[]): string {
  return [...new Set(names)]
    .filter((name) => existsSync(`/usr/lib/apache2/modules/mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module modules/mod_${name}.so`)
    .join('\n');
}

function sharedHosting(root: string): string {
  return `DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`;
}

/** The configuration of a distribution around a site, with all that could get in its way. */
export function around(site: string): string {
  const modules = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir', 'env', 'unixd'];
  const inTheWay = ['autoindex', 'negotiation', 'filter', 'deflate', 'setenvif', 'alias', 'expires'];
  return `${loadModules([...modules, ...inTheWay])}
AddType application/x-gzip .gz .tgz
AddEncoding x-gzip .gz
AddLanguage br .br
AddOutputFilterByType DEFLATE text/html text/plain text/markdown application/json
ExpiresActive On
ExpiresDefault "access plus 1 year"
DirectoryIndex index.html
<Directory />
  AllowOverride None
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${site}
`;
}

/** Targets that Apache refuses by itself, whatever its configuration says. */
export function isMalformed(target: string): boolean {
  return /^\/(?:\.\.|%2e%2e)|%(?![0-9a-f]{2})/i.test(target);
}

/** Targets that it answers with its own page where only .htaccess is ours. */
export function isOwnPage(target: string): boolean {
  return /%2f|%00|[^/]{256}|^\/loop\b/i.test(target);
}
