import { apacheOverlay } from './apache.ts';
import { caddyOverlay } from './caddy.ts';
import { cloudflareOverlay } from './cloudflare.ts';
import { lighttpdOverlay } from './lighttpd.ts';
import { netlifyOverlay } from './netlify.ts';
import { nginxOverlay } from './nginx.ts';
import { nodeOverlay } from './node.ts';
import type { OverlayHost } from './overlay-host.ts';
import { vercelOverlay } from './vercel.ts';

/** THE TABLE of hosts that an attached site may lie on: servers of one's own first, then platforms. */
export const overlayHosts: readonly OverlayHost[] = [
  nginxOverlay,
  caddyOverlay,
  apacheOverlay,
  lighttpdOverlay,
  nodeOverlay,
  cloudflareOverlay,
  netlifyOverlay,
  vercelOverlay,
];
