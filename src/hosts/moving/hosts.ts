import { movedCloudfront, movedNetlify, movedNode, movedPages, movedVercel, movedWorkers } from './code.ts';
import type { Moved, MovedHost } from './moved.ts';
import { movedFiles, movedFirebase } from './platforms.ts';
import { movedApache, movedCaddy, movedHaproxy, movedLighttpd, movedNginx, movedVarnish } from './servers.ts';

/** How each host of THE TABLE (src/hosts/index.ts) sends an old origin's paths to the new one, and what stands before hosts. */
export const moves: Readonly<Record<string, (moved: Moved) => MovedHost>> = {
  nginx: movedNginx,
  caddy: movedCaddy,
  apache: movedApache,
  lighttpd: movedLighttpd,
  node: movedNode('node'),
  bun: movedNode('bun'),
  deno: movedNode('deno run --allow-net --allow-env'),
  cloudflare: movedWorkers,
  'cloudflare-pages': movedPages,
  netlify: movedNetlify,
  vercel: movedVercel,
  cloudfront: movedCloudfront,
  firebase: movedFirebase,
  'github-pages': movedFiles,
  'gitlab-pages': movedFiles,
  haproxy: movedHaproxy,
  varnish: movedVarnish,
};
