import type { Host, HostFile } from '../host.ts';
import { operations, type ServerSetup, setupCommands } from '../operation/operations.ts';
import args from './script/arguments.sh?text';
import carry from './script/carry.sh?text';
import javascript from './script/javascript.sh?text';
import live from './script/live.sh?text';
import lock from './script/lock.sh?text';
import main from './script/main.sh?text';
import prune from './script/prune.sh?text';
import release from './script/release.sh?text';
import remote from './script/remote.sh?text';
import server from './script/server.sh?text';
import apache from './servers/apache.sh?text';
import bun from './servers/bun.sh?text';
import caddy from './servers/caddy.sh?text';
import deno from './servers/deno.sh?text';
import lighttpd from './servers/lighttpd.sh?text';
import nginx from './servers/nginx.sh?text';
import node from './servers/node.sh?text';

const head = `#!/bin/sh
# Gazette: puts a release live on a server of your own, whole or not at all. Generated; do not edit.
# sh deploy.sh --help shows the options and the exit codes.
PATH=$PATH:/usr/local/sbin:/usr/sbin:/sbin
`;

const rollback = `#!/bin/sh
# Gazette: puts a release live that was live before. Generated; do not edit.
exec sh "$(dirname -- "$0")/deploy.sh" --rollback "$@"
`;

/** `deploy.sh` and `rollback.sh` of a server of one's own; nothing for a platform. */
export function deploymentFiles({ name }: Pick<Host, 'name'>): readonly HostFile[] {
  const own = serverScripts[name];
  const once = operations[name]?.once;
  if (own === undefined || once === undefined) return [];
  const parts = [head, own, firstTime(once), args, lock, release, carry, server, live, prune, remote, main];
  return [
    { file: 'deploy.sh', text: parts.join('\n') },
    { file: 'rollback.sh', text: rollback },
  ];
}

/** Text after the first deployment: the commands of the sheet. */
function firstTime(once: ServerSetup): string {
  const [copy, load] = setupCommands(once, '$base', `\${base##*/}`);
  const plain = once.plain === undefined ? '' : `   # behind a proxy that ends TLS: ${once.plain.replaceAll('`', '')}`;
  return `first_time() { say "  ${copy}${plain}" "  ${load}"; }\n`;
}

const onPlatforms = `Before each build, fetch the assets that are live, as the workflows in \`deploy/ci/\` do: pages that are open or in caches
still need them, and a platform keeps the files of one release only.
`;

/** README.md text of a platform on earlier releases. */
export function renderDeploymentText({ name, keepsFiles }: Pick<Host, 'name' | 'keepsFiles'>): string {
  return keepsFiles || serverScripts[name] !== undefined ? '' : onPlatforms;
}

/** Shell lines of the script that differ from server to server, by the name of the host. */
const serverScripts: Readonly<Record<string, string>> = {
  nginx,
  caddy,
  apache,
  lighttpd,
  node: javascript + node,
  bun: javascript + bun,
  deno: javascript + deno,
};
