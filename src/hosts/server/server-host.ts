import { handlerSource } from '../edge/handler-source.ts';
import type { Host } from '../host.ts';
import { serverSource } from './server-source.ts';

// A server keeps what it started with: the table of handler.mjs and the files of dist/ are one build or none.
const bodies = `// Reads dist/ into memory, once: no answer waits for a disk, and none mixes two builds.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { files } from "./handler.mjs";

const folder = process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
const read = ([file, tag]) => {
  const body = readFileSync(join(folder, file));
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  if (tag !== undefined && tag !== \`"\${digest}"\`) throw new Error(\`\${file} is of another build than handler.mjs\`);
  return [file, body];
};

function load() {
  try {
    return new Map(files().map(read));
  } catch (error) {
    console.error(\`Cannot serve \${folder}: \${error.message}\`);
    process.exit(1);
  }
}

export const bodies = load();
`;

const filesSource = `// Every file that an answer may need, with the ETag that proves it to be of this build.
function files() {
  const found = new Map([[site.missingFile, undefined]]);
  for (const [file, , tag, , encodings] of [...site.routes.values()].flat()) {
    found.set(file, tag);
    for (const encoding of encodings) found.set(file + suffixes[encoding], undefined);
  }
  return [...found];
}

export { answer, files, respond };
`;

/**
 * A host that is a server of our own in some JavaScript runtime: `handler.mjs` (the table and the rules), `bodies.mjs`
 * (dist/ in memory) and `server.mjs`, the same for every runtime.
 *
 * @param runtime.needs for people: `Node.js 20 or newer`
 * @param runtime.command what starts it: `node server.mjs`
 */
export function serverHost(runtime: {
  readonly name: string;
  readonly title: string;
  readonly needs: string;
  readonly command: string;
}): Host {
  const { name, title } = runtime;
  return {
    name,
    title,
    instructions: instructions(runtime),
    emit(release, options) {
      const handler = `${handlerSource(release, { ...options, sideCars: true })}\n${filesSource}`;
      const files = [
        { file: 'bodies.mjs', text: bodies },
        { file: 'handler.mjs', text: handler },
        { file: 'server.mjs', text: serverSource },
      ];
      return { files, unmet: [], exceeded: [] };
    },
  };
}

function instructions({ needs, command }: { readonly needs: string; readonly command: string }): string {
  return `Needs ${needs}, and nothing from npm. It holds the whole of \`dist/\` in memory.

1. Copy \`dist/\` and this folder to the server, side by side as here, or set \`DIST\` to the folder of \`dist/\`.
2. Start: \`PORT=8080 HOST=127.0.0.1 ${command}\` (those are the defaults). TLS is for the proxy in front.
3. After each build copy both again and restart it: it refuses to start with a \`dist/\` of another build.

\`ACCESS_LOG=on\` prints one JSON object a request. On SIGTERM or SIGINT it answers what it has begun, then ends; let
systemd or a container start it again.
`;
}
