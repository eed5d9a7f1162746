import apache from './apache/apache.ts?lazy';
import caddy from './caddy/caddy.ts?lazy';
import cloudfront from './cloudfront/cloudfront.ts?lazy';
import cloudflare from './edge/cloudflare.ts?lazy';
import cloudflarePages from './edge/cloudflare-pages.ts?lazy';
import netlify from './edge/netlify.ts?lazy';
import vercel from './edge/vercel.ts?lazy';
import { type Host, lazyHost } from './host.ts';
import lighttpd from './lighttpd/lighttpd.ts?lazy';
import nginx from './nginx/nginx.ts?lazy';
import bun from './server/bun.ts?lazy';
import deno from './server/deno.ts?lazy';
import node from './server/node.ts?lazy';
import firebase from './static/firebase.ts?lazy';
import githubPages from './static/github-pages.ts?lazy';
import gitlabPages from './static/gitlab-pages.ts?lazy';

/** Capabilities that file hosts without our header fields lack. */
const filesOnly = ['negotiation', 'canonical-links', 'markdown-tokens', 'homepage-links', 'preflight'] as const;

/** THE TABLE of hosts, in the order of the manual: servers of one's own first, then platforms. */
export const hosts: readonly Host[] = [
  lazyHost('nginx', nginx),
  lazyHost('caddy', caddy),
  lazyHost('apache', apache, { lacksUploaded: ['methods', 'missing-paths'] }),
  lazyHost('lighttpd', lighttpd),
  lazyHost('node', node),
  lazyHost('bun', bun),
  lazyHost('deno', deno),
  lazyHost('cloudflare', cloudflare),
  lazyHost('cloudflare-pages', cloudflarePages),
  lazyHost('netlify', netlify),
  lazyHost('vercel', vercel),
  lazyHost('cloudfront', cloudfront, { grows: true }),
  lazyHost('firebase', firebase, { grows: true, lacks: ['negotiation', 'methods', 'preflight'] }),
  lazyHost('github-pages', githubPages, { grows: true, lacks: [...filesOnly, 'media-types', 'caching'] }),
  lazyHost('gitlab-pages', gitlabPages, { grows: true, lacks: [...filesOnly, 'media-types', 'caching', 'cors'] }),
];
