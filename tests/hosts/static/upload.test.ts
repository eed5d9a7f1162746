import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { node } from '../../../src/hosts/server/node.ts';
import { deployment, startCodeServer } from '../code-server.ts';
import { smallRelease } from '../release.ts';

const page = readFileSync(new URL('../../../docs/pages/how-to/host-google-cloud-storage.md', import.meta.url), 'utf8');

it('the upload to Google Cloud Storage gives each file what the origin answers with, pages last', async () => {
  const release = smallRelease();
  const { folder, deploy } = deployment(node, release);
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  writeFileSync(join(tools, 'gcloud'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const server = await startCodeServer(deploy, process.execPath);
  const [, script = ''] = /```bash\n([\s\S]*?)```/.exec(page) ?? [];
  const env = { PATH: `${tools}:${process.env.PATH}`, BUCKET: 'b', ORIGIN: server.origin };
  const { stdout } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  await server.stop();
  const lines = stdout.trim().split('\n');
  const wanted = [...release.routes.values()].map(({ variants: [first] }) => {
    const { 'Content-Type': type, 'Cache-Control': cache } = first!.headers;
    return `storage cp ${first!.file} gs://b/${first!.file} --content-type=${type} --cache-control=${cache}`;
  });
  expect(lines.filter((line) => !line.includes('gs://b/404.html')).sort()).toEqual(wanted.sort());
  const pagesAt = lines.findIndex((line) => line.includes('.html --'));
  expect(lines.slice(pagesAt).filter((line) => !line.includes('.html --'))).toEqual([]);
});
