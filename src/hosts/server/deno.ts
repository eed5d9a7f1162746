import type { Host } from '../host.ts';
import { serverHost } from './server-host.ts';

/** Our Node server on Deno. */
export const deno: Host = serverHost({
  name: 'deno',
  title: 'Deno',
  needs: 'Deno 2.9 or newer',
  command: 'deno run --allow-net --allow-read --allow-env=DIST,PORT,HOST,ACCESS_LOG server.mjs',
});
