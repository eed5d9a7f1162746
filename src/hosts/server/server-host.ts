import { generatedBanner, renderRouteTable } from '../edge/host-program.ts';
import { shapedTable } from '../edge/route-table.ts';
import type { Host } from '../host.ts';
import handler from './programs/handler.ts?host';
import program from './programs/server.ts?host';

/**
 * A host that is a server of our own in some JavaScript runtime: `server.mjs`, the same for every runtime and every
 * release, and `site.json`, the table of this one.
 */
export function serverHost(runtime: {
  readonly name: string;
  readonly title: string;
  /** For people: `Node.js 20 or newer`. */
  readonly needs: string;
  /** Start command: `node server.mjs`. */
  readonly command: string;
}): Host {
  const { name, title } = runtime;
  return {
    name,
    title,
    instructions: instructions(runtime),
    emit(release, options) {
      const files = [
        { file: 'gazette.service', text: unit(runtime.command) },
        { file: 'handler.mjs', text: generatedBanner + handler },
        { file: 'server.mjs', text: generatedBanner + program },
        { file: 'site.json', text: `${renderRouteTable(shapedTable(release, { ...options, sideCars: true }))}\n` },
      ];
      return { files, unmet: [], exceeded: [] };
    },
  };
}

function instructions({ needs, command }: { readonly needs: string; readonly command: string }): string {
  return `Needs ${needs}, nothing from npm, and a file system that knows \`a\` from \`A\`. It keeps at most 32 MB of \`dist/\` in
memory, and sends files above 1 MB piece by piece.

To try it here: \`PORT=8080 HOST=127.0.0.1 ${command}\` (those are the defaults; TLS is for the proxy in front).

The running server takes a new release on SIGHUP; one that it cannot load leaves the one before. On SIGTERM or SIGINT it
answers what it has begun, then ends.
`;
}

/** For systemd: what starts the server, tells it of a new release, and starts it again. */
function unit(command: string): string {
  return `# Gazette as a service: this file is yours to adapt.
[Unit]
Description=Gazette
After=network.target

[Service]
ExecStart=/usr/bin/env ${command.replace('server.mjs', '@GAZETTE_BASE@/current/config/server.mjs')}
ExecReload=/bin/kill -HUP $MAINPID
Environment=PORT=8080 HOST=127.0.0.1
Restart=always
DynamicUser=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes

[Install]
WantedBy=multi-user.target
`;
}
