import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A registry on this machine that has the packages of these folders and tarballs, and no others. */
export interface Registry {
  readonly url: string;
  /** Names of packages that were asked for. */
  readonly asked: ReadonlySet<string>;
  close(): void;
}

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly tarball: Buffer;
}

/** `tarballs` are paths of .tgz files; `work` is a folder for what is unpacked. */
export async function registryOf(tarballs: readonly string[]): Promise<Registry> {
  const packages = new Map(tarballs.map((file) => [packedIn(file).name, packedIn(file)]));
  const asked = new Set<string>();
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const [, name = '', file] = /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.*))?$/.exec(path) ?? [];
    asked.add(name);
    const found = packages.get(name);
    if (!found) return response.writeHead(404).end('{}');
    if (file !== undefined) return response.writeHead(200).end(found.tarball);
    const { port } = server.address() as AddressInfo;
    const { tarball: _, ...manifest } = found;
    const dist = { tarball: `http://127.0.0.1:${port}/${name}/-/${found.version}.tgz` };
    const versions = { [found.version]: { ...manifest, dist } };
    return response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ name, 'dist-tags': { latest: found.version }, versions }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked, close: () => void server.close() };
}

function packedIn(file: string): Packed {
  const text = execFileSync('tar', ['--extract', '--gzip', '--to-stdout', '--file', file, 'package/package.json'], {
    encoding: 'utf8',
  });
  return { ...(JSON.parse(text) as Omit<Packed, 'tarball'>), tarball: readFileSync(file) };
}

/** Tarballs of installed packages, made in a folder: what npm would have fetched for them. */
export function tarballsOf(folders: readonly string[], out: string): string[] {
  execFileSync('npm', ['pack', ...folders, '--pack-destination', out, '--ignore-scripts', '--silent']);
  return readdirSync(out).flatMap((name) => (name.endsWith('.tgz') ? [join(out, name)] : []));
}
