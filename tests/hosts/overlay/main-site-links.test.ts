import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mainSiteLinkFiles } from '../../../src/hosts/overlay/main-site-links.ts';
import { apacheBinary, checkedApache, loadModules } from '../apache-server.ts';
import { caddyBinary, caddyHome, checkCaddy } from '../caddy-server.ts';
import { ask, field, httpExchange } from '../client.ts';
import { lighttpdBinary } from '../lighttpd-server.ts';
import { mainFile, nginxBinary } from '../nginx-server.ts';
import {
  describeWith,
  freePort,
  type Server,
  startServer,
  temporaryFolder,
  writeRelease,
  writeTexts,
} from '../servers.ts';
import { attached } from './attached.ts';

const files = mainSiteLinkFiles({ ...attached, baseUrl: 'https://facts.example.org' }, 'https://www.example.org/');
const textOf = (name: string) => files.find(({ file }) => file === `deploy/beside/${name}`)!.text;
const link = '<https://facts.example.org/.well-known/api-catalog>; rel="api-catalog"';

/** The homepage alone gets the links, beside its own; the rest of the main site is as it was. */
async function leadsThere(
  start: (folder: string, root: string, port: number) => Promise<Server>,
  theirs: string | undefined,
): Promise<void> {
  const folder = temporaryFolder('beside');
  const root = join(folder, 'site');
  writeRelease(root, attached);
  const server = await start(folder, root, await freePort());
  const exchange = httpExchange(server.origin);
  expect(field(await exchange(ask('/')), 'link')).toBe([...(theirs ? [theirs] : []), link].join(', '));
  expect(field(await exchange(ask('/?q=1', {}, 'HEAD')), 'link')).toContain(link);
  for (const path of ['/about/', '/style.css', '/none']) expect(field(await exchange(ask(path)), 'link')).toBe(theirs);
  await server.stop();
}

const own = '</style.css>; rel="preload"; as="style"';
const quoted = `"${own.replaceAll('"', '\\"')}"`;

describeWith(nginxBinary, 'facts beside a main site: nginx', 'apt-get install nginx', () => {
  it('leads there', () =>
    leadsThere(async (folder, root, port) => {
      const text = `${textOf('nginx-http.conf')}server { listen 127.0.0.1:${port}; root ${root}; error_page 404 =200 /404.html;
        add_header Link ${quoted}; ${textOf('nginx-server.conf')} }`;
      writeTexts(folder, [
        { file: 'site.conf', text },
        { file: 'nginx.conf', text: mainFile(folder, 'site.conf') },
      ]);
      return startServer('nginx', ['-c', join(folder, 'nginx.conf')], { port });
    }, own));
});

describeWith(caddyBinary, 'facts beside a main site: Caddy', 'apt-get install caddy', () => {
  it('leads there', () =>
    leadsThere(async (folder, root, port) => {
      const text = `{\n\tadmin off\n}\n\nhttp://:${port} {\n\tbind 127.0.0.1\n\troot * ${root}\n\theader Link ${quoted}\n${textOf('caddy')}\tfile_server\n}\n`;
      writeTexts(folder, [{ file: 'Caddyfile', text }]);
      const file = join(folder, 'Caddyfile');
      expect(checkCaddy(folder, file)).not.toMatch(/"level":"error"|^Error/m);
      return startServer('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        port,
        env: caddyHome(folder),
      });
    }, own));
});

describeWith(apacheBinary, 'facts beside a main site: Apache', 'apt-get install apache2', () => {
  it('leads there', () =>
    leadsThere((folder, root, port) => {
      const modules = loadModules(['mpm_event', 'authz_core', 'mime', 'headers', 'dir', 'unixd']);
      const always = `Header set Link ${quoted}\nErrorDocument 404 /404.html`;
      writeTexts(root, [{ file: '.htaccess', text: `${always}\n${textOf('apache.conf')}` }]);
      const site = `DocumentRoot ${root}\nDirectoryIndex index.html\n<Directory ${root}>\nAllowOverride All\nRequire all granted\n</Directory>`;
      return checkedApache(folder, port, `${modules}\n${site}`);
    }, own));
});

describeWith(lighttpdBinary, 'facts beside a main site: lighttpd', 'apt-get install lighttpd', () => {
  it('leads there', () =>
    leadsThere(async (folder, root, port) => {
      const text = `server.modules = ( "mod_setenv" )\nserver.bind = "127.0.0.1"\nserver.port = ${port}\nserver.document-root = "${root}"
server.errorlog = "/dev/null"\nindex-file.names = ( "index.html" )\nserver.error-handler-404 = "/404.html"
setenv.add-response-header = ( "X-Own" => "yes" )\n${textOf('lighttpd.conf')}`;
      writeTexts(folder, [{ file: 'lighttpd.conf', text }]);
      const conf = join(folder, 'lighttpd.conf');
      expect(spawnSync(lighttpdBinary!, ['-tt', '-f', conf], { encoding: 'utf8' }).stderr).toBe('');
      return startServer('lighttpd', ['-D', '-f', conf], { port });
    }, undefined));
});

describe('facts beside a main site: files for its pages and for platforms', () => {
  it('lead there', async () => {
    expect(textOf('head.html')).toBe(
      '<link rel="canonical" href="https://www.example.org/">\n<link rel="api-catalog" href="https://facts.example.org/.well-known/api-catalog">\n',
    );
    expect(textOf('_headers')).toBe(`/\n  Link: ${link}\n`);
    expect(JSON.parse(textOf('vercel-part.json'))).toEqual({
      headers: [{ source: '/', headers: [{ key: 'Link', value: link }] }],
    });
    expect(textOf('README.md')).toContain('# facts.example.org beside www.example.org');
    const module = await import(`data:text/javascript;base64,${Buffer.from(textOf('node.mjs')).toString('base64')}`);
    const sent: string[] = [];
    const response = { appendHeader: (name: string, value: string) => sent.push(`${name}: ${value}`) };
    for (const url of ['/', '/?q=1', '/about/']) module.beside({ url }, response, () => sent.push(url));
    expect(sent).toEqual([`Link: ${link}`, '/', `Link: ${link}`, '/?q=1', '/about/']);
  });

  it('are none where the homepage of the facts links to nothing', () => {
    expect(mainSiteLinkFiles({ ...attached, routes: new Map() }, 'https://www.example.org/')).toEqual([]);
  });
});
