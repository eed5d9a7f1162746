import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { byTurn } from '../../support/runs.ts';
import { apacheBinary, loadModules } from '../apache-server.ts';
import { caddyBinary, caddyHome } from '../caddy-server.ts';
import { writeBuild } from '../deployment/builds.ts';
import { lighttpdBinary } from '../lighttpd-server.ts';
import { nginxBinary } from '../nginx-server.ts';
import { describeWith, temporaryFolder, writeTexts } from '../servers.ts';
import { letterRelease } from '../tear/letter-release.ts';
import { certificate, openssl } from '../tls/certificate.ts';

/** A server as a distribution installs it, in a folder: its main file, and programs that find it there. */
interface Distribution {
  readonly name: string;
  readonly found: string | undefined;
  /** The main configuration, if the sheet does not write it itself, below `etc/`. */
  readonly main?: { readonly file: string; readonly text: (folder: string) => string };
  /** Shell programs by their names, which stand before the real ones. */
  readonly programs?: (folder: string) => Readonly<Record<string, string>>;
  /** Where a deployment finds the configuration. */
  readonly conf?: string;
}

const apacheMain = (folder: string) => `ServerRoot /usr/lib/apache2
ServerName localhost
Listen 127.0.0.1:80
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
${loadModules(['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir', 'env', 'unixd', 'alias', 'ssl', 'http2', 'setenvif'])}
TypesConfig /etc/mime.types
Include ${folder}/etc/apache2/sites-enabled/*.conf
`;

const distributions: readonly Distribution[] = [
  {
    name: 'nginx',
    found: nginxBinary,
    main: {
      file: 'nginx/nginx.conf',
      text: (folder) =>
        `pid ${folder}/pid;\nevents {}\nhttp { access_log off; include ${folder}/etc/nginx/conf.d/*.conf; }\n`,
    },
    programs: (folder) => ({
      nginx: `exec ${nginxBinary} -e ${folder}/error.log -c ${folder}/etc/nginx/nginx.conf "$@"`,
    }),
    conf: 'nginx/nginx.conf',
  },
  { name: 'caddy', found: caddyBinary, conf: 'caddy/Caddyfile' },
  {
    name: 'apache',
    found: apacheBinary,
    main: { file: 'apache2/apache2.conf', text: apacheMain },
    programs: (folder) => ({
      a2enmod: 'exit 0',
      a2ensite: `cd ${folder}/etc/apache2/sites-enabled && ln -s ../sites-available/$1.conf $1.conf`,
      apachectl: `[ "$1" = configtest ] && exec ${apacheBinary} -t -f ${folder}/etc/apache2/apache2.conf`,
    }),
    conf: 'apache2/apache2.conf',
  },
  { name: 'lighttpd', found: lighttpdBinary, conf: 'lighttpd/lighttpd.conf' },
  { name: 'node', found: process.execPath },
];

const folders = [
  'nginx/conf.d',
  'caddy',
  'apache2/sites-available',
  'apache2/sites-enabled',
  'lighttpd',
  'systemd/system',
];

/** The commands of a sheet, as they stand there: what is done once, and by the names of the tasks. */
function commandsOf(sheet: string): { readonly once: string[]; readonly task: (name: string) => string } {
  const once = [...sheet.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, command]) => command!);
  const rows = new Map([...sheet.matchAll(/^\| ([^|]+) \| `([^`]+)`/gm)].map(([, task, how]) => [task!, how!]));
  return { once, task: (name) => rows.get(name)! };
}

for (const { name, found, main, programs, conf } of byTurn(distributions, 3)) {
  describeWith(found && openssl, `the sheet of ${name}`, `apt-get install ${name} openssl`, () => {
    it('is done as it stands: once, a deployment, and the way back', { timeout: 120_000 }, () => {
      const folder = temporaryFolder(`sheet-${name}`);
      const etc = join(folder, 'etc');
      for (const one of [...folders.map((one) => join(etc, one)), join(folder, 'bin')])
        mkdirSync(one, { recursive: true });
      if (main) writeTexts(etc, [{ file: main.file, text: main.text(folder) }]);
      const calls = join(folder, 'calls');
      const own = {
        ...programs?.(folder),
        systemctl: `[ "$1" = is-active ] && exit 1; echo "$@" >>${calls}`,
        sync: '',
      };
      for (const [file, text] of Object.entries(own)) {
        writeFileSync(join(folder, 'bin', file), `#!/bin/sh\n${text}\n`);
        chmodSync(join(folder, 'bin', file), 0o755);
      }
      const build = (letter: string) => writeBuild(join(folder, 'project'), name, letterRelease(letter));
      const run = (command: string, more = '') => {
        const here = command.replaceAll('/srv/gazette', join(folder, 'gazette')).replaceAll('/etc/', `${etc}/`);
        const env = { ...process.env, ...caddyHome(folder), PATH: `${folder}/bin:${process.env.PATH}:/usr/sbin` };
        const { status, stdout, stderr } = spawnSync('sh', ['-c', here + more], {
          cwd: join(folder, 'project'),
          env,
          encoding: 'utf8',
        });
        expect(status, `${here}${more}\n${stdout}${stderr}`).toBe(0);
        return stdout;
      };
      const live = () => readFileSync(join(folder, 'gazette/current/dist/index.md'), 'utf8')[2];
      const options = ` --reload true${conf ? ` --conf ${join(etc, conf)}` : ''}`;

      build('A');
      const { once, task } = commandsOf(readFileSync(join(folder, 'project/deploy', name, 'README.md'), 'utf8'));
      const { certificate: chain, key } = certificate();
      for (const command of once) {
        run(command, command.includes('deploy.sh') && conf === undefined ? ' --reload true' : '');
        const copied = command.startsWith('cp ') ? command.split(' ').at(-1)!.replace('/etc/', `${etc}/`) : '';
        if (!existsSync(copied)) continue;
        // An operator fills this in, and this machine may not have it.
        const text = readFileSync(copied, 'utf8').replaceAll(/^ *listen \[::\].*\n/gm, '');
        const filled = text.replaceAll(/[^\s"]*fullchain[.]pem/g, chain).replaceAll(/[^\s"]*privkey[.]pem/g, key);
        writeFileSync(copied, filled);
      }
      expect([live(), readFileSync(calls, 'utf8')]).toEqual([
        'A',
        expect.stringMatching(/^(?:re(?:load|start)|daemon-reload\nenable --now) /),
      ]);
      build('B');
      run(task('Deploy'), options);
      expect(live()).toBe('B');
      run(task('Go back'), options);
      expect(live()).toBe('A');
      expect(run(task('What was live')).trim().split('\n')).toHaveLength(3);
    });
  });
}
