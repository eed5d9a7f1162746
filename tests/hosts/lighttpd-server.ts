import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sha256 } from '../../src/core/digest.ts';
import type { Release } from '../../src/core/release.ts';
import type { HostOptions } from '../../src/hosts/host.ts';
import { lighttpd } from '../../src/hosts/lighttpd/lighttpd.ts';
import { findCommand, freePort, startServer, temporaryFolder, writeRelease, writeTexts } from './servers.ts';
import type { Serving } from './serving.ts';

export const lighttpdBinary = findCommand('lighttpd');

/** Installs the configuration as its README says, lets lighttpd check it, and starts it on a free port. */
export async function startLighttpd(release: Release, options: HostOptions = {}): Promise<Serving> {
  const folder = temporaryFolder('lighttpd');
  const port = await freePort();
  const root = join(folder, 'dist');
  const install = (later: Release) => {
    writeRelease(root, later);
    const files = lighttpd.emit(later, options).files.map(({ file, text }) => ({ file, text: adapted(text) }));
    writeTexts(folder, files);
  };
  const adapted = (text: string) =>
    text
      .replace('/srv/gazette/dist', root)
      .replaceAll('/srv/gazette/deploy', folder)
      // It looks at a file once a second, which would make a test of changes slow.
      .replace(
        'server.port = 80',
        `server.bind = "127.0.0.1"\nserver.port = ${port}\nserver.stat-cache-engine = "disable"`,
      );
  install(release);
  const conf = join(folder, 'lighttpd.conf');
  const checked = spawnSync(lighttpdBinary!, ['-tt', '-f', conf], { encoding: 'utf8' });
  if (checked.status !== 0 || checked.stderr !== '') throw new Error(`lighttpd -tt: ${checked.stderr}`);
  const server = await startServer('lighttpd', ['-D', '-f', conf], { port });
  return { server, root, replace: (file, bytes) => install(withFile(release, file, bytes)) };
}

/** The release after a change of one file, whose tag is in gazette.lua. */
function withFile(release: Release, file: string, bytes: Uint8Array): Release {
  const digest = sha256(bytes);
  const routes = [...release.routes].map(([path, { variants }]) => {
    const changed = variants.map((variant) =>
      variant.file === file ? { ...variant, headers: { ...variant.headers, ETag: `"${digest}"` } } : variant,
    );
    return [path, { path, variants: changed }] as const;
  });
  const files = new Map([...release.files, [file, { file, bytes, sha256: digest }]]);
  return { ...release, files, routes: new Map(routes) };
}
