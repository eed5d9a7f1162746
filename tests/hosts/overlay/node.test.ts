import { join } from 'node:path';
import { describe } from 'vitest';
import { nodeOverlay } from '../../../src/hosts/overlay/node.ts';
import { buildOverlaySite } from '../../../src/hosts/overlay/overlay-host.ts';
import { startServer, temporaryFolder, writeRelease, writeTexts } from '../servers.ts';
import { foreign, packed } from './attached.ts';
import { staysTheirs } from './proof.ts';

const program = new URL('./node-server.mjs', import.meta.url).pathname;

describe('Node.js: the middleware before a server that is there', () => {
  const folder = temporaryFolder('overlay-node');

  staysTheirs({
    release: packed,
    async start(overlaid, port) {
      const root = join(folder, 'site');
      if (!overlaid) writeRelease(root, packed);
      const { files } = nodeOverlay.emit(buildOverlaySite(packed, foreign), { root });
      writeTexts(folder, files);
      const middleware = overlaid ? [join(folder, 'gazette.mjs')] : [];
      return startServer(process.execPath, [program, root, String(port), ...middleware], { port });
    },
  });
});
