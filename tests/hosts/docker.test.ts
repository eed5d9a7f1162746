import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dockerFiles } from '../../src/hosts/nginx/docker.ts';
import { nginx } from '../../src/hosts/nginx/nginx.ts';
import { auditOf } from '../audit/servers.ts';
import { ask, field, httpExchange } from './client.ts';
import { exampleRelease } from './release.ts';
import { describeWith, findCommand, freePort, startServer, temporaryFolder, writeRelease } from './servers.ts';

const [dockerfile, dockerignore] = dockerFiles().map(({ text }) => text) as [string, string];
const release = exampleRelease();
const config = new Map(nginx.emit(release, {}).files.map(({ file, text }) => [`deploy/nginx/${file}`, text]));

/** Instructions of the Dockerfile: name and words. */
const instructions = dockerfile
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));

/** The edits of `sed` in the two files of the image. */
const edited = (text: string) =>
  [...dockerfile.matchAll(/s\|([^|]+)\|([^|]+)\|/g)].reduce(
    (before, [, from, to]) => before.replaceAll(from!, to!),
    text,
  );

/** `COPY a b c/`: each source with its place in the image. */
const copies = instructions
  .filter(([name]) => name === 'COPY')
  .flatMap(([, ...words]) => {
    const target = words.pop()!;
    return words.map(
      (source) =>
        [source, target.endsWith('/') && !source.endsWith('/') ? target + source.split('/').pop() : target] as const,
    );
  });

describe('the Dockerfile', () => {
  test('has known instructions in a sensible order', () => {
    expect(instructions.map(([name]) => name)).toEqual([
      'FROM',
      'RUN',
      'COPY',
      'COPY',
      'COPY',
      'RUN',
      'EXPOSE',
      'HEALTHCHECK',
    ]);
    expect(instructions[0]![1]).toMatch(/^nginx:\d+\.\d+-alpine$/);
    expect(dockerfile).not.toMatch(/latest|ADD |curl.*\|/);
  });

  test('copies what a build makes, and the builder sees nothing else', () => {
    for (const [source] of copies) expect(source === 'dist/' || config.has(source), source).toBe(true);
    const lines = dockerignore.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(lines).toEqual(['*', '!dist', '!deploy/nginx']);
  });

  test('asks for the health of a document that is there', () => {
    const [path] = /http:\/\/127\.0\.0\.1(\/[^"]+)/.exec(dockerfile)!.slice(1);
    expect(release.routes.has(path!)).toBe(true);
  });
});

describeWith(findCommand('nginx'), 'the image, laid out in a folder', 'apt-get install nginx', () => {
  test('serves the site', async () => {
    const image = temporaryFolder('docker');
    const inImage = (path: string) => join(image, path);
    for (const folder of ['etc/nginx/conf.d', 'srv/gazette/current/dist', 'srv/gazette/current/config', 'run'])
      mkdirSync(inImage(folder), { recursive: true });
    writeRelease(inImage('srv/gazette/current/dist'), release);
    const port = await freePort();
    for (const [source, target] of copies) {
      // The only two things that a folder cannot imitate: the root of the file system, and port 80.
      const text = config.get(source)?.replace('listen 80;', `listen 127.0.0.1:${port};`);
      if (text) writeFileSync(inImage(target), edited(text).replaceAll('/srv/', `${image}/srv/`));
    }
    // The nginx.conf of the official image includes conf.d/*.conf inside http, too.
    const main = `daemon off; pid ${image}/run/nginx.pid; events { }
http { include /etc/nginx/mime.types; default_type application/octet-stream; sendfile on; keepalive_timeout 65;
access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${image}/run/${name};`).join(' ')}
include ${image}/etc/nginx/conf.d/*.conf; }\n`;
    writeFileSync(inImage('etc/nginx/nginx.conf'), main);
    const flags = ['-e', 'stderr', '-p', inImage('etc/nginx'), '-c', inImage('etc/nginx/nginx.conf')];
    execFileSync(findCommand('nginx')!, ['-t', ...flags], { stdio: 'ignore' });
    const server = await startServer('nginx', flags, { port });
    try {
      const exchange = httpExchange(server.origin);
      const answer = await exchange(ask('/', { Accept: 'text/markdown', 'Accept-Encoding': 'gzip' }));
      expect([answer.status, field(answer, 'content-type'), field(answer, 'content-encoding')]).toEqual([
        200,
        'text/markdown; charset=utf-8',
        'gzip',
      ]);
      expect(Buffer.from(answer.body)).toEqual(readFileSync(inImage('srv/gazette/current/dist/index.md.gz')));
      expect((await exchange(ask('/nope'))).status).toBe(404);
      const { findings } = await auditOf(new URL(server.origin));
      // nginx before 1.23 reads one Accept line; the image has a newer one.
      expect(findings.filter(({ cause }) => cause !== 'accept-lines')).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});
