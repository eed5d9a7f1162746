import { join } from 'node:path';
import { describe } from 'vitest';
import { node } from '../../src/hosts/server/node.ts';
import { caddyBinary, startCaddy } from './caddy-server.ts';
import { deployment, startCodeServer } from './code-server.ts';
import { lighttpdBinary, startLighttpd } from './lighttpd-server.ts';
import { nginxBinary, startNginx } from './nginx-server.ts';
import { exampleRelease } from './release.ts';
import { describeWith } from './servers.ts';
import { replaceIn, serving } from './serving.ts';
import { ignoresStrangers } from './strangers.ts';

const release = exampleRelease();

describeWith(caddyBinary, 'Caddy', 'apt-get install caddy', () => {
  ignoresStrangers(
    release,
    serving(() => startCaddy(release)),
  );
});

describeWith(nginxBinary, 'nginx', 'apt-get install nginx', () => {
  ignoresStrangers(
    release,
    serving(async () => ({ ...(await startNginx(release)), replace: () => {} })),
  );
});

describeWith(lighttpdBinary, 'lighttpd', 'apt-get install lighttpd lighttpd-mod-magnet', () => {
  ignoresStrangers(
    release,
    serving(() => startLighttpd(release)),
  );
});

describe('Node.js', () => {
  const { folder, deploy } = deployment(node, release);
  const root = join(folder, 'dist');
  ignoresStrangers(
    release,
    serving(async () => ({ server: await startCodeServer(deploy, process.execPath), root, replace: replaceIn(root) })),
  );
});
