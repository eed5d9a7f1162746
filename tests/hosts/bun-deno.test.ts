import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Release } from '../../src/core/release.ts';
import { bun } from '../../src/hosts/server/bun.ts';
import { deno } from '../../src/hosts/server/deno.ts';
import { type Exchange, httpExchange } from './client.ts';
import { deployment, startCodeServer } from './code-server.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { describeWith, type Server, temporaryFolder } from './servers.ts';
import { conformance } from './suite.ts';
import { findTool } from './tools.ts';

const runtimes = [
  {
    host: bun,
    command: findTool('@oven/bun-linux-x64', 'bin/bun'),
    install: 'npm package @oven/bun-linux-x64',
    parameters: [],
  },
  {
    host: deno,
    command: findTool('@deno/linux-x64-glibc', 'deno'),
    install: 'npm package @deno/linux-x64-glibc',
    parameters: ['run', '--allow-net', '--allow-read', '--allow-env=DIST,PORT,HOST,ACCESS_LOG'],
  },
];

for (const { host, command, install, parameters } of runtimes) {
  const start = (release: Release) => {
    let server: Server;
    let exchange: Exchange;
    const { deploy } = deployment(host, release);

    beforeAll(async () => {
      // Deno keeps what it has compiled below the home folder otherwise.
      const env = { DENO_DIR: join(temporaryFolder('deno-cache')) };
      server = await startCodeServer(deploy, command!, parameters, env);
      exchange = httpExchange(server.origin);
    });
    afterAll(() => server?.stop());

    return () => exchange;
  };

  describeWith(command, `the server for ${host.title}`, install, () => {
    const release = exampleRelease();
    const exchange = start(release);
    conformance(host.name, () => ({ release, exchange: exchange(), encodings: ['br', 'gzip'] }));
  });

  describeWith(command, `the server for ${host.title}: preflight`, install, () => {
    answersPreflight(start(preflightRelease()));
  });
}
