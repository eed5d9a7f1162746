import type { Host } from '../host.ts';
import { serverHost } from './server-host.ts';

/** The same server for Bun. */
export const bun: Host = serverHost({
  name: 'bun',
  title: 'Bun',
  needs: 'Bun 1.4 or newer',
  command: 'bun server.mjs',
});
