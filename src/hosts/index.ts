import { apache } from './apache/apache.ts';
import { caddy } from './caddy/caddy.ts';
import { cloudfront } from './cloudfront/cloudfront.ts';
import { cloudflare } from './edge/cloudflare.ts';
import { cloudflarePages } from './edge/cloudflare-pages.ts';
import { netlify } from './edge/netlify.ts';
import { vercel } from './edge/vercel.ts';
import type { Host } from './host.ts';
import { kubernetes } from './kubernetes/kubernetes.ts';
import { lighttpd } from './lighttpd/lighttpd.ts';
import { nginx } from './nginx/nginx.ts';
import { bun } from './server/bun.ts';
import { deno } from './server/deno.ts';
import { node } from './server/node.ts';
import { amplify } from './static/amplify.ts';
import { firebase } from './static/firebase.ts';
import { githubPages } from './static/github-pages.ts';
import { gitlabPages } from './static/gitlab-pages.ts';
import { googleCloudStorage } from './static/google-cloud-storage.ts';
import { iis } from './static/iis.ts';

/** THE TABLE of hosts, in the order of the manual: servers of one's own first, then platforms. */
export const hosts: readonly Host[] = [
  nginx,
  caddy,
  apache,
  lighttpd,
  node,
  bun,
  deno,
  kubernetes,
  cloudflare,
  cloudflarePages,
  netlify,
  vercel,
  cloudfront,
  firebase,
  githubPages,
  gitlabPages,
  googleCloudStorage,
  iis,
  amplify,
];
