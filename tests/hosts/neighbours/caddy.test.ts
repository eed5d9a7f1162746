import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caddy } from '../../../src/hosts/caddy/caddy.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { caddyBinary, caddyHome } from '../caddy-server.ts';
import { installRelease } from '../installed.ts';
import { manyPages } from '../many-pages.ts';
import { exampleRelease } from '../release.ts';
import { describeWith, freePort, type Server, startServer, temporaryFolder, writeTexts } from '../servers.ts';
import { type CaddyNeighbour, type CaddyPlace, caddyNeighbours } from './caddy-neighbours.ts';
import { type Arrangement, keepsPeace } from './peace.ts';
import { ourHost, theirHost } from './probes.ts';

describeWith(caddyBinary, 'Caddy: good neighbours', 'apt-get install caddy', () => {
  const folder = temporaryFolder('caddy-neighbours');
  let running: { readonly server: Server; readonly port: number; readonly admin: string } | undefined;
  let imports: readonly string[] | undefined;

  /** One Caddy for all arrangements: it takes each by its admin API, as a deployment does. */
  const serve = async ({ neighbour, ours, place }: Arrangement<CaddyNeighbour>) => {
    imports ??= [exampleRelease(), sampleRelease, manyPages(3)].map(
      (release, i) => `import "${installRelease(join(folder, `base-${i}`), caddy, release).config}/gazette.caddy"`,
    );
    running ??= await start(folder);
    const { server, port, admin } = running;
    const [our = '', ...others] = imports;
    const there = { ...place, port, otherGazette: (i: number) => others[i] ?? '' };
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, caddyfile(admin, there, neighbour, ours ? our : ''));
    const warnings = await load(admin, file);
    expect(warnings, 'warnings of Caddy').toEqual([]);
    return server;
  };

  keepsPeace(exampleRelease(), caddyNeighbours, { serve, stop: () => running?.server.stop() });

  it('are more than twenty', () => {
    expect(caddyNeighbours.length).toBeGreaterThan(20);
  });
});

async function start(folder: string) {
  const [port, admin] = [await freePort(), `127.0.0.1:${await freePort()}`];
  const text = `{\n\tadmin ${admin}\n}\n\nhttp://:${port} {\n\trespond ok\n}\n`;
  writeTexts(folder, [{ file: 'Caddyfile', text }]);
  const parameters = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  return { port, admin, server: await startServer('caddy', parameters, { port, env: caddyHome(folder) }) };
}

function caddyfile(admin: string, place: CaddyPlace, neighbour: CaddyNeighbour | undefined, our: string): string {
  const { global = '', before = '', site, after, inside } = neighbour ?? {};
  const block = (head: string, ...lines: readonly string[]) => `${head} {\n${lines.filter(Boolean).join('\n')}\n}\n`;
  const fileServer = `root * ${place.files}\nfile_server`;
  return [
    block('', `admin ${admin}`, global).trimStart(),
    before,
    our || inside
      ? block(`http://${ourHost}:${place.port}`, inside?.[0](place) ?? '', our, inside?.[1](place) ?? '')
      : '',
    neighbour ? block(`http://${theirHost}:${place.port}`, site?.(place) ?? fileServer) : '',
    after?.(place) ?? '',
  ].join('\n');
}

/** Gives Caddy a configuration; returns what it complains of, but that it is not laid out as `caddy fmt` does. */
async function load(admin: string, file: string): Promise<readonly string[]> {
  // By a process of its own, as `caddy reload` does: an "order" stays in the process that has read it.
  const { status, stdout, stderr } = spawnSync(caddyBinary ?? 'caddy', ['adapt', '--config', file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  // Without must-revalidate it would not load again what it has already.
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'must-revalidate' };
  const answer = await fetch(`http://${admin}/load`, { method: 'POST', headers, body: stdout });
  if (!answer.ok) throw new Error(await answer.text());
  return stderr.split('\n').filter((line) => /warn/i.test(line) && !line.includes('caddy fmt'));
}
