import { banner } from '../edge/handler.ts';
import { tableText } from '../edge/literal.ts';
import type { Host } from '../host.ts';
import handler from './programs/handler.ts?host';
import program from './programs/server.ts?host';
import { shapedTable } from './shaped-table.ts';

/**
 * A host that is a server of our own in some JavaScript runtime: `server.mjs`, the same for every runtime and every
 * release, and `site.json`, the table of this one.
 */
export function serverHost(runtime: {
  readonly name: string;
  readonly title: string;
  /** For people: `Node.js 20 or newer`. */
  readonly needs: string;
  /** What starts it: `node server.mjs`. */
  readonly command: string;
}): Host {
  const { name, title } = runtime;
  return {
    name,
    title,
    instructions: instructions(runtime),
    emit(release, options) {
      const files = [
        { file: 'handler.mjs', text: banner + handler },
        { file: 'server.mjs', text: banner + program },
        { file: 'site.json', text: `${tableText(shapedTable(release, options))}\n` },
      ];
      return { files, unmet: [], exceeded: [] };
    },
  };
}

function instructions({ needs, command }: { readonly needs: string; readonly command: string }): string {
  return `Needs ${needs}, and nothing from npm. It keeps at most 32 MB of \`dist/\` in memory.

1. Copy \`dist/\` and this folder to the server, side by side as here, or set \`DIST\` to the folder of \`dist/\`.
2. Start: \`PORT=8080 HOST=127.0.0.1 ${command}\` (those are the defaults). TLS is for the proxy in front.
3. After each build copy both again and restart it: it refuses to start with a \`dist/\` of another build.

\`ACCESS_LOG=on\` prints one JSON object a request. On SIGTERM or SIGINT it answers what it has begun, then ends; let
systemd or a container start it again.
`;
}
