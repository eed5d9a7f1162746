import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { afterAll } from 'vitest';
import { sha256 } from '../../../src/core/digest.ts';
import type { Release } from '../../../src/core/release.ts';
import { temporaryFolder, writeTexts } from '../servers.ts';
import { type Built, writeBuild } from './builds.ts';
import { type Ran, type RunOptions, run } from './run.ts';

/** A machine to deploy to: a folder of releases, and a server that takes the release which is current as it is told. */
export interface Bench {
  readonly folder: string;
  readonly base: string;
  readonly origin: string;
  /** The options that every deployment gets, and its environment. */
  readonly usual: readonly string[];
  readonly env: Readonly<Record<'PATH', string>>;
  /** Writes a build of a release. */
  build(name: string, release: Release): Built;
  /** Deploys it with what this server needs. */
  deploy(built: Built, more?: readonly string[], options?: RunOptions): Promise<Ran>;
  rollback(built: Built, more?: readonly string[]): Promise<Ran>;
  /** The release that a link names; undefined without one. */
  named(link: 'current' | 'previous'): string | undefined;
  /** The release that the server serves. */
  served(): string | undefined;
  releases(): string[];
}

export async function bench(host = 'node'): Promise<Bench> {
  const folder = temporaryFolder('bench');
  const base = join(folder, 'base');
  const taken = join(folder, 'taken');
  // nginx without nginx: it takes every configuration that does not say "broken". Node takes all; nothing waits for the disk.
  const nginx = '#!/bin/sh\nfor last; do :; done\n! grep -rR broken "$(dirname "$last")"\n';
  const bin = join(folder, 'bin');
  for (const [file, text] of Object.entries({ nginx, node: '#!/bin/sh\n', sync: '#!/bin/sh\n' })) {
    writeTexts(bin, [{ file, text }]);
    chmodSync(join(bin, file), 0o755);
  }
  const served = () => (existsSync(taken) ? readFileSync(taken, 'utf8').trim() : undefined);
  const server = createServer(({ url = '' }, response) => {
    const file = join(base, served() ?? '', 'dist', url.replace(/[?].*$/, '').replace(/\/$/, '/index.html'));
    response.end(existsSync(file) ? readFileSync(file) : 'none');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const usual = ['--base', base, '--origin', origin, '--wait', '0', '--reload', `readlink ${base}/current > ${taken}`];
  const env = { PATH: `${bin}:${process.env.PATH}`, GITHUB_SHA: '', CI_COMMIT_SHA: '' };
  return {
    folder,
    base,
    origin,
    usual,
    env,
    build: (name, release) => writeBuild(join(folder, name), host, release),
    deploy: ({ deploy }, more = [], options = {}) =>
      run(deploy, [...usual, ...more], { ...options, env: { ...env, ...options.env } }),
    rollback: ({ rollback }, more = []) => run(rollback, [...usual, ...more], { env }),
    named: (link) => (existsSync(join(base, link)) ? basename(readlinkSync(join(base, link))) : undefined),
    served: () => served()?.replace('releases/', ''),
    releases: () => readdirSync(join(base, 'releases')).sort(),
  };
}

/** Files of a release that a folder does not hold, or holds with other bytes. */
export function lacking(folder: string, release: Release): string[] {
  return [...release.files.values()]
    .filter(({ file, sha256: digest }) => {
      const path = join(folder, 'dist', file);
      return !existsSync(path) || sha256(readFileSync(path)) !== digest;
    })
    .map(({ file }) => file);
}
