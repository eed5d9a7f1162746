import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apacheBinary } from './apache-server.ts';
import { ask, field, httpExchange } from './client.ts';
import { nginxBinary } from './nginx-server.ts';
import { describeWith, findCommand, freePort, startServer, temporaryFolder, writeTexts } from './servers.ts';

const page = readFileSync(new URL('../../docs/pages/reference/hosts.md', import.meta.url), 'utf8');
const linesFor = (name: string) => new RegExp(`\`\`\`${name}\n([^\`]+)\`\`\``).exec(page)?.[1] ?? '';

type Place = { readonly folder: string; readonly port: number };

interface OldServer {
  readonly name: string;
  readonly found: string | undefined;
  readonly main: (place: Place, lines: string) => string;
  readonly command: (main: string) => readonly [command: string, args: readonly string[]];
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const modules = ['mpm_event', 'authz_core', 'headers', 'rewrite'];

const servers: readonly OldServer[] = [
  {
    name: 'nginx',
    found: nginxBinary,
    main: ({ folder, port }, lines) => `daemon off; pid ${folder}/pid; error_log stderr; events { }
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
server { listen 127.0.0.1:${port};\n${lines}} }\n`,
    command: (main) => ['nginx', ['-e', 'stderr', '-c', main]],
  },
  {
    name: 'caddy',
    found: findCommand('caddy'),
    main: ({ port }, lines) => `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n${lines}}\n`,
    command: (main) => ['caddy', ['run', '--adapter', 'caddyfile', '--config', main]],
  },
  {
    name: 'apache',
    found: apacheBinary,
    main: ({ folder, port }, lines) => `ServerRoot /usr/lib/apache2
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
${modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join('\n')}
DocumentRoot ${folder}
${lines}`,
    command: (main) => [apacheBinary ?? 'apache2', ['-D', 'FOREGROUND', '-f', main]],
  },
];

for (const { name, found, main, command } of servers)
  describeWith(found, `the lines of the page on hosts for a moved origin: ${name}`, `apt-get install ${name}`, () => {
    it('send every path with its query, by every method, to the new origin alone', async () => {
      const place = { folder: temporaryFolder(`moved-${name}`), port: await freePort() };
      writeTexts(place.folder, [{ file: 'main', text: main(place, linesFor(name)) }]);
      const [program, args] = command(join(place.folder, 'main'));
      const { origin, stop } = await startServer(program, args, { port: place.port });
      try {
        const exchange = httpExchange(origin);
        for (const target of ['/', '/about/', '/about', '/index.md', '/a%20b/?a=1&b=%2F+%20', '/api/v1/index.json?x'])
          for (const method of ['GET', 'HEAD', 'POST']) {
            const answer = await exchange(ask(target, {}, method));
            const got = ['location', 'access-control-allow-origin', 'cache-control'].map((each) => field(answer, each));
            const wanted = [`https://new.example${target}`, '*', 'public, max-age=3600'];
            expect([answer.status, ...got], `${method} ${target}`).toEqual([308, ...wanted]);
          }
        for (const target of ['//evil.example/', '/\\evil.example', '/.evil.example', '/@evil.example']) {
          const location = field(await exchange(ask(target)), 'location');
          if (location !== undefined) expect(new URL(location).origin).toBe('https://new.example');
        }
      } finally {
        await stop();
      }
    });
  });
