import { join } from 'node:path';
import type { Release } from '../../src/core/release.ts';
import type { Host } from '../../src/hosts/host.ts';
import { freePort, type Server, startServer, temporaryFolder, writeRelease, writeTexts } from './servers.ts';

/** The folder of a deployment: dist/, and beside it deploy/<host>/ as the build writes it. */
export function deployment(host: Host, release: Release): { readonly folder: string; readonly deploy: string } {
  const folder = temporaryFolder(host.name);
  const deploy = join(folder, 'deploy', host.name);
  writeRelease(join(folder, 'dist'), release);
  const { files, uploaded = [] } = host.emit(release, {});
  writeTexts(deploy, files);
  writeTexts(join(folder, 'dist'), uploaded);
  return { folder, deploy };
}

/** Starts `server.mjs` of a host of our own with its runtime. */
export async function startCodeServer(
  deploy: string,
  command: string,
  parameters: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = Number(env.PORT ?? (await freePort()));
  const all = { HOST: '127.0.0.1', PORT: String(port), ...env };
  return startServer(command, [...parameters, join(deploy, 'server.mjs')], { port, env: all });
}
