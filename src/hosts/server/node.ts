import type { Host } from '../host.ts';
import { serverHost } from './server-host.ts';

/** A server of our own: the handler of the code hosts behind node:http. */
export const node: Host = serverHost({
  name: 'node',
  title: 'Node.js',
  needs: 'Node.js 20 or newer',
  command: 'node server.mjs',
});
