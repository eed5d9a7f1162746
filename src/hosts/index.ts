import apache from './apache/apache.ts?lazy';
import caddy from './caddy/caddy.ts?lazy';
import cloudfront from './cloudfront/cloudfront.ts?lazy';
import cloudflare from './edge/cloudflare.ts?lazy';
import cloudflarePages from './edge/cloudflare-pages.ts?lazy';
import netlify from './edge/netlify.ts?lazy';
import vercel from './edge/vercel.ts?lazy';
import type { Host } from './host.ts';
import kubernetes from './kubernetes/kubernetes.ts?lazy';
import { lateHost } from './late-host.ts';
import lighttpd from './lighttpd/lighttpd.ts?lazy';
import nginx from './nginx/nginx.ts?lazy';
import bun from './server/bun.ts?lazy';
import deno from './server/deno.ts?lazy';
import node from './server/node.ts?lazy';
import amplify from './static/amplify.ts?lazy';
import firebase from './static/firebase.ts?lazy';
import githubPages from './static/github-pages.ts?lazy';
import gitlabPages from './static/gitlab-pages.ts?lazy';
import googleCloudStorage from './static/google-cloud-storage.ts?lazy';
import iis from './static/iis.ts?lazy';

/** THE TABLE of hosts, in the order of the manual: servers of one's own first, then platforms. */
export const hosts: readonly Host[] = [
  lateHost('nginx', () => nginx<typeof import('./nginx/nginx.ts')>().nginx),
  lateHost('caddy', () => caddy<typeof import('./caddy/caddy.ts')>().caddy),
  lateHost('apache', () => apache<typeof import('./apache/apache.ts')>().apache),
  lateHost('lighttpd', () => lighttpd<typeof import('./lighttpd/lighttpd.ts')>().lighttpd),
  lateHost('node', () => node<typeof import('./server/node.ts')>().node),
  lateHost('bun', () => bun<typeof import('./server/bun.ts')>().bun),
  lateHost('deno', () => deno<typeof import('./server/deno.ts')>().deno),
  lateHost('kubernetes', () => kubernetes<typeof import('./kubernetes/kubernetes.ts')>().kubernetes),
  lateHost('cloudflare', () => cloudflare<typeof import('./edge/cloudflare.ts')>().cloudflare),
  lateHost('cloudflare-pages', () => cloudflarePages<typeof import('./edge/cloudflare-pages.ts')>().cloudflarePages),
  lateHost('netlify', () => netlify<typeof import('./edge/netlify.ts')>().netlify),
  lateHost('vercel', () => vercel<typeof import('./edge/vercel.ts')>().vercel),
  lateHost('cloudfront', () => cloudfront<typeof import('./cloudfront/cloudfront.ts')>().cloudfront, { grows: true }),
  lateHost('firebase', () => firebase<typeof import('./static/firebase.ts')>().firebase, { grows: true }),
  lateHost('github-pages', () => githubPages<typeof import('./static/github-pages.ts')>().githubPages, { grows: true }),
  lateHost('gitlab-pages', () => gitlabPages<typeof import('./static/gitlab-pages.ts')>().gitlabPages, { grows: true }),
  lateHost(
    'google-cloud-storage',
    () => googleCloudStorage<typeof import('./static/google-cloud-storage.ts')>().googleCloudStorage,
    { grows: true },
  ),
  lateHost('iis', () => iis<typeof import('./static/iis.ts')>().iis, { grows: true }),
  lateHost('amplify', () => amplify<typeof import('./static/amplify.ts')>().amplify, { grows: true }),
];
