import type { Host } from '../host.ts';
import { serverHost } from './server-host.ts';

/** Our Node server on Bun. */
export const bun: Host = serverHost({
  name: 'bun',
  title: 'Bun',
  needs: 'Bun 1.4 or newer',
  command: 'bun server.mjs',
});
