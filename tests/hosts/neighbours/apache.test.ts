import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { apache } from '../../../src/hosts/apache/apache.ts';
import { sampleRelease } from '../../http/sample-release.ts';
import { apacheBinary, checkedApache, loadModules } from '../apache-server.ts';
import { installRelease } from '../installed.ts';
import { manyPages } from '../many-pages.ts';
import { exampleRelease } from '../release.ts';
import { describeWith, freePort, type Server, temporaryFolder } from '../servers.ts';
import { type ApacheNeighbour, type ApachePlace, apacheNeighbours, files } from './apache-neighbours.ts';
import { type Arrangement, keepsPeace } from './peace.ts';
import { ourHost, theirHost } from './probes.ts';

describeWith(apacheBinary, 'Apache: good neighbours', 'apt-get install apache2', () => {
  const folder = temporaryFolder('apache-neighbours');
  let installed: readonly string[] | undefined;
  let server: Server | undefined;

  const serve = async ({ neighbour, ours, place }: Arrangement<ApacheNeighbour>) => {
    installed ??= [exampleRelease(), ...Array.from({ length: 9 }, (_, i) => (i ? manyPages(i) : sampleRelease))].map(
      (release, i) => `${installRelease(join(folder, `base-${i}`), apache, release).config}/gazette.conf`,
    );
    await server?.stop();
    const port = await freePort();
    const [our = '', ...others] = installed;
    const there = { ...place, port, otherGazette: (i: number) => others[i] ?? '' };
    writeFileSync(join(place.files, '.htaccess'), `${neighbour?.htaccess ?? ''}\n`);
    server = await checkedApache(folder, port, configuration(there, neighbour, ours ? our : ''));
    return server;
  };

  keepsPeace(exampleRelease(), apacheNeighbours, { serve, stop: () => server?.stop() });

  it('are more than twenty', () => {
    expect(apacheNeighbours.length).toBeGreaterThan(20);
  });
});

function configuration(place: ApachePlace, neighbour: ApacheNeighbour | undefined, our: string): string {
  const { modules = [], global = '', site = files, after, inside } = neighbour ?? {};
  const host = (name: string, ...lines: readonly string[]) =>
    [`<VirtualHost *:${place.port}>`, `ServerName ${name}`, ...lines.filter(Boolean), '</VirtualHost>'].join('\n');
  const include = our ? `Include "${our}"` : files(place);
  return [
    loadModules([...always, ...modules]),
    typeof global === 'string' ? global : global(place),
    neighbour ? host(theirHost, site(place)) : '',
    our || inside ? host(ourHost, inside?.[0](place) ?? '', include, inside?.[1](place) ?? '') : '',
    after?.(place) ?? '',
  ].join('\n');
}

/** Without the modules that a neighbour brings. */
const always = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'dir', 'env', 'alias', 'autoindex', 'unixd'];
