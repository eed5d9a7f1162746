import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nginx } from '../../../src/hosts/nginx/nginx.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { installRelease } from '../installed.ts';
import { manyPages } from '../many-pages.ts';
import { mainFile, nginxBinary } from '../nginx-server.ts';
import { exampleRelease } from '../release.ts';
import { describeWith, freePort, type Server, startServer, temporaryFolder, writeTexts } from '../servers.ts';
import { type NginxNeighbour, type NginxPlace, nginxNeighbours } from './nginx-neighbours.ts';
import { type Arrangement, keepsPeace } from './peace.ts';
import { ourHost, theirHost } from './probes.ts';

describeWith(nginxBinary, 'nginx: good neighbours', 'apt-get install nginx', () => {
  const folder = temporaryFolder('nginx-neighbours');
  let server: Server | undefined;
  /** One for all: neighbours name it in their redirects. */
  let port: number | undefined;
  let includes: readonly string[] | undefined;
  /** Answers of nginx with a neighbour that is alone. */
  const told = new Map<NginxNeighbour | undefined, string>();

  const serve = async ({ neighbour, ours, place }: Arrangement<NginxNeighbour>) => {
    includes ??= [exampleRelease(), sampleRelease, manyPages(3)].map(
      (release, i) => `include ${installRelease(join(folder, `base-${i}`), nginx, release).config}/gazette.conf;`,
    );
    await server?.stop();
    port ??= await freePort();
    const [our = '', ...others] = includes;
    const there: NginxPlace = { ...place, port, otherGazette: (i) => others[i] ?? '' };
    const text = servers(there, neighbour, ours ? our : '');
    writeTexts(folder, [
      { file: 'servers.conf', text },
      { file: 'nginx.conf', text: mainFile(folder, 'servers.conf') },
    ]);
    const conf = join(folder, 'nginx.conf');
    const { status, stderr } = spawnSync(nginxBinary ?? 'nginx', ['-t', '-q', '-c', conf], { encoding: 'utf8' });
    const said = stderr.replaceAll(/servers\.conf:\d+/g, 'servers.conf');
    if (!ours) told.set(neighbour, said);
    expect([status, said], 'nginx -t').toEqual([0, told.get(neighbour) ?? '']);
    server = await startServer('nginx', ['-c', conf], { port });
    return server;
  };

  keepsPeace(exampleRelease(), nginxNeighbours, { serve, stop: () => server?.stop() });

  it('are more than twenty', () => {
    expect(nginxNeighbours.length).toBeGreaterThan(20);
  });
});

function servers(place: NginxPlace, neighbour: NginxNeighbour | undefined, our: string): string {
  const { http = '', site, after, inside } = neighbour ?? {};
  const server = (name: string, ...lines: readonly string[]) =>
    `server {\nlisten 127.0.0.1:${place.port};\nserver_name ${name};\n${lines.filter(Boolean).join('\n')}\n}\n`;
  return [
    http,
    our || inside ? server(ourHost, inside?.[0](place) ?? '', our, inside?.[1](place) ?? '') : '',
    neighbour ? server(theirHost, site?.(place) ?? `root ${place.files};`) : '',
    after?.(place) ?? '',
  ].join('\n');
}
