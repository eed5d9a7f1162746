import { apache } from './apache.ts';
import { bun } from './bun.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudfront } from './cloudfront.ts';
import { deno } from './deno.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { gitlabPages } from './gitlab-pages.ts';
import type { Host } from './host.ts';
import { lighttpd } from './lighttpd.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { node } from './node.ts';
import { vercel } from './vercel.ts';

/** THE TABLE of hosts, in the order of the manual: servers of one's own first, then platforms. */
export const hosts: readonly Host[] = [
  nginx,
  caddy,
  apache,
  lighttpd,
  node,
  bun,
  deno,
  cloudflare,
  netlify,
  vercel,
  cloudfront,
  firebase,
  githubPages,
  gitlabPages,
];
