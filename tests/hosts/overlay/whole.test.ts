import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Release } from '../../../src/core/release.ts';
import { overlaySite } from '../../../src/hosts/overlay/overlay-site.ts';
import { overlays } from '../../../src/hosts/overlay/overlays.ts';
import { respond } from '../../../src/http/respond.ts';
import { apacheBinary, checkedApache, loadModules } from '../apache-server.ts';
import { caddyBinary, caddyHome } from '../caddy-server.ts';
import { ask, httpExchange, oracleRequest } from '../client.ts';
import { differences } from '../differences.ts';
import { lighttpdBinary } from '../lighttpd-server.ts';
import { mainFile, nginxBinary } from '../nginx-server.ts';
import { exampleRelease, smallRelease } from '../release.ts';
import {
  describeWith,
  freePort,
  type Server,
  startServer,
  temporaryFolder,
  writeRelease,
  writeTexts,
} from '../servers.ts';

/** Where the files of the site, and the overlays of all hosts, are. */
interface Place {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly textOf: (file: string) => string;
}

/** All documents of a site of ours (with LONG=1 the example), whose pages are taken for those of another. */
function answersAll(start: (place: Place) => Promise<Server>, told: RegExp = /^$/): void {
  it('answers for every document of a whole site, and for every page in Markdown', async () => {
    const release: Release = process.env.LONG ? exampleRelease() : smallRelease();
    const pages = new Set(
      [...release.routes.values()].filter(({ variants }) => variants.length > 1).map((r) => r.path),
    );
    const folder = temporaryFolder('overlay-whole');
    const root = join(folder, 'site');
    writeRelease(root, release);
    const { files } = overlays(release, pages, { root });
    const textOf = (name: string) => files.find(({ file }) => file === `deploy/${name}`)!.text;
    const server = await start({ folder, root, port: await freePort(), textOf });
    const exchange = httpExchange(server.origin);
    const { own, pages: mirrored } = overlaySite(release, pages);
    const asks = [
      ...own.map(({ path }) => ask(path)),
      ...mirrored.map((p) => ask(p.path, { Accept: 'text/markdown' })),
    ];
    const wrong: string[] = [];
    for (const sent of asks)
      for (const difference of differences(respond(release, oracleRequest(sent)), await exchange(sent), 'GET'))
        if (!told.test(difference)) wrong.push(`${sent.target}: ${difference}`);
    await server.stop();
    expect(asks.length).toBeGreaterThan(process.env.LONG ? 200 : 30);
    expect(wrong).toEqual([]);
  });
}

describeWith(nginxBinary, 'a whole site beside another: nginx', 'apt-get install nginx', () =>
  answersAll(async ({ folder, root, port, textOf }) => {
    const [http, server, fields] = ['http', 'server', 'fields'].map((name) => textOf(`nginx/gazette-${name}.conf`));
    const site = `${http}server {\nlisten 127.0.0.1:${port};\nroot ${root};\n${server}${fields}}\n`;
    writeTexts(folder, [
      { file: 'site.conf', text: site },
      { file: 'nginx.conf', text: mainFile(folder, 'site.conf') },
    ]);
    return startServer('nginx', ['-c', join(folder, 'nginx.conf')], { port });
  }),
);

describeWith(caddyBinary, 'a whole site beside another: Caddy', 'apt-get install caddy', () =>
  answersAll(async ({ folder, root, port, textOf }) => {
    const site = `http://:${port} {\nbind 127.0.0.1\nroot * ${root}\n${textOf('caddy/gazette.caddy')}file_server\n}\n`;
    writeTexts(folder, [{ file: 'Caddyfile', text: `{\nadmin off\n}\n${site}` }]);
    const parameters = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    return startServer('caddy', parameters, { port, env: caddyHome(folder) });
  }),
);

describeWith(apacheBinary, 'a whole site beside another: Apache', 'apt-get install apache2', () =>
  answersAll(({ folder, root, port, textOf }) => {
    const modules = loadModules(['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir', 'env', 'unixd']);
    writeTexts(root, [{ file: '.htaccess', text: textOf('apache/htaccess-block') }]);
    const served = `<Directory ${root}>\nAllowOverride All\nRequire all granted\n</Directory>`;
    return checkedApache(folder, port, `${modules}\nDocumentRoot ${root}\n${served}`);
  }),
);

describeWith(
  lighttpdBinary,
  'a whole site beside another: lighttpd',
  'apt-get install lighttpd lighttpd-mod-magnet',
  () =>
    answersAll(async ({ folder, root, port, textOf }) => {
      const conf = textOf('lighttpd/gazette.conf').replaceAll('/etc/lighttpd/gazette/', `${folder}/`);
      const text = `server.modules = ( "mod_magnet" )\nserver.bind = "127.0.0.1"\nserver.port = ${port}\nserver.document-root = "${root}"\n${conf}`;
      writeTexts(folder, [
        { file: 'gazette.lua', text: textOf('lighttpd/gazette.lua') },
        { file: 'lighttpd.conf', text },
      ]);
      return startServer('lighttpd', ['-D', '-f', join(folder, 'lighttpd.conf')], { port });
    }, /^accept-ranges: expected undefined, got "none"$/),
);
